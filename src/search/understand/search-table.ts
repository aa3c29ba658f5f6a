import { tableLines } from '../../language/table-lines.ts';

/** The lines of a table of content/search, as cells. */
export function searchTable(name: string): string[][] {
  return tableLines(`search/${name}`);
}
