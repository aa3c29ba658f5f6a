import { type Element, isTag } from 'domhandler';
import { toLength } from './values/css-length.ts';

type SaidOf = (element: Element) => ReadonlyMap<string, string> | undefined;

/** Columns stand before all rows. */
const MAX_BEFORE = 20;
const NONE: ReadonlySet<Element> = new Set();
/** Columns of so many pixels show nothing. */
const NOTHING = 2;

/** The cells of a row that stand in columns which are not shown: collapsed ones, and those without width in a table that keeps to it. */
export function cellsAway(row: Element, saidOf: SaidOf): ReadonlySet<Element> {
  const table = tableOf(row);
  const columns = table === null ? [] : columnsOf(table);
  if (table === null || columns.length === 0) return NONE;
  const isFixed = saidOf(table)?.get('table-layout') === 'fixed';
  const away = columns.map((column) => isAway(column, isFixed, saidOf));
  if (!away.includes(true)) return NONE;
  const cells = new Set<Element>();
  let at = 0;
  for (const cell of row.children.filter(isTag)) {
    const collapsed = away[at] === true;
    if (collapsed && cell.attribs.colspan === undefined && (!isFixed || isCutting(saidOf(cell)))) cells.add(cell);
    at += Number(cell.attribs.colspan) || 1;
  }
  return cells;
}

function tableOf({ parent }: Element): Element | null {
  if (!parent || !isTag(parent)) return null;
  if (parent.name === 'table') return parent;
  return parent.parent && isTag(parent.parent) && parent.parent.name === 'table' ? parent.parent : null;
}

function columnsOf({ children }: Element): readonly Element[] {
  const before = children.slice(0, MAX_BEFORE).filter(isTag);
  return before
    .flatMap((child) => (child.name === 'colgroup' ? child.children.filter(isTag) : [child]))
    .filter(({ name }) => name === 'col')
    .flatMap((column) => Array.from({ length: Math.min(MAX_BEFORE, Number(column.attribs.span) || 1) }, () => column));
}

function isAway(column: Element, isFixed: boolean, saidOf: SaidOf): boolean {
  const said = saidOf(column);
  if (said?.get('visibility') === 'collapse') return true;
  const width = toLength(said?.get('width') ?? column.attribs.width, { em: 16, rem: 16, whole: 1_000 });
  return isFixed && width !== null && width <= NOTHING;
}

function isCutting(said: ReadonlyMap<string, string> | undefined): boolean {
  return /^(?:hidden|clip)$/.test(said?.get('overflow-x') ?? '');
}
