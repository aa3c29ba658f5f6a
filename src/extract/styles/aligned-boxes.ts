import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type Alignment, ANY_EXTENT, alignmentOf, beyondEnds, type Extent } from './alignment.ts';
import type { FlowingBox } from './cut-flow.ts';
import { trackSizes } from './grid-tracks.ts';
import { isBlockIn, leastHeightOf, type Measures } from './least-height.ts';
import { lettersIn } from './letters-in.ts';
import type { Look } from './look.ts';
import { mostHeightOf } from './raised-boxes.ts';
import { isAbsent } from './row-places.ts';
import { toLength } from './values/css-length.ts';

type Said = ReadonlyMap<string, string>;

const NONE: ReadonlySet<ChildNode> = new Set();
const MAX_CHILDREN = 60;
/** Words are at least so many pixels wide. */
const NARROWEST = 2;

/** A box, the look around it, and what is said of others. */
interface Aligned extends Pick<FlowingBox, 'element' | 'said' | 'look'> {
  readonly around: Look;
  saidOf(element: Element): Said | undefined;
}

/** What stands above or below what can be seen of a box that cuts, because of how things in it are aligned. */
export function childrenAligned({ element, said, look, around, saidOf }: Aligned): ReadonlySet<ChildNode> {
  const measures: Measures = { em: look.em, rem: look.rem, saidOf };
  const own = look.cut !== around.cut ? (look.cut?.height ?? null) : null;
  if (own !== null && said && /flex/.test(said.get('display') ?? ''))
    return inFlexBox(element, said, { ...measures, room: own, width: look.standing.row.width });
  if (around.container === null || around.cut?.height == null || !element.parent || !isTag(element.parent)) return NONE;
  return inItem(element, said, { ...measures, room: around.cut.height, box: saidOf(element.parent) });
}

interface Room extends Measures {
  readonly room: number;
}

function inFlexBox(
  element: Element,
  said: Said,
  around: Room & { readonly width: number | null },
): ReadonlySet<ChildNode> {
  const direction = said.get('flex-direction') ?? 'row';
  const children = inOrder(element, around.saidOf);
  if (direction.startsWith('column')) {
    const isReverse = direction === 'column-reverse';
    const alignment = alignmentOf(said.get('justify-content'), isReverse);
    const line = children.map((child) => ({ all: [child], ...heightIn(child, around, true) }));
    return chosen(inDirection([...line, ...restOf(element)], isReverse), around.room, alignment);
  }
  const wrap = said.get('flex-wrap') ?? 'nowrap';
  if (wrap === 'nowrap' || around.width === null) return NONE;
  const lines = [...linesOf(children, { ...around, width: around.width }), ...restOf(element)];
  const isReverse = wrap === 'wrap-reverse';
  return chosen(inDirection(lines, isReverse), around.room, alignmentOf(said.get('align-content'), isReverse));
}

interface Line extends Extent {
  readonly all: readonly ChildNode[];
}

/** The children that are not looked at. */
function restOf({ children }: Element): readonly Line[] {
  return children.length > MAX_CHILDREN ? [{ all: [], ...ANY_EXTENT }] : [];
}

function inDirection(lines: readonly Line[], isReverse: boolean): readonly Line[] {
  return isReverse ? lines.toReversed() : lines;
}

function chosen(lines: readonly Line[], room: number, alignment: Alignment): ReadonlySet<ChildNode> {
  const beyond = beyondEnds(lines, room, alignment);
  return new Set(lines.flatMap(({ all }, at) => (beyond[at] ? all : [])));
}

/** The lines of a row of boxes that wraps, as far as it is known where it must. */
function linesOf(children: readonly Element[], { width, ...measures }: Measures & { readonly width: number }): Line[] {
  const lines: { all: Element[]; least: number; most: number }[] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const child of children) {
    const its = measures.saidOf(child);
    const length = (name: string) => toLength(its?.get(name), { ...measures, whole: width });
    const isNarrower = ['margin-left', 'margin-right'].some((name) => /[-(]/.test(its?.get(name) ?? ''));
    const said = length('flex-basis') ?? length('width') ?? (lettersIn(child) > 0 ? NARROWEST : 0);
    const own = isNarrower ? 0 : Math.min(said, length('max-width') ?? said);
    const { least, most } = heightIn(child, measures);
    if (taken + own > width + 1) {
      lines.push({ all: [], least: 0, most: 0 });
      taken = 0;
    }
    taken += own;
    const line = lines.at(-1);
    if (!line) continue;
    line.all.push(child);
    [line.least, line.most] = [Math.max(line.least, least), Math.max(line.most, most)];
  }
  return lines;
}

/** What stands in one box of a row or a grid that is as high as its room, and aligned in it by itself. */
function inItem(
  element: Element,
  said: Said | undefined,
  around: Room & { readonly box: Said | undefined },
): ReadonlySet<ChildNode> {
  const { box, saidOf } = around;
  const isRow = /flex/.test(box?.get('display') ?? '') && !box?.get('flex-direction')?.startsWith('column');
  const isOne = (isRow && (box?.get('flex-wrap') ?? 'nowrap') === 'nowrap') || isField(box, around);
  const isCutter = box?.has('height') && /^(?:hidden|clip)$/.test(box.get('overflow-y') ?? '');
  if (!isOne || !isCutter || isAbsent(element, said) || isMoved(said) || said?.has('height')) return NONE;
  const alignment = alignmentOf(said?.get('align-self') ?? box?.get('align-items'));
  if (alignment === 'start' || !/^(?:block|flow-root|list-item)$/.test(said?.get('display') ?? 'block')) return NONE;
  const length = (name: string) => toLength(said?.get(name), { ...around, whole: 0 }) ?? 0;
  const edge = (side: string) => ({ all: [], least: length(`padding-${side}`), most: length(`padding-${side}`) });
  // Words of one line stand beside one another, not above.
  if (element.children.some((child) => isTag(child) && !isBlockIn(child, saidOf(child))) && lettersIn(element) > 0)
    return NONE;
  const blocks = element.children.slice(0, MAX_CHILDREN).map((child) => ({ all: [child], ...heightIn(child, around) }));
  return chosen([edge('top'), ...blocks, ...restOf(element), edge('bottom')], around.room, alignment);
}

/** A grid of one row of a height of its own: any other row grows with what is in it. */
function isField(box: Said | undefined, measures: Measures & Pick<Room, 'room'>): boolean {
  if (!/grid/.test(box?.get('display') ?? '')) return false;
  const [row = 'auto', ...others] = trackSizes(box?.get('grid-template-rows') ?? '');
  const size = row === 'auto' || row === 'none' ? box?.get('grid-auto-rows') : row;
  return others.length === 0 && toLength(size, { ...measures, whole: measures.room }) !== null;
}

function heightIn(node: ChildNode, measures: Measures, isColumn = false): Extent {
  const its = isTag(node) ? measures.saidOf(node) : undefined;
  if (isMoved(its)) return ANY_EXTENT;
  // Boxes of a column give way before they go out of it, down to their text.
  const isShrinking = isColumn && its?.get('flex-shrink') !== '0';
  return { least: leastHeightOf(node, measures, isShrinking), most: mostHeightOf(node, measures.saidOf) };
}

const MOVES = ['position', 'transform', 'translate', 'zoom', 'float'];

function isMoved(said: Said | undefined): boolean {
  return (
    MOVES.some((name) => said?.has(name)) ||
    ['margin-top', 'margin-bottom'].some((name) => /[-(]/.test(said?.get(name) ?? ''))
  );
}

/** The children that take room in a row of boxes, in the order in which they stand there. */
function inOrder({ children }: Element, saidOf: Measures['saidOf']): Element[] {
  const order = (child: Element) => Number(saidOf(child)?.get('order') ?? 0);
  const placed = children
    .slice(0, MAX_CHILDREN)
    .filter(isTag)
    .filter((child) => !isAbsent(child, saidOf(child)));
  // Words in between take room, too, and nobody knows how much.
  if (children.some((child) => isText(child) && child.data.trim() !== '')) return [];
  return placed.sort((a, b) => order(a) - order(b));
}
