import type { ChildNode, Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { ContactLine } from './contact-lines.ts';

/** Where in a table a line stands. */
export interface Cell {
  readonly row: Element;
  /** From 0. */
  readonly column: number;
}

/** Cells are rarely wrapped deeper. */
const MAX_DEPTH = 5;
/** Wider tables are none of branches. */
const MAX_COLUMNS = 12;

/** The cell of a table that an element stands in, null where none is near. */
export function cellAround(element: Element | null): Cell | null {
  let at = element;
  for (let depth = 0; at !== null && depth < MAX_DEPTH; depth++) {
    const above = at.parent && isTag(at.parent) ? at.parent : null;
    if (at.name === 'td' || at.name === 'th') return above && toCell(at, above);
    at = above;
  }
  return null;
}

function toCell(cell: Element, row: Element): Cell | null {
  let column = 0;
  for (let before: ChildNode | null = cell.prev; before !== null && column <= MAX_COLUMNS; before = before.prev)
    if (isTag(before)) column += 1;
  return column > MAX_COLUMNS ? null : { row, column };
}

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
