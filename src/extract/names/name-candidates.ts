import type { Element } from 'domhandler';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';
import { withoutFormBehind } from '../../language/legal-forms.ts';
import { findPageKind, isKnownPhrase } from '../../language/page-kinds.ts';
import { type NamedItem, namedItems } from '../data/structured-name.ts';
import { isInstructionLike } from '../orders/instruction-like.ts';
import { blockLines } from '../page/block-lines.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toSafeLine } from '../safe-text.ts';
import { isFrontPage, type SitePages } from '../site-pages.ts';
import { titleOf } from '../status/page-state.ts';
import { cleanName, isGenericName, titleSides } from './clean-name.ts';
import { aboutName, feedTitle, headingHome } from './frame-names.ts';
import { COPYRIGHT, LOGO, LONE_TITLE_WEIGHT, type NameCandidate, SITE_NAME, SPELT, TITLE } from './name-candidate.ts';
import { matchDomain } from './name-match.ts';
import { isHeading, partsOfName } from './name-parts.ts';
import { findSpeltName } from './spelt-name.ts';
import { thingsOf } from './things-of.ts';

/** What a title is worth that its page's heading repeats. */
const PAGE_TITLE_WEIGHT = 0.6;
/** What stands before “Blog Archive” is worth. */
const NAMED_WEIGHT = 1.6;
/** All that one page offers as the site's name, each with what its source is worth. `first`: the page looked at first. */
export function nameCandidates(page: ParsedPage, site: SitePages, first: boolean): NameCandidate[] {
  const later = first ? 1 : 0.6;
  const found: NameCandidate[] = [];
  const add = (text: string | undefined, weight: number, source: string) => {
    const clean = text ? cleanName(text) : null;
    const name = clean === null ? null : (ownAddressIn(clean, site, source) ?? clean);
    if (!name || isInstructionLike(name)) return;
    found.push({ name, weight: weight * later, page, source });
    for (const { part, less } of partsOfName({ name, weight, page, source }, site))
      if (part !== name) found.push({ name: part, weight: (weight - less) * later, page, source });
  };
  for (const item of namedItems(site.items.get(page) ?? [], page))
    add(item.name, weightOf(item), `schema.org ${item.type}`);
  add(page.meta.get('og:site_name'), 2.4, SITE_NAME);
  add(page.meta.get('application-name'), 1.6, 'application-name');
  add(page.meta.get('apple-mobile-web-app-title'), 1.4, 'apple-mobile-web-app-title');
  add(logoText(page) || headingHome(page), 0.8, LOGO);
  add(feedTitle(page), 0.8, 'the title of its feed');
  // Beneath a home page stands whose it is; beneath an article it may be a photographer.
  add(copyrightHolder(page), isFrontPage(page) ? 1 : 0.7, COPYRIGHT);
  add(
    findSpeltName(blockLines(page), site.domain) ?? findSpeltName(titleOf(page), site.domain) ?? undefined,
    0.8,
    SPELT,
  );
  const things = thingsOf(page, site);
  const parts = nameParts(page, first);
  add(aboutName(page, parts), 0.5, 'a link to more about it');
  for (const part of parts) if (!things.has(part.name)) add(part.name, part.weight, TITLE);
  return found;
}

/**
 * The parts of a title that may name the site: on the home page mostly the first one, elsewhere the last. What the page's
 * own heading says is the page's title; beside a part that only names the page ("Contact") stands the site's name.
 */
function nameParts(page: ParsedPage, first: boolean): { name: string; weight: number }[] {
  const isHome = isFrontPage(page);
  const { ofSite, ofPage } = titleSides(titleOf(page));
  // A title that parts the two itself needs no address to agree.
  if (ofSite !== ofPage) return ofSite.map((name) => ({ name, weight: NAMED_WEIGHT }));
  const written = ofSite.filter((part) => !BYLINE.test(part));
  // "News", "Contact" and "Contact Acme in Leeds" name a page, not the site.
  const said = written.map((part) => withoutPage(part, page.url.hostname));
  const parts = said.filter((part) => (isHome ? !isGenericName(part) : !isKnownPhrase(part) && !startsLikePage(part)));
  const [only] = parts;
  // A title that a heading says as a whole is that of the page, whatever marks are in it.
  if (!isHome && isHeading(toSafeLine(titleOf(page).slice(0, 500)).trim(), page))
    return parts.map((name) => ({ name, weight: PAGE_TITLE_WEIGHT }));
  const last = parts.at(-1);
  const named = isHome ? only : isMainHeading(last, page) ? undefined : last;
  // Of a page beside the first one it tells what that page is, unless the address says so, too.
  const isName = isHome || first || matchDomain(only ?? '', page.url.hostname.replace(/^www\./u, '')) >= 0.6;
  const lone = isName ? LONE_TITLE_WEIGHT : PAGE_TITLE_WEIGHT;
  const best = parts.length < written.length ? 1.1 : written.length === 1 ? lone : 1;
  return parts.map((name) => ({ name, weight: name === named ? best : 0.7 }));
}

/** The one heading of a page says what is there, unless it goes with the address. */
function isMainHeading(text: string | undefined, page: ParsedPage): boolean {
  const [heading, ...more] = page.byTag.get('h1') ?? [];
  const isOne = heading !== undefined && more.length === 0 && page.textOf(heading) === text;
  return isOne && matchDomain(text, page.url.hostname.replace(/^www\./u, '')) === 0;
}

/** "by Jane Doe": who wrote it. */
const BYLINE = /^(?:by|von|par|por|av|af)\s+\p{Lu}/u;

/** "Contact Balise Collision Repair" without its first word, where the rest goes with the domain. */
function withoutPage(part: string, host: string): string {
  const rest = startsLikePage(part) ? part.slice(part.indexOf(' ') + 1).replace(/^(?:us|the)\s+/iu, '') : part;
  return rest !== part && !/^\p{Ll}/u.test(rest) && matchDomain(rest, host.replace(/^www\./u, '')) >= 0.6 ? rest : part;
}

function startsLikePage(part: string): boolean {
  const [first = '', ...rest] = part.split(' ');
  return rest.length > 0 && isKnownPhrase(first) && ![null, 'home'].includes(findPageKind({ text: first }));
}

function weightOf(item: NamedItem): number {
  return item.role === 'site' ? 2.4 : item.role === 'publisher' ? 1.8 : 2.5;
}

/** "Acme.com online shop", "Sales at acme.com": what stands around the site's address only tells of it. */
function ownAddressIn(name: string, { domain }: SitePages, source: string): string | null {
  // "The Acme.com Blog" is the name of blog.acme.com where it says so itself.
  const written = source === TITLE ? [domain, registrableDomain(domain)] : [domain];
  const own = written.map((each) => toUnicode(each as DomainName));
  const words = name.split(' ').map((word) => word.replace(/[®™!?:,]+$/u, ''));
  return words.find((word) => own.includes(word.toLowerCase().replace(/^www\./u, ''))) ?? null;
}

/** An address in a name's place: "acme.com". */
export const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;

/** "Logo of Acme", "Acme logo for printing". */
const LOGO_WORDS = /\blogo(?:\s+(?:of|von|de|di|der|du))?\b|\b(?:for print(?:ing)?|print version)\b/giu;
/** "acmelogo", "acme_logotype_black": what the picture's file is called. */
const FILE_NAME = /^[^\s_]*_\S*$|^\S*logo(?:type)?\d*$/i;
const LOGO_MARK = /logo|brand|site-?(?:title|name)/i;

function logoText(page: ParsedPage): string | undefined {
  const image = (page.byTag.get('img') ?? [])
    .slice(0, 40)
    .find((each) => each.attribs.alt && isLogo(each) && page.isVisible(each));
  const text = image?.attribs.alt?.replace(LOGO_WORDS, '').trim() ?? '';
  if (text === '') return writtenLogo(page);
  return FILE_NAME.test(text) ? undefined : text;
}

/** A logo of letters: a short text in an element that is called so. */
function writtenLogo(page: ParsedPage): string | undefined {
  const boxes = WRITTEN_IN.flatMap((tag) => (page.byTag.get(tag) ?? []).slice(0, MAX_BOXES));
  const logo = boxes.find(({ attribs }) =>
    `${attribs.id ?? ''} ${attribs.class ?? ''}`.split(/\s+/u).some((word) => WRITTEN_LOGO.test(word)),
  );
  const text = logo && page.isVisible(logo) ? page.textOf(logo) : '';
  return text.length <= MAX_WRITTEN ? text : undefined;
}

const WRITTEN_IN = ['div', 'a', 'p', 'span', 'h1', 'h2', 'strong'];
/** A logo stands at the top. */
const MAX_BOXES = 12;
const MAX_WRITTEN = 50;
const WRITTEN_LOGO = /(?:^|[_-])(?:logo|logotype|brand|site-?(?:title|name))(?:[_-](?:text|name|title))?$/iu;

function isLogo({ attribs, parent }: Element): boolean {
  const around = parent && 'attribs' in parent ? `${parent.attribs.class ?? ''} ${parent.attribs.id ?? ''}` : '';
  return LOGO_MARK.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.src?.slice(-80) ?? ''} ${around}`);
}

/** How far from the end of a page its copyright line may stand. */
const COPYRIGHT_REACH = 3_000;

/** "© 2012–2024 Bäckerei Müller GmbH. Alle Rechte vorbehalten." */
function copyrightHolder(page: ParsedPage): string | undefined {
  const from = page.text.length - COPYRIGHT_REACH;
  const blocks = page.blocks.filter(({ start }) => start >= from);
  const end = blocks.flatMap(({ start, end: until }) => linesWithin(page, start, until)).join('\n');
  const line = [...end.matchAll(HOLDER)].at(-1);
  const holder = withoutFormBehind(line?.[1] ?? '').replace(CUT_FORM, '');
  // Beneath an article that is who wrote it.
  const isAuthor = !isFrontPage(page) && holder === page.meta.get('author');
  return holder && !isAuthor && !NO_HOLDER.test(holder) ? holder : undefined;
}

/** What stands below a holder may be a link to somebody else. */
function linesWithin({ text, breaks }: ParsedPage, start: number, end: number): string[] {
  const ends = [...breaks.filter((at) => at > start && at < end), end];
  return ends.map((until, at) => text.slice(ends[at - 1] ?? start, until).trim());
}

const NO_HOLDER =
  /^(?:copyright|all rights|alle rechte|tous droits|todos los|tutti i|все права|wszelkie|design|powered|hosted|web|site|theme|by)/iu;

/** A full stop behind an initial ends no name: "© Jane W. Doe". */
const HOLDER =
  /(?:©|\(c\)|copyright)[\s,:©]*(?:\d{4}(?:\s*[-–—/]\s*\d{2,4})?)?(?:[\s,:.-]|by\b)*([\p{L}][^|.©•·–—\n]{1,60}?)(?:(?<!(?<!\p{L})\p{Lu})\.|,| \d{4}| [-–—|•·] | all rights| alle rechte| tous droits|$)/gimu;
/** A form that its own full stop cut. */
const CUT_FORM = /[\s,]+(?:sp|s)$/iu;
