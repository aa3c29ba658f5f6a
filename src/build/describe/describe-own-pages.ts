import type { CountryCode } from 'libphonenumber-js/max';
import type { LawpDocument, LawpPage } from '../../core/lawp/document.ts';
import { withoutEndSlashes } from '../../core/path-parts.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { PageFacts, SiteFacts } from '../../core/site/facts.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { detectLanguage } from '../../language/detect/detect.ts';
import { keepsTitle, type OwnWords, readTextWords, type TextWords } from '../../language/english/own-words.ts';
import type { SiteContext } from '../../language/english/site-context.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { type DescribedPages, describePages, READ_WORDS } from './describe-pages.ts';
import { missingFacts } from './stated-facts.ts';
import type { WordedPage } from './worded-page.ts';

/** A page of a document that the site or its owner wrote, beside what was read at the same path. */
export interface OwnPage {
  readonly text: WordedPage;
  readonly words: TextWords;
  readonly read: PageFacts | null;
}

function pathKey(path: string): string {
  return withoutEndSlashes(percentDecoded(path).normalize('NFC')) || '/';
}

/** The pages of a document, each with its kind, what of it is English, and the English that its author gave. */
export function ownPages(document: LawpDocument, facts: SiteFacts, own: OwnWords): OwnPage[] {
  const translations = document.translations?.en?.pages ?? {};
  const read = new Map(facts.pages.map((page) => [pathKey(page.path), page]));
  return Object.entries(document.pages).map(([path, { title, content }]) => {
    const given = Object.hasOwn(translations, path) ? translations[path] : undefined;
    const there = read.get(pathKey(path)) ?? null;
    const words = readTextWords(content, own);
    const kind = there?.kind ?? (path === '/' ? 'home' : (findPageKind({ path, text: title }) ?? 'other'));
    return {
      text: { path, kind, title, content, ...toText(title, content, words, own), ...(given && { given }) },
      words,
      read: there,
    };
  });
}

function toText(
  title: string,
  content: string,
  words: TextWords,
  own: OwnWords,
): Pick<WordedPage, 'language' | 'english'> {
  if (!words.isEnglish) {
    return { language: detectLanguage(words.foreign.join(' ') || `${title}. ${content}`, own.language).language };
  }
  const kept = title !== '' && keepsTitle(title, 'english', own) ? title : null;
  return { language: 'en', english: { title: kept, content: words.kept } };
}

type Original = SiteDocument['originals'][string];

/**
 * The pages of a document that the site or its owner wrote, in English. What is there word for word as we would say it is
 * ours, with the site's own words beside; English stays, less what is plainly another language, whose facts are told;
 * the rest is given in the author's own English, else composed.
 */
export function describeOwnPages(
  pages: readonly OwnPage[],
  facts: SiteFacts,
  context: SiteContext,
  countries: readonly CountryCode[],
): DescribedPages {
  const described = describePages(
    pages.map(({ text }) => text),
    context,
    { maxWords: Number.POSITIVE_INFINITY },
  );
  const asRead = describePages(
    facts.pages,
    { ...context, pageKinds: pages.map(({ text }) => text.kind) },
    { maxWords: READ_WORDS },
  );
  const own = new Set(described.own);
  const unchanged = new Set<string>();
  const shown: Record<string, LawpPage> = {};
  const originals: Record<string, Original> = {};
  for (const { text, words, read } of pages) {
    const { path } = text;
    const { title, content } = described.pages[path] ?? { title: '', content: '' };
    const ours = read === null ? undefined : asRead.pages[read.path];
    const readOriginal = read === null ? undefined : asRead.originals[read.path];
    if (ours?.title === text.title && ours.content === text.content) {
      shown[path] = ours;
      unchanged.add(path);
      if (!asRead.own.has(read?.path ?? '')) own.delete(path);
      if (readOriginal) originals[path] = readOriginal;
      continue;
    }
    const more = content === text.content ? '' : missingFacts(text.content, content, countries);
    shown[path] = { title, content: [content, more].filter((part) => part !== '').join(' ') };
    const original = described.originals[path] ?? originalOf({ text, words }, title, readOriginal);
    if (original) originals[path] = original;
  }
  return { pages: shown, originals, own, asRead: unchanged };
}

/** The author's words where they are not shown as they are; beside his English, what the site says there. */
function originalOf(
  { text, words }: Pick<OwnPage, 'text' | 'words'>,
  title: string,
  read: Original | undefined,
): Original | undefined {
  const isWhole = words.foreign.length === 0 && title === text.title;
  if (isWhole) return read && { title: read.title, content: read.content, translated: 'provider' };
  if (!read) return { title: text.title, content: text.content, translated: 'provider' };
  const cut = words.foreign.filter((sentence) => !read.content.includes(sentence)).join(' ');
  return {
    title: title === text.title ? read.title : text.title,
    content: [cut, read.content].filter((part) => part !== '').join(' '),
    translated: 'provider',
  };
}
