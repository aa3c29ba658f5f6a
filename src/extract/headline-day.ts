import type { Element } from 'domhandler';
import type { PageType, TypedPage } from '../core/site/page-type.ts';
import { fold } from '../language/fold.ts';
import { dayInLine } from '../language/written-day.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import type { TextBlock } from './text/text-collector.ts';

/** A longer line tells a story. */
const MAX_LINE = 120;
/** So far below the headline stand the names of who wrote it and the day, and so many lines above it. */
const MAX_BELOW = 700;
const MAX_LINES_BELOW = 12;
const LINES_ABOVE = 3;
const HEADINGS = ['h1', 'h2', 'h3'] as const;
const LEAST_HEADLINE = 10;
const MAX_HEADINGS = 20;

/** Of several days the first is that of publication; that of a change alone is not. */
const CHANGED =
  /^\W*(?:last )?(?:updated|modified|edited|aktualisiert|zuletzt|stand|mis a jour|modifie|actualizado|actualizacion|atualizado|aggiornat[oa]|ultimo aggiornamento|bijgewerkt|opdateret|oppdatert|uppdaterad|paivitetty|aktualizacja|zaktualizowano|aktualizovano|aktualizovane|frissitve|actualizat|обновлено|изменено|оновлено|guncelleme|更新|最終更新)/u;

const ARTICLES: ReadonlySet<PageType> = new Set(['article', 'news_article', 'blog_post'] as const);

/** What is known of an article that names no day where programs read it. */
export interface HeadedPage {
  /** Its whole title: what of it stands as a heading is the headline. */
  readonly title: string;
  /** ISO 639-1. */
  readonly language: string | null;
}

/** The type of a page with the day that stands beside its headline, where it is an article and none is known. */
export function withDayByHeadline(typed: TypedPage, page: ParsedPage, headed: HeadedPage): TypedPage {
  if (typed.date !== undefined || !ARTICLES.has(typed.type)) return typed;
  const date = dayByHeadline(page, headed);
  return date === null ? typed : { ...typed, date };
}

/**
 * The day that stands beside a page's headline, as YYYY-MM-DD: on the first short line below it that names one day, else right
 * above it. Null for none, and for one that was still to come when the page was fetched.
 */
function dayByHeadline(page: ParsedPage, { title, language }: HeadedPage): string | null {
  const headline = headlineOf(page, fold(title));
  const span = headline && page.spanOf(headline);
  if (!span) return null;
  const at = page.blocks.findIndex(({ end }) => end > span.start);
  if (at < 0) return null;
  const below = page.blocks.slice(at + 1, at + 1 + MAX_LINES_BELOW).filter(({ start }) => start - span.end < MAX_BELOW);
  const lines = [...below, ...page.blocks.slice(Math.max(0, at - LINES_ABOVE), at).reverse()];
  for (const block of lines) {
    const day = dayOfBlock(page, block, language);
    if (day !== null) return day <= page.resource.fetchedAt.slice(0, 10) ? day : null;
  }
  return null;
}

function headlineOf(page: ParsedPage, title: string): Element | undefined {
  return HEADINGS.flatMap((tag) => page.byTag.get(tag)?.slice(0, MAX_HEADINGS) ?? []).find((heading) => {
    const text = fold(page.textOf(heading));
    return text.length >= LEAST_HEADLINE && title.includes(text);
  });
}

function dayOfBlock(page: ParsedPage, { start, end, linkLength }: TextBlock, language: string | null): string | null {
  const length = end - start;
  // The day of another story stands on a link to it.
  if (length > MAX_LINE || linkLength * 2 > length) return null;
  const line = page.text.slice(start, end);
  return CHANGED.test(fold(line)) ? null : dayInLine(line, language);
}
