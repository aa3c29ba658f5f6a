import type { LawpPage } from '../../core/lawp/document.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { composePage } from '../../language/compose.ts';
import { cutAtSentence, isEnglish, keepEnglish } from '../../language/english-text.ts';
import { KIND_TITLES } from '../../language/kind-titles.ts';
import { translatePhrase } from '../../language/phrase-book.ts';
import type { SiteContext } from '../../language/site-context.ts';
import { type Names, namesPattern } from '../../language/without-names.ts';

/** A page in its own words, read from the site or taken from a document. */
export interface PageText {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly content: string;
  /** ISO 639-1, null when unknown. */
  readonly language: string | null;
  /** What of it is English, where its author wrote it so: the title null where it is not. */
  readonly english?: { readonly title: string | null; readonly content: string };
  /** English that its author gave (`translations.en`). */
  readonly given?: { readonly title?: string; readonly content?: string };
}

export interface DescribedPages {
  readonly pages: Readonly<Record<string, LawpPage>>;
  readonly originals: SiteDocument['originals'];
  /** Paths whose content is the English of the site or of the document's author. */
  readonly own: ReadonlySet<string>;
  /** Paths whose page says what we would say of the site by ourselves. */
  readonly asRead: ReadonlySet<string>;
}

/** Words of a page that we write ourselves (lawp.md); who writes his own may say more. */
export const READ_WORDS = 200;

/** The names that are known of a site: no text is called foreign for them. */
export function namesOf({ name, business }: SiteContext): Names {
  return namesPattern([name, business?.name]);
}

/** English of a title: the phrase book's, else the kind's, else "Page <n>" (R67). */
function englishTitle(page: PageText, language: string, position: number): string {
  // "Drucker • Service | Acme" of a home page lists what there is and is no title.
  const phrase = translatePhrase(page.title, language, { whole: page.kind === 'home' });
  if (phrase !== null && !(phrase === KIND_TITLES.home && page.kind !== 'home')) return phrase;
  return page.kind === 'other' ? `Page ${position}` : KIND_TITLES[page.kind];
}

/** The page's own English, or null when it is not English or nothing of it is left. */
function ownEnglish(page: PageText, siteLanguage: string, names: Names): NonNullable<PageText['english']> | null {
  if (page.english !== undefined) return page.english;
  if ((page.language ?? siteLanguage) !== 'en') return null;
  const content = keepEnglish(page.content, names);
  if (content === '' && page.content !== '') return null;
  const phrase = siteLanguage === 'en' ? null : translatePhrase(page.title, siteLanguage);
  // English pages of other sites often keep a title in the site's language.
  const believed = siteLanguage === 'en' ? 'en' : null;
  const title = phrase ?? (page.title !== '' && isEnglish(page.title, believed, names) ? page.title : null);
  return { title, content };
}

function givenEnglish({ given, title, content }: PageText, names: Names): { title: string; content: string } | null {
  const english = { title: given?.title ?? '', content: given?.content ?? '' };
  if (given === undefined || `${english.title}${english.content}` === '') return null;
  if (!isEnglish(english.title, null, names) || keepEnglish(english.content, names) !== english.content) return null;
  return title !== '' && english.title === '' && content === '' ? null : english;
}

/** Cuts nothing from a document that its author wrote: those are stored whole (R6). */
export interface PageLimits {
  readonly maxWords: number;
}

/**
 * The pages of a site in English, with what they said before. Takes them in their order; English ones keep their words, the
 * others take the English their author gave, else the phrase book's title and a text composed from what is known.
 */
export function describePages(pages: readonly PageText[], context: SiteContext, limits: PageLimits): DescribedPages {
  const described: Record<string, LawpPage> = {};
  const originals: Record<string, SiteDocument['originals'][string]> = {};
  const own = new Set<string>();
  const titles = pages.map((page, at) => englishTitle(page, page.language ?? context.language, at + 1));
  const keys = pages.map((page, at) => `${page.kind}|${titles[at]}`);
  const seen = new Map<string, number>();
  const names = namesOf(context);
  pages.forEach((page, at) => {
    const key = keys[at] ?? '';
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const title = titles[at] ?? `Page ${at + 1}`;
    const number = keys.filter((other) => other === key).length > 1 ? nth : 0;
    const cut = (text: string) => cutAtSentence(text, limits.maxWords);
    const english = ownEnglish(page, context.language, names);
    if (english !== null) {
      own.add(page.path);
      described[page.path] = { title: english.title ?? title, content: cut(english.content) };
      return;
    }
    const given = givenEnglish(page, names);
    const composed = () =>
      composePage(context, { kind: page.kind, path: page.path, title, content: page.content, number });
    const content = given?.content ? given.content : composed();
    if (given?.content) own.add(page.path);
    described[page.path] = { title: given?.title ? given.title : title, content: cut(content) };
    originals[page.path] = {
      title: page.title,
      content: page.content,
      translated: given?.content ? 'provider' : 'composed',
    };
  });
  return { pages: described, originals, own, asRead: new Set(pages.map(({ path }) => path)) };
}
