import { PAGE_TYPES } from '../core/site/page-type.ts';
import { formatDay } from './format-day.ts';
import type { PrintedPage } from './pages.ts';

/** "News article, 13 January 2025": what a page is and when it was published, or nothing. */
export function typeLine({ type, date }: Pick<PrintedPage, 'type' | 'date'>): string {
  if (type === undefined) return '';
  return date === undefined ? PAGE_TYPES[type] : `${PAGE_TYPES[type]}, ${formatDay(date)}`;
}
