import { counted, grouped } from '../../../core/counted.ts';
import { firstSentences } from '../../../prints/first-sentences.ts';
import { firstWords } from '../../../prints/first-words.ts';
import { directionOf } from '../../../prints/language-name.ts';
import type { PrintedPage } from '../../../prints/pages.ts';
import type { SiteView } from '../../../prints/site-view.ts';

/** Pages of a report that are printed; the JSON twin has all. */
const PAGES_SHOWN = 24;
/** Pages that are seen before anything is opened. */
const OPEN = 2;
const WORDS_SHOWN = 200;
const SENTENCES_SHOWN = 2;

/** One described page as printed. */
export interface PageRow {
  /** The title in English; it does not repeat the original. */
  readonly title: string;
  readonly path: string;
  /** http(s) address of the page. */
  readonly href: string;
  /** The first two sentences. */
  readonly content: string;
  /** The whole text, where it is longer. */
  readonly rest: string | null;
  /** Who put it into English, where a machine did; null otherwise. */
  readonly translatedBy: string | null;
  /** The site's own words behind a toggle, with how they are marked up. */
  readonly original: {
    readonly title: string;
    readonly content: string;
    readonly lang: string;
    readonly dir: string;
  } | null;
  /** What opens: "In Danish", "All of it", "All of it, and in Danish"; null for nothing. */
  readonly summary: string | null;
}

/** The described pages of a site. */
export interface PagesSection {
  /** "Pages: 5 described". */
  readonly title: string;
  readonly rows: readonly PageRow[];
  /** "8 more pages": what opens below. */
  readonly moreTitle: string;
  /** Those that open below. */
  readonly more: readonly PageRow[];
  /** Pages that only the JSON twin has. */
  readonly left: number;
}

/** The pages of a site for people: a page of the service stays light however long a document is (R6). */
export function toPagesSection(view: SiteView): PagesSection {
  const { pages } = view;
  const rows = pages.slice(0, PAGES_SHOWN).map((page) => toRow(page, view));
  return {
    title: rows.length === 0 ? 'Pages: none described' : `Pages: ${grouped(pages.length)} described`,
    rows: rows.slice(0, OPEN),
    moreTitle: counted(Math.max(0, rows.length - OPEN), 'more page'),
    more: rows.slice(OPEN),
    left: Math.max(0, pages.length - PAGES_SHOWN),
  };
}

function toRow({ path, title, content, original, translator }: PrintedPage, { domain, language }: SiteView): PageRow {
  const own = original === undefined || language === null ? null : { ...original, language };
  const whole = firstWords(content, WORDS_SHOWN);
  const start = firstSentences(whole, SENTENCES_SHOWN);
  const rest = start === whole ? null : whole;
  return {
    title: own === null ? title : withoutQuotation(title, own.title),
    path,
    href: URL.parse(path, `https://${domain}/`)?.href ?? `https://${domain}/`,
    content: start,
    rest,
    translatedBy: translator === undefined ? null : `Translated by machine (${translatorName(translator.provider)}).`,
    original: own && {
      title: own.title,
      content: firstWords(own.content, WORDS_SHOWN),
      lang: own.language.code,
      dir: directionOf(own.language.code),
    },
    summary: whatOpens(rest !== null, own?.language.name ?? null),
  };
}

function whatOpens(hasMore: boolean, language: string | null): string | null {
  if (language === null) return hasMore ? 'All of it' : null;
  return hasMore ? `All of it, and in ${language}` : `In ${language}`;
}

/** An English title without the original one that it quotes: "Article, 6 December 2022", which stands beside it (R78). */
function withoutQuotation(title: string, original: string): string {
  const [quotation = ''] = / “.*”/.exec(title) ?? [];
  return inLetters(original).includes(inLetters(quotation)) ? title.replace(quotation, '') : title;
}

function inLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const TRANSLATORS: Readonly<Record<string, string>> = {
  libretranslate: 'LibreTranslate',
  deepl: 'DeepL',
  chat: 'language model',
  apertium: 'Apertium',
  bergamot: 'Bergamot',
};

function translatorName(provider: string): string {
  return TRANSLATORS[provider] ?? provider;
}
