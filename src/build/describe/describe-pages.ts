import { dayInWords } from '../../core/day-of.ts';
import type { LawpPage } from '../../core/lawp/document.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { type ComposedPage, composePage } from '../../language/english/compose.ts';
import { englishOf, knownNames } from '../../language/english/english-of.ts';
import { englishSentences } from '../../language/english/english-sentences.ts';
import { isEnglish, keepEnglish, keepWholeSentences } from '../../language/english/english-text.ts';
import { whatItIs } from '../../language/english/page-title.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import { tellingType } from '../../language/english/telling-type.ts';
import type { Names } from '../../language/english/without-names.ts';
import { translatePhrase } from '../../language/phrase-book.ts';
import { type EnglishTitle, englishTitles } from './english-title.ts';
import type { WordedPage } from './worded-page.ts';

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

/** The page's own English, or null when it is not English or nothing of it is left. */
function ownEnglish(page: WordedPage, siteLanguage: string, names: Names): NonNullable<WordedPage['english']> | null {
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

/** The English that a page's author gave of it; null where there is none, or where it is none. */
function givenPageWords(
  { given, title, content }: WordedPage,
  names: Names,
): { title: string; content: string } | null {
  const english = { title: given?.title ?? '', content: given?.content ?? '' };
  if (given === undefined || `${english.title}${english.content}` === '') return null;
  if (!isEnglish(english.title, null, names) || keepEnglish(english.content, names) !== english.content) return null;
  return title !== '' && english.title === '' && content === '' ? null : english;
}

/** What is told of a page beside its title and kind. */
function moreOf(
  page: WordedPage,
  ofThing: boolean,
  names: Names,
): Pick<ComposedPage, 'language' | 'what' | 'day' | 'english'> {
  const { language } = page;
  const typed = tellingType(page);
  const english = englishSentences(page.content, names);
  return {
    ...(language === null ? {} : { language }),
    ...(ofThing ? { what: whatItIs(page) } : {}),
    ...(typed?.date === undefined ? {} : { day: dayInWords(typed.date) }),
    ...(english.length === 0 ? {} : { english }),
  };
}

/** Cuts nothing from a document that its author wrote: those are stored whole (R6). */
export interface PageLimits {
  readonly maxWords: number;
}

/**
 * The pages of a site in English, with what they said before. Takes them in their order; English ones keep their words, the
 * others take the English their author gave, else the phrase book's title and a text composed from what is known.
 */
export function describePages(pages: readonly WordedPage[], context: SiteContext, limits: PageLimits): DescribedPages {
  const titles = englishTitles(pages, context);
  const names = knownNames(context);
  const described = pages.map((page, at) => {
    const { title, content, ...more } = describePage(page, titles[at] ?? UNTITLED, context, names);
    return { path: page.path, page: { title, content: keepWholeSentences(content, limits.maxWords) }, ...more };
  });
  return {
    pages: Object.fromEntries(described.map(({ path, page }) => [path, page])),
    originals: Object.fromEntries(described.flatMap(({ path, original }) => (original ? [[path, original]] : []))),
    own: new Set(described.flatMap(({ path, isOwn }) => (isOwn ? [path] : []))),
    asRead: new Set(pages.map(({ path }) => path)),
  };
}

const UNTITLED: EnglishTitle = { text: 'Page', ofThing: false, number: 0 };

interface DescribedPage extends LawpPage {
  /** Its content is the English of the site or of the document's author. */
  readonly isOwn: boolean;
  readonly original?: SiteDocument['originals'][string];
}

function describePage(page: WordedPage, titled: EnglishTitle, context: SiteContext, names: Names): DescribedPage {
  const english = ownEnglish(page, context.language, names);
  if (english !== null) return { title: english.title ?? titled.text, content: english.content, isOwn: true };
  const given = givenPageWords(page, names);
  const title = given?.title ? given.title : titled.text;
  const original = { title: page.title, content: page.content };
  if (given?.content)
    return { title, content: given.content, isOwn: true, original: { ...original, translated: 'provider' } };
  const machine = englishOf(context, page.content, 'sentences', page.language ?? context.language);
  if (machine !== null)
    return { title, content: machine, isOwn: false, original: { ...original, ...byMachine(context) } };
  const { kind, path, content } = page;
  const more = moreOf(page, titled.ofThing, names);
  const composed = composePage(context, { kind, path, content, title: titled.text, number: titled.number, ...more });
  return { title, content: composed, isOwn: false, original: { ...original, translated: 'composed' } };
}

/** How English that a translator made is marked. */
function byMachine({ english }: SiteContext): Pick<SiteDocument['originals'][string], 'translated' | 'translator'> {
  return {
    translated: 'machine',
    ...(english && { translator: { provider: english.provider, confidence: english.confidence } }),
  };
}
