import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { ANY_EXTENT, alignmentOf, beyondEnds } from './alignment.ts';
import { isInlineName } from './box.ts';
import { type FlowingBox, NARROW } from './cut-flow.ts';
import { trackSizes } from './grid-tracks.ts';
import { leastHeightOf } from './least-height.ts';
import { lettersIn } from './letters-in.ts';
import { isAbsent } from './row-places.ts';
import { toLength } from './values/css-length.ts';

type Said = ReadonlyMap<string, string>;

/** The children of a box that stand beyond the edge where it cuts, one beside another in a row. */
export function cutChildren(
  { element, said, look }: FlowingBox,
  saidOf: (child: Element) => Said | undefined,
): ReadonlySet<ChildNode> {
  const width = look.cut?.width ?? null;
  const display = said?.get('display') ?? '';
  if (/grid/.test(display)) return said ? cutFields(element, { said, look, saidOf }) : NONE;
  if (!width || !look.nowrap || /flex/.test(display)) return NONE;
  return cutRuns(element, { width, em: look.em, isFlat: said?.get('white-space') === 'nowrap', saidOf });
}

interface Grid extends Pick<FlowingBox, 'look'> {
  readonly said: Said;
  saidOf(child: Element): Said | undefined;
}

/** The children of a grid in fields that stand wholly behind an edge. */
function cutFields(element: Element, { said, look, saidOf }: Grid): ReadonlySet<Element> {
  // Nobody knows how many stand in one row where the room decides that.
  if (/auto-fi/.test(said.get('grid-template-columns') ?? '')) return NONE;
  const { width, height } = look.cut ?? {};
  const fields = fieldsOf(element, { said, saidOf, isAcross: /column/.test(said.get('grid-auto-flow') ?? '') });
  const measures = { em: look.em, rem: look.rem, saidOf };
  const beyond = (axis: 'row' | 'column', room: number | null | undefined): readonly boolean[] => {
    if (room == null || room <= 0 || !fields.some((field) => (field[axis] ?? 0) > 0)) return [];
    const sizes = trackSizes(said.get(`grid-template-${axis}s`) ?? '');
    const count = Math.max(sizes.length, ...fields.map((field) => (field[axis] ?? 0) + 1));
    const tracks = Array.from({ length: Math.min(count, MAX_CHILDREN) }, (_, at) => {
      const size = toLength(sizes[at] ?? said.get(`grid-auto-${axis}s`), { ...measures, whole: room });
      if (size !== null) return { least: size, most: size };
      const inside = fields.filter((field) => axis === 'row' && field.row === at && isStill(field.its));
      const least = Math.max(0, ...inside.map(({ child }) => leastHeightOf(child, measures)));
      return { least, most: Number.POSITIVE_INFINITY };
    });
    if (element.children.length > MAX_CHILDREN) tracks.push(ANY_EXTENT);
    return beyondEnds(tracks, room, alignmentOf(said.get(axis === 'row' ? 'align-content' : 'justify-content')));
  };
  const [down, across] = [beyond('row', height), beyond('column', width)];
  const cut = fields.filter(({ row, column, its }) => isStill(its) && (down[row ?? -1] || across[column ?? -1]));
  return new Set(cut.map(({ child }) => child));
}

interface Field {
  readonly child: Element;
  readonly its: Said | undefined;
  /** Counted from 0; null where it is not known. */
  readonly row: number | null;
  readonly column: number | null;
}

interface Placing {
  readonly said: Said;
  /** One column after the other is filled. */
  readonly isAcross: boolean;
  saidOf(child: Element): Said | undefined;
}

const PLACES = ['grid-area', 'grid-row', 'grid-column'];

/** In which row and column of a grid each child stands. */
function fieldsOf(element: Element, { said, isAcross, saidOf }: Placing): readonly Field[] {
  const placed = element.children
    .filter(isTag)
    .slice(0, MAX_CHILDREN)
    .map((child) => ({ child, its: saidOf(child) }))
    .filter(({ child, its }) => !isAbsent(child, its));
  placed.sort((a, b) => orderOf(a.its) - orderOf(b.its));
  const isOrdered = !placed.some(({ its }) => PLACES.some((name) => its?.has(name)));
  const count = Math.max(1, trackSizes(said.get(`grid-template-${isAcross ? 'rows' : 'columns'}`) ?? '').length);
  return placed.map((each, at) => {
    const [along, over] = [at % count, Math.floor(at / count)];
    if (isOrdered) return { ...each, row: isAcross ? along : over, column: isAcross ? over : along };
    return { ...each, row: placeOf(each.its?.get('grid-row')), column: placeOf(each.its?.get('grid-column')) };
  });
}

/** In which track something begins that is placed by one number. */
function placeOf(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d?$/.test(value) ? Number(value) - 1 : null;
}

interface OneLine {
  readonly width: number;
  readonly em: number;
  /** Its source may have several lines, which are one. */
  readonly isFlat: boolean;
  saidOf(child: Element): Said | undefined;
}

/** The runs of text on a line that does not wrap, of those that begin behind the edge. */
function cutRuns({ children }: Element, { width, em, isFlat, saidOf }: OneLine): ReadonlySet<ChildNode> {
  const cut = new Set<ChildNode>();
  let x = 0;
  for (const child of children.slice(0, MAX_CHILDREN)) {
    if (isText(child)) {
      if (!isFlat && child.data.includes('\n')) x = 0;
      if (x >= width) cut.add(child);
      x += child.data.trim().length * em * NARROW;
    }
    if (!isTag(child)) continue;
    const its = saidOf(child);
    const isRun = isInlineName(child.name) && /^inline/.test(its?.get('display') ?? 'inline');
    if (!isRun || !isStill(its)) x = 0;
    else if (x >= width) cut.add(child);
    else x += Math.max(lettersIn(child) * (em * NARROW * 0.5 + spacingOf(its, em)), leastWidth(its, { em, width }));
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
  const isMoved = ['position', 'transform', 'translate', 'left'].some((name) => said.has(name));
  return !isMoved && !/[-(]/.test(said.get('margin-left') ?? '') && !/[-(]/.test(said.get('margin-top') ?? '');
}

/** Pixels between letters. */
function spacingOf(said: Said | undefined, em: number): number {
  return Math.max(0, toLength(said?.get('letter-spacing'), { em, rem: em, whole: 0 }) ?? 0);
}

/** How wide a box in a line is at least. */
function leastWidth(said: Said | undefined, { em, width }: Pick<OneLine, 'em' | 'width'>): number {
  if (!said || !isStill(said) || !/^inline-/.test(said.get('display') ?? '')) return 0;
  const length = (name: string) => toLength(said.get(name), { em, rem: em, whole: width }) ?? 0;
  return Math.max(length('width'), length('min-width'));
}
