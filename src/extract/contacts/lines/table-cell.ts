import { type ChildNode, type Element, isTag } from 'domhandler';

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
