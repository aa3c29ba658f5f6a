import { type Element, isTag, isText } from 'domhandler';
import { alignmentOf, beyondEnds } from './alignment.ts';
import type { FlowingBox } from './cut-flow.ts';
import type { Look } from './look.ts';
import { toLength } from './values/css-length.ts';

type Said = ReadonlyMap<string, string>;
type SaidOf = (child: Element) => Said | undefined;

const NONE: ReadonlySet<Element> = new Set();
const MAX_CHILDREN = 100;
/** Paddings that browsers give to lists are not wider. */
const SLACK = 60;

/** What a box in a row takes up of it. */
interface Span {
  readonly child: Element;
  /** Where all boxes of the row have room. */
  readonly size: number;
  readonly least: number;
  /** Not finite where its content decides. */
  readonly most: number;
}

/** Whether children of a box may stand beside what can be seen of it: it is cut, or moved to the left. */
export function mayStandBeside({ standing: { row, shown, isSettled }, container, clipped }: Look): boolean {
  if (!isSettled || row.left === null || row.width === null) return false;
  if (clipped && container === 'flex') return true;
  return row.left < shown.left || shown.right < Number.POSITIVE_INFINITY;
}

/** The children of a row of boxes that stand beside what can be seen of it: slides of a box that cuts. */
export function childrenBeside(
  { element, said, look }: Omit<FlowingBox, 'isBlock'>,
  saidOf: (child: Element) => Said | undefined,
): ReadonlySet<Element> {
  const { row, shown } = look.standing;
  const kind = kindOf(said);
  if (kind === null || row.left === null || row.width === null) return NONE;
  if (kind === 'flex') {
    const isReverse = said?.get('flex-direction') === 'row-reverse';
    const alignment = alignmentOf(said?.get('justify-content'), isReverse);
    // Who can scroll a row that is turned round reaches its other end.
    const isScrolled = isReverse && /^(?:auto|scroll)$/.test(said?.get('overflow-x') ?? '');
    if (isScrolled || (isReverse && alignment === 'start')) return NONE;
    if (alignment === 'end') return childrenBefore({ element, look }, { saidOf, isReverse });
  }
  const spans = spansIn(element, { kind, whole: row.width, em: look.em, rem: look.rem, saidOf });
  const gap = kind === 'flex' ? (toLength(said?.get('column-gap'), { ...look, whole: row.width }) ?? 0) : 0;
  const hasRoom = spans.reduce((sum, { most }) => sum + most + gap, 0) <= row.width + gap + 1;
  const beside = new Set<Element>();
  let [from, to] = [row.left, row.left + slackOf(element, said)];
  for (const { child, size, least, most } of spans) {
    if (kind === 'floats' && to + most - row.left > row.width + 1) break;
    if (from >= shown.right - 1 || to + most <= shown.left + 1) beside.add(child);
    from += (hasRoom ? size : least) + gap;
    to += most + gap;
  }
  return beside;
}

/** The children of a row that are pushed out of it to the left, because it begins at its right edge. */
function childrenBefore(
  { element, look }: Pick<FlowingBox, 'element' | 'look'>,
  { saidOf, isReverse }: { saidOf: SaidOf; readonly isReverse: boolean },
): ReadonlySet<Element> {
  const { row, shown } = look.standing;
  if (row.left === null || row.width === null || slackOf(element, undefined) > SLACK) return NONE;
  const spans = spansIn(element, { kind: 'flex', whole: row.width, em: look.em, rem: look.rem, saidOf });
  const isWhole = spans.length === presentIn(element, saidOf).length;
  // What is cut on the left only is where the row itself begins there.
  if (!isWhole || row.left > shown.left + SLACK) return NONE;
  const line = isReverse ? spans.toReversed() : spans;
  const beyond = beyondEnds(line, row.left + row.width - shown.left, 'end');
  return new Set(line.flatMap(({ child }, at) => (beyond[at] ? [child] : [])));
}

function presentIn({ children }: Element, saidOf: SaidOf): readonly Element[] {
  return children.filter(isTag).filter((child) => !isAbsent(child, saidOf(child)));
}

/** The boxes of a row up to the first of which is open where it and those behind it stand. */
function spansIn(element: Element, room: Room & { saidOf(child: Element): Said | undefined }): readonly Span[] {
  const spans: Span[] = [];
  const children = element.children.filter(isTag).slice(0, MAX_CHILDREN);
  const placed = children.map((child) => ({ child, its: room.saidOf(child) }));
  const order = (its: Said | undefined) => Number(its?.get('order') ?? 0);
  if (room.kind === 'flex') placed.sort((a, b) => order(a.its) - order(b.its));
  for (const { child, its } of placed) {
    if (isAbsent(child, its)) continue;
    const span = spanOf(its, room);
    if (span === null) break;
    spans.push({ child, ...span });
  }
  return spans;
}

/** Lists are moved in by browsers, and what stands behind words in a row of boxes, nobody knows how far. */
function slackOf({ name, children }: Element, said: Said | undefined): number {
  if (children.some((child) => isText(child) && child.data.trim() !== '')) return Number.POSITIVE_INFINITY;
  return /^(?:ul|ol|menu)$/.test(name) && !said?.has('padding-left') ? SLACK : 0;
}

/** How the children of a box may stand beside one another from its left edge on; null where they do otherwise. */
function kindOf(said: Said | undefined): 'flex' | 'floats' | null {
  const display = said?.get('display') ?? 'block';
  if (!/flex/.test(display)) return /^(?:block|flow-root|list-item)$/.test(display) ? 'floats' : null;
  const isAtAnEnd = !/around|evenly|center|stretch/.test(said?.get('justify-content') ?? 'normal');
  const isRow =
    /^(?:row(?:-reverse)?)?$/.test(said?.get('flex-direction') ?? '') && !/^wrap/.test(said?.get('flex-wrap') ?? '');
  return isAtAnEnd && isRow ? 'flex' : null;
}

/** Whether a child takes no room in the row or grid that its box is. */
export function isAbsent({ attribs, name }: Element, its: Said | undefined): boolean {
  if (/^(?:absolute|fixed)$/.test(its?.get('position') ?? '')) return true;
  return its?.get('display') === 'none' || attribs.hidden !== undefined || /^(?:script|style|template)$/.test(name);
}

const MOVED = ['transform', 'translate', 'left', 'right', 'zoom'];
const EDGES = ['margin-left', 'margin-right', 'padding-left', 'padding-right'];

interface Room {
  readonly kind: 'flex' | 'floats';
  readonly whole: number;
  readonly em: number;
  readonly rem: number;
}

/** What a child takes up of a row; null where what is said of it leaves open where it and the next ones stand. */
function spanOf(its: Said | undefined, { kind, whole, em, rem }: Room): Omit<Span, 'child'> | null {
  if (kind === 'floats' && (its?.get('float') !== 'left' || (its.get('clear') ?? 'none') !== 'none')) return null;
  if (MOVED.some((name) => its?.has(name))) return null;
  const length = (name: string) => toLength(its?.get(name), { em, rem, whole });
  const edges = EDGES.map((name) => length(name) ?? 0);
  if (edges.some((edge) => edge < 0)) return null;
  const around = edges.reduce((sum, edge) => sum + edge, 0);
  const size = (kind === 'flex' ? length('flex-basis') : null) ?? length('width');
  const least = length('min-width') ?? 0;
  const grows = kind === 'flex' && Number(its?.get('flex-grow') ?? 0) > 0;
  const shrinks = kind === 'flex' && its?.get('flex-shrink') !== '0';
  const most = length('max-width') ?? Number.POSITIVE_INFINITY;
  const own = Math.max(least, Math.min(size ?? 0, most));
  return {
    size: own,
    least: shrinks ? least : own,
    most: (size === null || grows ? most : Math.max(size, least)) + around,
  };
}
