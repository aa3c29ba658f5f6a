import type { Element } from 'domhandler';
import type { Look } from './look.ts';
import { edgeOf } from './outlines.ts';
import { SCREEN, toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';

/** How far down the text of a box has come at least that cuts what is lower than its height. */
export interface CutFlow {
  /** Pixels from the top of what is cut to where the next line begins, at least. */
  y: number;
  /** From here on nothing is seen. */
  readonly limit: number;
  /** How high one column is. */
  readonly column: number;
  /** Letters in the line that is open. */
  letters: number;
  /** Pixels of the highest picture in it. */
  tall: number;
  /** How far down the cells of the row that is open come. */
  row: number;
  /** The margin that stands open, which that above or below the next box may hold already. */
  margin: number;
  /** Pixels of a line, at least. */
  line: number;
}

type Said = ReadonlyMap<string, string>;

/** An element whose look is known, in what is around it. */
export interface FlowingBox {
  readonly element: Element;
  readonly said: Said | undefined;
  readonly look: Look;
  readonly isBlock: boolean;
}

/** A line is so many ems high, where nothing is said. */
const LINE = 1.1;
/** Above the letters of a line is so much room, in ems. */
const ROOM = 0.15;
/** Letters are so many ems wide at least. */
export const NARROW = 0.3;

/** The flow in a box that cuts text at a height of its own; null where it does not, or where that height may grow. */
export function startFlow({ said, look, element }: FlowingBox): CutFlow | null {
  if (!said) return null;
  const { cut, em, rem } = look;
  const line = lineOf(said, look) ?? em * LINE;
  const clamped = Number(said.get('-webkit-line-clamp'));
  const height = clamped > 0 ? clamped * line : (cut?.height ?? null);
  if (height === null || !isStacking(said) || element.name === 'td') return null;
  const columns = said.get('columns');
  const whole = cut?.width ?? SCREEN.width;
  const pads = ['padding-top', 'padding-bottom'].map((name) => toLength(said.get(name), { em, rem, whole }) ?? 0);
  const [top = 0, bottom = 0] = pads;
  const limit = top + height * columnsOf(columns, look) + bottom;
  return { y: top, limit, column: height, letters: 0, tall: 0, row: top, margin: 0, line: Math.max(line, 1) };
}

/** Whether what stands in it stands one below another, from the top. */
function isStacking(said: Said): boolean {
  const display = said.get('display') ?? '';
  if (/flex/.test(display) && said.get('flex-direction') === 'column') return !said.has('justify-content');
  return !/flex|grid|table(?!-caption)/.test(display);
}

/** Columns that do not fit stand beside the others, and are cut. */
function columnsOf(columns: string | undefined, { em, rem, cut }: Look): number {
  if (columns === undefined) return 1;
  const whole = cut?.width ?? SCREEN.width;
  const counts = splitValue(columns, ' ').map((part) => {
    if (/^\d+$/.test(part)) return Number(part);
    const width = toLength(part, { em, rem, whole });
    return width === null || width <= 0 ? 1 : Math.max(1, Math.floor(whole / width));
  });
  return Math.max(1, ...counts);
}

/** Whether a text that comes next is lower than the cut. */
export function isBelow(flow: CutFlow, { em }: Look): boolean {
  return flow.y + Math.max(0, (flow.line - em) / 2) + em * ROOM >= flow.limit - 1;
}

/** Ends the line that is open. */
function endLine(flow: CutFlow, { em, cut }: Look): void {
  if (flow.letters === 0) return;
  const lines = Math.floor((flow.letters * em * NARROW) / (cut?.width || SCREEN.width));
  flow.y += Math.max(Math.max(1, lines) * flow.line, flow.tall);
  [flow.letters, flow.margin, flow.tall] = [0, 0, 0];
}

/** A line break, which makes a line even where there are no letters. */
export function breakLine(flow: CutFlow, look: Look): void {
  flow.letters = Math.max(1, flow.letters);
  endLine(flow, look);
}

/** Moves a flow on past the box that is drawn before all else in an element. */
export function passBox(flow: CutFlow, said: Said, { em, rem, cut }: Look): void {
  const isAcross = said.get('float') !== undefined && said.get('width') === '100%';
  if (/^(?:absolute|fixed)$/.test(said.get('position') ?? '') || !(isAcross || said.get('display') === 'block')) return;
  const length = (name: string) => toLength(said.get(name), { em, rem, whole: cut?.width ?? 0 }) ?? 0;
  const lines = /^pre/.test(said.get('white-space') ?? '') ? (said.get('content') ?? '').split(/\\a\s?|\n/).length : 0;
  const height = Math.max(length('height'), length('padding-top') + length('padding-bottom'), lines * flow.line);
  flow.y += height + Math.max(0, length('margin-top')) + Math.max(0, length('margin-bottom'));
}

/** Moves a flow on to the first line of an element; null when what stands in it does not flow as lines and blocks do. */
export function enterFlow(flow: CutFlow, box: FlowingBox): { readonly inside: CutFlow | null; leave(): void } {
  const { said, look, isBlock, element } = box;
  const length = (name: string, whole = 0) => toLength(said?.get(name), { em: look.em, rem: look.rem, whole });
  if (isTaken(box)) return { inside: null, leave: () => undefined };
  if (element.name === 'img') return passPicture(flow, box);
  if (isCell(box)) return enterCell(flow, box);
  if (!isBlock) return { inside: flow, leave: () => undefined };
  endLine(flow, look);
  const margin = length('margin-top') ?? marginOf(element, look);
  if (margin < 0) return { inside: null, leave: () => undefined };
  if (said?.get('break-before') === 'column') flow.y = Math.ceil((flow.y + 1) / flow.column) * flow.column;
  addMargin(flow, margin);
  const start = flow.y;
  const line = flow.line;
  addEdge(flow, (length('padding-top') ?? 0) + (edgeOf(said?.get('border-top') ?? said?.get('border'))?.width ?? 0));
  flow.line = (said && lineOf(said, look)) ?? Math.max(look.em * LINE, line);
  const isFlow = (!said || isStacking(said)) && element.name !== 'details';
  const row = flow.row;
  flow.row = flow.y;
  return {
    inside: isFlow ? flow : null,
    leave() {
      endLine(flow, look);
      [flow.y, flow.row] = [Math.max(flow.y, flow.row), row];
      addEdge(flow, length('padding-bottom') ?? 0);
      const height = length('height', Number.NaN);
      if (height !== null && !Number.isNaN(height)) [flow.y, flow.margin] = [start + height, 0];
      addEdge(flow, start + (length('min-height', 0) ?? 0) - flow.y);
      flow.line = line;
      addMargin(flow, Math.max(0, length('margin-bottom') ?? marginOf(element, look)));
    },
  };
}

/** Margins that meet are one, as high as the highest. */
function addMargin(flow: CutFlow, margin: number): void {
  flow.y += Math.max(0, margin - flow.margin);
  flow.margin = Math.max(margin, flow.margin);
}

/** What has a height keeps margins apart. */
function addEdge(flow: CutFlow, height: number): void {
  if (height > 0) [flow.y, flow.margin] = [flow.y + height, 0];
}

function isCell({ element: { name }, said }: FlowingBox): boolean {
  return /^t[dh]$/.test(name) && (said?.get('display') ?? 'table-cell') === 'table-cell';
}

/** Moves a flow on to the first line of a cell; the next cell of the row stands beside it. */
function enterCell(flow: CutFlow, { element, said, look }: FlowingBox): ReturnType<typeof enterFlow> {
  const [start, line] = [flow.y, flow.line];
  const length = (value: string | undefined) => toLength(value, { em: look.em, rem: look.rem, whole: 0 }) ?? 0;
  const high = length(heightSaid(element, said));
  [flow.y, flow.margin] = [flow.y + length(said?.get('padding-top')), 0];
  flow.line = (said && lineOf(said, look)) ?? Math.max(look.em * LINE, line);
  return {
    inside: flow,
    leave() {
      endLine(flow, look);
      // Cells of several rows are as high as all of these.
      if (element.attribs.rowspan === undefined) flow.row = Math.max(flow.row, flow.y, start + high);
      [flow.y, flow.line, flow.margin] = [start, line, 0];
    },
  };
}

/** The height of a cell or a picture by its style, else by its attribute. */
function heightSaid({ attribs: { height = '' } }: Element, said: FlowingBox['said']): string | undefined {
  return said?.get('height') ?? (/^\d+$/.test(height) ? height : undefined);
}

/** Moves a flow on past a picture: as a block of its own height, or as letters of a line that is at least as high. */
function passPicture(flow: CutFlow, { element, said, look }: FlowingBox): ReturnType<typeof enterFlow> {
  const { em, rem } = look;
  const [height, most] = [heightSaid(element, said), said?.get('max-height')].map((value) =>
    toLength(value, { em, rem, whole: 0 }),
  );
  const own = Math.min(height ?? 0, most ?? Number.POSITIVE_INFINITY);
  if (said?.get('display') === 'block') {
    endLine(flow, look);
    [flow.y, flow.margin] = [flow.y + own, 0];
  } else if (said?.get('display') !== 'none') {
    flow.letters = Math.max(1, flow.letters);
    flow.tall = Math.max(flow.tall, own);
  }
  return { inside: null, leave: () => undefined };
}

/** Out of the flow, or moved within it. */
function isTaken({ said, element, look }: FlowingBox): boolean {
  if (/^(?:left|right)$/i.test(element.attribs.align ?? '') && /^(?:img|table)$/.test(element.name)) return true;
  // They stand where the table ends, or where its caption is said to stand.
  if (/^(?:tfoot|caption)$/.test(element.name)) return true;
  if (!said) return false;
  if (/^(?:absolute|fixed|sticky)$/.test(said.get('position') ?? '')) return true;
  if ((said.get('float') ?? 'none') !== 'none' && !isAcross(said, look)) return true;
  if (said.get('position') === 'relative' && ['top', 'bottom'].some((name) => /[1-9]/.test(said.get(name) ?? '')))
    return true;
  return (
    ['transform', 'translate', 'margin-block'].some((name) => (said.get(name) ?? 'none') !== 'none') ||
    element.name === 'svg'
  );
}

/** As wide as the box that cuts: nothing stands beside it. */
function isAcross(said: Said, { em, rem, cut }: Look): boolean {
  const width = said.get('width');
  if (width === '100%' || cut?.width == null) return width === '100%';
  return (toLength(width, { em, rem, whole: 0 }) ?? 0) >= cut.width;
}

const MARGINS: Readonly<Record<string, number>> = {
  p: 1,
  ul: 1,
  ol: 1,
  dl: 1,
  blockquote: 1,
  h1: 0.67,
  h2: 0.83,
  h3: 1,
  h4: 1.33,
  h5: 1.38,
  h6: 1.56,
  hr: 0.5,
  pre: 0.8,
  figure: 1,
};

/** The margin that browsers give to an element, at least: in ems of what is around it. */
export function marginOf({ name }: Element, { em }: Pick<Look, 'em'>): number {
  return (MARGINS[name] ?? 0) * em;
}

function lineOf(said: Said, { em, rem }: Look): number | null {
  const height = said.get('line-height');
  if (height === undefined) return null;
  return /^[\d.]+$/.test(height) ? Number(height) * em : toLength(height, { em, rem, whole: em });
}
