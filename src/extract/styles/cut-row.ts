import { type Element, isTag, isText } from 'domhandler';
import { isInlineName } from './box.ts';
import { type FlowingBox, NARROW } from './cut-flow.ts';
import { lettersIn } from './letters-in.ts';
import { toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

type Said = ReadonlyMap<string, string>;

/** The children of a box that stand beyond the edge where it cuts, one beside another in a row. */
export function cutChildren(
  { element, said, look }: FlowingBox,
  saidOf: (child: Element) => Said | undefined,
): ReadonlySet<Element> {
  const width = look.cut?.width ?? null;
  const columns = splitValue(said?.get('grid-template-columns') ?? '', ' ');
  const display = said?.get('display') ?? '';
  if (width === null || width === 0) return NONE;
  if (look.nowrap && !/flex|grid/.test(display)) return cutRuns(element, { width, em: look.em, saidOf });
  if (!/grid/.test(display) || columns.length === 0) return NONE;
  const cut = new Set<Element>();
  let x = 0;
  const children = element.children.filter(isTag).slice(0, MAX_CHILDREN);
  const placed = children.map((child) => ({ child, its: saidOf(child) }));
  placed.sort((a, b) => orderOf(a.its) - orderOf(b.its));
  for (const [at, { child, its }] of placed.entries()) {
    if (at % columns.length === 0) x = 0;
    if (x >= width && isStill(its)) cut.add(child);
    x += toLength(columns[at % columns.length], { em: look.em, rem: look.rem, whole: width }) ?? 0;
  }
  return cut;
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
  return (
    !said || !['position', 'transform', 'translate', 'margin-left', 'grid-area', 'left'].some((name) => said.has(name))
  );
}

/** How wide a box in a line is at least. */
function leastWidth(said: Said | undefined, { em, width }: Pick<OneLine, 'em' | 'width'>): number {
  if (!said || !isStill(said) || !/^inline-/.test(said.get('display') ?? '')) return 0;
  const length = (name: string) => toLength(said.get(name), { em, rem: em, whole: width }) ?? 0;
  return Math.max(length('width'), length('min-width'));
}
