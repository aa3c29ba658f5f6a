import { type Element, isTag, isText } from 'domhandler';
import { isInlineName } from './box.ts';
import { type FlowingBox, NARROW } from './cut-flow.ts';
import { trackSizes } from './grid-tracks.ts';
import { lettersIn } from './letters-in.ts';
import type { Look } from './look.ts';
import { isAbsent } from './row-places.ts';
import { toLength } from './values/css-length.ts';

type Said = ReadonlyMap<string, string>;

/** The children of a box that stand beyond the edge where it cuts, one beside another in a row. */
export function cutChildren(
  { element, said, look }: FlowingBox,
  saidOf: (child: Element) => Said | undefined,
): ReadonlySet<Element> {
  const width = look.cut?.width ?? null;
  const display = said?.get('display') ?? '';
  if (/grid/.test(display)) return said ? cutFields(element, { said, look, saidOf }) : NONE;
  if (!width || !look.nowrap || /flex/.test(display)) return NONE;
  return cutRuns(element, { width, em: look.em, saidOf });
}

interface Grid extends Pick<FlowingBox, 'look'> {
  readonly said: Said;
  saidOf(child: Element): Said | undefined;
}

/** The children of a grid in fields that begin behind an edge. */
function cutFields(element: Element, { said, look, saidOf }: Grid): ReadonlySet<Element> {
  // Nobody knows how many stand in one row where the room decides that.
  if (/auto-fi/.test(said.get('grid-template-columns') ?? '')) return NONE;
  const across = beyondEdge(said.get('grid-template-columns'), look.cut?.width ?? null, look);
  const down = beyondEdge(said.get('grid-template-rows'), look.cut?.height ?? null, look);
  if (!across.includes(true) && !down.includes(true)) return NONE;
  const cut = new Set<Element>();
  const children = element.children.filter(isTag).slice(0, MAX_CHILDREN);
  const placed = children
    .map((child) => ({ child, its: saidOf(child) }))
    .filter(({ child, its }) => !isAbsent(child, its));
  placed.sort((a, b) => orderOf(a.its) - orderOf(b.its));
  const count = Math.max(1, across.length);
  for (const [at, { child, its }] of placed.entries()) {
    const isBeyond = across[at % count] === true || down[Math.floor(at / count)] === true;
    if (isBeyond && isStill(its)) cut.add(child);
  }
  return cut;
}

/** Of each track, whether it begins behind an edge; none where it says nothing of them. */
function beyondEdge(value: string | undefined, edge: number | null, { em, rem }: Look): readonly boolean[] {
  if (value === undefined) return [];
  let start = 0;
  return trackSizes(value).map((size) => {
    const isBeyond = edge !== null && edge > 0 && start >= edge;
    start += toLength(size, { em, rem, whole: edge ?? 0 }) ?? 0;
    return isBeyond;
  });
}

interface OneLine {
  readonly width: number;
  readonly em: number;
  saidOf(child: Element): Said | undefined;
}

/** The runs of text on a line that does not wrap, of those that begin behind the edge. */
function cutRuns({ children }: Element, { width, em, saidOf }: OneLine): ReadonlySet<Element> {
  const cut = new Set<Element>();
  let x = 0;
  for (const child of children.slice(0, MAX_CHILDREN)) {
    if (isText(child)) x += child.data.trim().length * em * NARROW;
    if (!isTag(child)) continue;
    const its = saidOf(child);
    const isRun = isInlineName(child.name) && /^inline/.test(its?.get('display') ?? 'inline');
    if (!isRun || !isStill(its)) x = 0;
    else if (x >= width) cut.add(child);
    else x += Math.max(lettersIn(child) * em * NARROW * 0.5, leastWidth(its, { em, width }));
  }
  return cut;
}

const NONE: ReadonlySet<Element> = new Set();
const MAX_CHILDREN = 100;

function orderOf(said: Said | undefined): number {
  return Number(said?.get('order') ?? 0);
}

function isStill(said: Said | undefined): boolean {
  if (!said) return true;
  const isMoved = ['position', 'transform', 'translate', 'grid-area', 'left'].some((name) => said.has(name));
  return !isMoved && !/[-(]/.test(said.get('margin-left') ?? '') && !/[-(]/.test(said.get('margin-top') ?? '');
}

/** How wide a box in a line is at least. */
function leastWidth(said: Said | undefined, { em, width }: Pick<OneLine, 'em' | 'width'>): number {
  if (!said || !isStill(said) || !/^inline-/.test(said.get('display') ?? '')) return 0;
  const length = (name: string) => toLength(said.get(name), { em, rem: em, whole: width }) ?? 0;
  return Math.max(length('width'), length('min-width'));
}
