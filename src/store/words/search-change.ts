import type { SiteDocument } from '../../core/site/site-record.ts';
import type { IndexDatabase } from '../database/databases.ts';
import type { Statement } from '../database/save-together.ts';
import { addSearchRows, clearSearchRows } from './search-rows.ts';
import { toSiteWords } from './site-words.ts';

/** How a site is found after a record. */
export interface SearchChange {
  readonly domain: string;
  /** What it is found by now; null when it is not. */
  readonly has: SiteDocument | null;
  /** It was found by the same before, made into words by the same rules, under the same search_id. */
  readonly isSame: boolean;
}

/** Statements that change the search index: those before the site's row gets another search_id, and those after. */
export function searchChange(
  database: IndexDatabase,
  { domain, has, isSame }: SearchChange,
): { readonly before: Statement[]; readonly after: Statement[] } {
  if (isSame) return { before: [], after: [] };
  return {
    before: clearSearchRows(database, [domain]),
    after: has === null ? [] : addSearchRows(database, toSiteWords([{ domain, document: has }])),
  };
}
