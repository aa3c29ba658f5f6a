import type { Fact } from '../core/evidence.ts';
import type { Notice, PageFacts } from '../core/site/facts.ts';
import type { Visit } from '../core/site/visit.ts';
import { detectLanguage, normaliseLanguage } from '../language/detect/detect.ts';
import type { ParsedPage } from './page/parsed-page.ts';

/** From this many characters on, a guess that leaves doubt is better than none. */
const ENOUGH_TO_GUESS = 200;

/** What a page declares of its own language: html lang, else Content-Language, else Open Graph. */
export function declaredLanguage(page: ParsedPage): string | null {
  const declared = page.htmlLang ?? page.meta.get('content-language') ?? page.meta.get('og:locale');
  // A list ("en, de, fr") declares nothing.
  const header = page.resource.headers['content-language'];
  const value = declared ?? (header && !header.includes(',') ? header : null);
  return value && !value.includes(',') ? value.replace('_', '-') : null;
}

/** ISO 639-1 code of a page (R39): its text decides, what it declares helps; null when neither tells. */
export function readPageLanguage(page: ParsedPage, content: string): string | null {
  const text = content.length >= 200 ? content : `${content} ${page.text.slice(0, 3_000)}`;
  const declared = declaredLanguage(page);
  const found = detectLanguage(text, declared);
  if (found.language === 'la' && FILLER.test(text)) return declared === null ? null : normaliseLanguage(declared);
  return found.reliable || declared !== null || text.length >= ENOUGH_TO_GUESS ? found.language : null;
}

/** What stands where nobody has written yet is no Latin. */
const FILLER = /\b(?:dolor sit amet|consectetur|duis aute irure|sed ut perspiciatis unde)\b/iu;

/** All languages that the pages of a site are in, by their text, and those that they declare. */
export function languagesOf(usable: readonly ParsedPage[], pages: readonly PageFacts[]): ReadonlySet<string> {
  const declared = usable.map((page) => normaliseLanguage(declaredLanguage(page) ?? ''));
  const found = [...pages.map(({ language }) => language), ...declared];
  return new Set(found.filter((language) => language !== null));
}

/** Pages that speak of the site itself. */
const OF_THE_SITE = new Set<PageFacts['kind']>(['home', 'about', 'contact', 'imprint', 'services', 'opening_hours']);

/** A long article or a page of terms in another language is one page of many. */
const MOST_LETTERS = 3_000;

/** How much a page's language counts: its home page three times, other pages that speak of the site twice (R39, R77). */
function weightOf({ content, kind }: PageFacts, isFirst: boolean): number {
  const times = isFirst ? 3 : OF_THE_SITE.has(kind) ? 2 : 1;
  return (Math.min(content.length, MOST_LETTERS) + 50) * times;
}

function readsAs(value: string, declared: string | null): string {
  const tag = declared === null ? null : normaliseLanguage(declared);
  const beside = tag === null || tag === value ? '' : `, though its first page declares "${tag}"`;
  return `The text of the site reads as "${value}"${beside}.`;
}

/** The site's language: the one most of its described text is in, pages that speak of the site counting more. */
export function readLanguage(
  visit: Visit,
  usable: readonly ParsedPage[],
  pages: readonly PageFacts[],
): { readonly fact: Fact<string>; readonly notices: readonly Notice[] } {
  const weights = new Map<string, number>();
  for (const [at, page] of pages.entries())
    if (page.language) weights.set(page.language, (weights.get(page.language) ?? 0) + weightOf(page, at === 0));
  const [best] = [...weights].sort(([, a], [, b]) => b - a);
  const home = usable[0];
  const value = best?.[0] ?? (home ? readPageLanguage(home, '') : null);
  const evidence = home
    ? home.evidence(
        value ? readsAs(value, declaredLanguage(home)) : 'Too little text to tell the language.',
        home.htmlLang ?? '',
      )
    : { url: `https://${visit.domain}/`, status: null, at: visit.startedAt, found: 'No page was read.' };
  if (value) return { fact: { value, evidence }, notices: [] };
  if (!home) return { fact: { value: 'en', evidence }, notices: [] };
  const message = 'The language of the site could not be told; "en" is assumed.';
  return { fact: { value: 'en', evidence }, notices: [{ code: 'language_unknown', message }] };
}
