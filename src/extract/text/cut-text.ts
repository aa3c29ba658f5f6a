import type { ChildNode, Element } from 'domhandler';
import { childrenAligned } from '../styles/aligned-boxes.ts';
import { type CutFlow, enterFlow, passBox, startFlow } from '../styles/cut-flow.ts';
import { cutChildren } from '../styles/cut-row.ts';
import { childrenInNothing } from '../styles/grid-tracks.ts';
import type { Look } from '../styles/look.ts';
import { childrenBeside, mayStandBeside } from '../styles/row-places.ts';
import { cellsAway } from '../styles/table-columns.ts';
import type { SeenPage } from '../visibility.ts';

/** What a box that cuts leaves of the text of an element. */
export interface CutText {
  /** How far down its text has come; null where nothing is known to cut it. */
  readonly inside: CutFlow | null;
  /** Children that stand beyond the edge. */
  readonly beyond: ReadonlySet<ChildNode>;
  /** Moves what is around on, behind the element. */
  leave(): void;
}

/** Where an element stands. */
export interface CutPlace {
  readonly around: { readonly look: Look; readonly flow: CutFlow | null };
  readonly page: SeenPage;
  /** It is a block, where nothing else is said of it. */
  readonly isBlock: boolean;
}

const NONE: ReadonlySet<ChildNode> = new Set();
const STILL: CutText = { inside: null, beyond: NONE, leave: () => undefined };
const BLOCK = /^(?:block|flex|grid|table|list-item|flow-root|-webkit-box)/;

/** How the text of an element flows in a box that cuts it, the element itself or one around it, and what of it is away. */
export function flowIn(element: Element, seen: Look, place: CutPlace): CutText {
  const flow = flowOf(element, seen, place);
  const aligned = alignedIn(element, seen, place);
  const beside = besideIn(element, seen, place);
  if (aligned.size === 0 && beside.size === 0) return flow;
  return { ...flow, beyond: new Set([...flow.beyond, ...aligned, ...beside]) };
}

/** Boxes in rows, columns and grids are aligned in their room, and go out of it at either end. */
function alignedIn(element: Element, seen: Look, { around, page }: CutPlace): ReadonlySet<ChildNode> {
  const { container } = around.look;
  if ((seen.container === null || seen.cut === around.look.cut) && (container === null || seen.cut === null))
    return NONE;
  if (page.hasUnseenStyles) return NONE;
  const saidOf = (each: Element) => page.styles.styleOf(each, seen.properties, [])?.said;
  const away = childrenAligned({ element, said: saidOf(element), look: seen, around: around.look, saidOf });
  return away.size > 0 && (page.mayChange(element) || page.styles.mayGrow(element)) ? NONE : away;
}

/** Boxes that stand side by side, of which some may stand beside what can be seen. */
function besideIn(element: Element, seen: Look, { page }: CutPlace): ReadonlySet<ChildNode> {
  const isRow = mayStandBeside(seen) && !page.mayChange(element);
  if (element.name !== 'tr' && seen.container !== 'grid' && !isRow) return NONE;
  const saidOf = (each: Element) => page.styles.styleOf(each, seen.properties, [])?.said;
  const said = saidOf(element);
  if (element.name === 'tr') return cellsAway(element, saidOf);
  return seen.container === 'grid'
    ? childrenInNothing(element, said ?? new Map(), saidOf)
    : childrenBeside({ element, said, look: seen }, saidOf);
}

function isFloat(said: ReadonlyMap<string, string> | undefined): boolean {
  return (said?.get('float') ?? 'none') !== 'none';
}

function flowOf(element: Element, seen: Look, { around, page, isBlock }: CutPlace): CutText {
  const isCut = seen.cut !== around.look.cut && seen.cut !== null;
  if (around.flow === null && !isCut) return STILL;
  const saidOf = (each: Element) => page.styles.styleOf(each, seen.properties, [])?.said;
  const said = saidOf(element);
  if (said?.get('display') === 'none' || element.attribs.hidden !== undefined) return STILL;
  const box = {
    element,
    said,
    look: seen,
    isBlock: BLOCK.test(said?.get('display') ?? (isBlock || isFloat(said) ? 'block' : '')),
  };
  const outside = around.flow === null ? STILL : { beyond: NONE, ...enterFlow(around.flow, box) };
  if (!isCut) return outside;
  const isSettled = !page.hasUnseenStyles && !page.mayChange(element) && !page.styles.mayGrow(element);
  if (!isSettled) return { ...STILL, leave: outside.leave };
  const inside = startFlow(box);
  const before = inside && page.styles.boxStyleOf(element, 'before', seen.properties);
  if (inside && before) passBox(inside, before, seen);
  return { inside, beyond: cutChildren(box, saidOf), leave: outside.leave };
}
