import { findAction } from '../../language/action-words.ts';
import { bareLetters } from '../../language/bare-letters.ts';
import { titleParts } from '../names/clean-name.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage } from '../site-pages.ts';
import type { Span } from '../text/text-collector.ts';
import { amountsBetween } from './amounts.ts';
import { nameWithin } from './name-within.ts';
import { NAME_MARK } from './offer-words.ts';
import type { PriceMarks } from './price-marks.ts';

/** How far above a buy form its heading may stand, and below it. */
const ABOVE = 2_500;
const BELOW = 500;
export const MAX_NAME = 160;
const HEADINGS = ['h1', 'h2', 'h3', 'h4'];

/** What a product page may be about. */
export interface Heading {
  readonly name: string;
  readonly span: Span;
  /** A main heading (`h1`). */
  readonly isMain: boolean;
}

/**
 * The heading that the title repeats; else the last main heading above the place. That of a home page names the site: null
 * where what is sold there stands below a heading of its own.
 */
export function mainHeading(page: ParsedPage, place: Span): Heading | null {
  const headings = headingsOf(page);
  const found = findMain(page, place, headings);
  const isBetween = ({ span }: Heading) => found && span.start >= found.span.end && span.end <= place.start;
  return isFrontPage(page) && headings.some(isBetween) ? null : found;
}

function headingsOf(page: ParsedPage): Heading[] {
  return HEADINGS.flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, 40)).flatMap((element) => {
    const span = page.spanOf(element);
    const name = page.textOf(element);
    return span && name.length <= MAX_NAME && isProductName(name, page)
      ? [{ name, span, isMain: element.name === 'h1' }]
      : [];
  });
}

function findMain(page: ParsedPage, place: Span, headings: readonly Heading[]): Heading | null {
  // What begins with the site's name is not yet named by its title: "Acme Holidays", of "Join the club | Acme".
  const parts = titleParts(titleOf(page))
    .map(bareLetters)
    .filter((part) => !isSiteName(part, page));
  const isTitled = (name: string) => isRepeated(bareLetters(name), parts);
  const titled =
    headings.find(({ name, isMain }) => isMain && isTitled(name)) ?? headings.find(({ name }) => isTitled(name));
  if (titled) return titled;
  const near = markedNames(page).filter(({ span }) => place.start - span.start <= ABOVE && span.start <= place.end);
  const named = near.find(({ name }) => isTitled(name));
  if (named) return named;
  for (const { start, end } of page.blocks) {
    if (start > place.end + BELOW) break;
    const name = page.text.slice(start, Math.min(end, start + MAX_NAME)).trim();
    if (place.start - start <= ABOVE && name.length >= 8 && isTitled(name) && isProductName(name, page))
      return { name, span: { start, end }, isMain: false };
  }
  const main = headings.filter(({ isMain }) => isMain);
  if (main.length !== 1 && near.length === 1) return near[0] ?? null;
  return main.length === 1 && main[0] && main[0].span.start <= place.end ? main[0] : null;
}

/** Neither the site's own name nor an order to do something. */
export function isProductName(name: string, page: ParsedPage): boolean {
  const bare = bareLetters(name);
  return bare.length >= 3 && !isSiteName(bare, page) && findAction(name) === null;
}

function isSiteName(bare: string, page: ParsedPage): boolean {
  const host = bareLetters(page.url.hostname.replace(/^www\./u, ''));
  return host.startsWith(bare) || bare === bareLetters(page.meta.get('og:site_name') ?? '');
}

/** What the markup calls the name of a product. */
function markedNames(page: ParsedPage): Heading[] {
  return ['span', 'div', 'p', 'b', 'strong', 'td', 'a'].flatMap((tag) =>
    (page.byTag.get(tag) ?? []).flatMap((element) => {
      const { class: words = '', itemprop = '' } = element.attribs;
      if (words === '' || itemprop === 'name' || !NAME_MARK.test(words.slice(0, 200))) return [];
      const span = page.spanOf(element);
      const name = page.textOf(element);
      return span && name.length <= MAX_NAME && isProductName(name, page) ? [{ name, span, isMain: false }] : [];
    }),
  );
}

/** A part of the title says the same, or one begins with the other. */
function isRepeated(name: string, parts: readonly string[]): boolean {
  if (name.length < 5) return false;
  return parts.some((part) => part === name || (part.length >= 8 && (name.startsWith(part) || part.startsWith(name))));
}

/** What the form itself names, above its first price. */
export function headingWithin(page: ParsedPage, place: Span, marks: PriceMarks): Heading | null {
  const amount = amountsBetween(page, place, marks, null).find(({ weight }) => weight >= 0);
  const found = amount && nameWithin(page, { start: place.start, end: amount.at }, (name) => isProductName(name, page));
  return found ? { ...found, isMain: false } : null;
}

function titleOf(page: ParsedPage): string {
  const title = page.byTag.get('title')?.[0];
  const text = title ? title.children.map((child) => ('data' in child ? child.data : '')).join('') : '';
  return `${page.meta.get('og:title') ?? ''} | ${text}`.slice(0, 600);
}
