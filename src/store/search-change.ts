import type { SiteDocument } from '../core/site/site-record.ts';
import type { IndexDatabase } from './databases.ts';
import type { Statement } from './save-together.ts';
import { addSearchRows, clearSearchRows, spellingStatements } from './search-rows.ts';

/** How a site is found, before a record and after it. */
export interface SearchChange {
  readonly domain: string;
  /** What it was found by; null when it was not. */
  readonly had: SiteDocument | null;
  readonly has: SiteDocument | null;
  /** Both are the same, made into words by the same rules, under the same search_id. */
  readonly isSame: boolean;
}

/** Statements that change the search index: those before the site's row gets another search_id, and those after. */
export function searchChange(
  database: IndexDatabase,
  { domain, had, has, isSame }: SearchChange,
): { readonly before: Statement[]; readonly after: Statement[] } {
  if (isSame) return { before: [], after: [] };
  const [before, after] = [had, has].map((document) => (document === null ? null : { domain, document }));
  const added = after ? addSearchRows(database, [after]) : [];
  return {
    before: clearSearchRows(database, [domain]),
    after: [...added, ...spellingStatements(database, before ?? null, after ?? null)],
  };
}
