import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../language/content-folder.ts';
import { tableLines } from '../../language/table-lines.ts';

/** The lines of a table of content/search, as cells. */
export function searchTable(name: string): string[][] {
  return tableLines(readFileSync(new URL(`search/${name}`, CONTENT_FOLDER), 'utf8'));
}
