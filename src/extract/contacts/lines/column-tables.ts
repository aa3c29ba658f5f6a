import type { Element } from 'domhandler';
import type { ContactLine } from './contact-lines.ts';

/**
 * Lines with those tables read column by column that have addresses in several cells of one row: name, address, number and
 * hours of each branch below each other. Null where there is no such table.
 *
 * @param places lines that state an address
 */
export function readColumns(
  lines: readonly ContactLine[],
  places: readonly (ContactLine | undefined)[],
): readonly ContactLine[] | null {
  const columns = new Map<Element, Set<number>>();
  for (const place of places)
    if (place?.cell) columns.set(place.cell.row, (columns.get(place.cell.row) ?? new Set()).add(place.cell.column));
  const rows = [...columns].filter(([, cells]) => cells.size > 1).map(([row]) => row);
  const tables = new Map<unknown, ContactLine[]>(rows.map(({ parent }) => [parent, []]));
  if (tables.size === 0) return null;
  for (const line of lines) tables.get(line.cell?.row.parent)?.push(line);
  const done = new Set<unknown>();
  return lines.flatMap((line) => {
    const table = line.cell?.row.parent;
    const inside = tables.get(table);
    if (inside === undefined) return [line];
    if (done.has(table)) return [];
    done.add(table);
    return inside.sort((a, b) => (a.cell?.column ?? 0) - (b.cell?.column ?? 0));
  });
}
