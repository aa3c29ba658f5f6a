import { wordTable } from '../../../core/word-table.ts';

/** What relative lengths are relative to. */
export interface LengthContext {
  /** Pixels of an em. */
  readonly em: number;
  readonly rem: number;
  /** What 100 % is. */
  readonly whole: number;
  /** The containers around. */
  readonly within?: Within | null;
}

/** Boxes within boxes, some of which are containers of a size in pixels. */
interface Within {
  readonly container?: { readonly width: number; readonly height: number };
  readonly above: Within | null;
}

/** The screen that pages are read for. */
export const SCREEN = { width: 1_280, height: 720 } as const;

const PIXELS = wordTable<number>({
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  vw: SCREEN.width / 100,
  vi: SCREEN.width / 100,
  vmax: SCREEN.width / 100,
  vh: SCREEN.height / 100,
  vb: SCREEN.height / 100,
  vmin: SCREEN.height / 100,
});
const PART =
  /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?|(-?(?:infinity|pi|e)\b)|([a-z-]+\()|([()+*/,-]))/y;
const SIMPLE = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/;
const MAX_LENGTH = 300;
const MAX_DEPTH = 20;

/** A length in pixels, a percentage of `whole`, or a bare number; sums by calc() too. Null for anything else. */
export function toLength(value: string | undefined, context: LengthContext): number | null {
  if (value === undefined || value === '' || value.length > MAX_LENGTH) return null;
  const simple = SIMPLE.exec(value);
  if (simple) return toPixels(Number(simple[1]), simple[2], context);
  if (!value.includes('(')) return null;
  // What is reckoned with what is no number is none, and that is nothing (CSS Values 4, 10.9.2 and 10.13).
  if (/[\s(,*/+-]nan(?![\w-])/.test(value)) return 0;
  const terms = new Sum(withoutNames(value, context), context);
  const result = terms.sum(0);
  return result !== null && Number.isFinite(result) && terms.isDone() ? result : null;
}

/** Numbers by name (CSS Values 4, 10.7); browsers take the largest length they know for an infinite one. */
const CONSTANTS = wordTable<number>({
  infinity: 33_554_432,
  '-infinity': -33_554_432,
  pi: Math.PI,
  '-pi': -Math.PI,
  e: Math.E,
  '-e': -Math.E,
});

/** Angles are in radians, as the functions that take them have it. */
const ANGLES = wordTable<number>({
  deg: Math.PI / 180,
  grad: Math.PI / 200,
  rad: 1,
  turn: Math.PI * 2,
});

/**
 * A value without what is no number: of what the browser's surroundings say, and of an anchor, the fallback stands
 * ("env(x, 1px)"), an anchor without one is at the edge, and the way to round becomes part of the function's name.
 */
function withoutNames(value: string, context: LengthContext): string {
  if (value.includes('calc-size(')) return value.replace(CALC_SIZE, (_, sum) => `${ofAnySize(sum, context)}px`);
  if (!/env\(|anchor|round\(/.test(value)) return value;
  return value
    .replace(/env\(\s*[\w-]+(?:\s+\d+)*\s*,/g, 'calc(')
    .replace(
      /anchor(?:-size)?\([^(),]*(?:,([^()]*))?\)/g,
      (_, fallback: string | undefined) => fallback?.trim() || '0px',
    )
    .replace(/round\(\s*(nearest|up|down|to-zero)\s*,/g, 'round-$1(');
}

/** "calc-size(auto, size * 2)" (CSS Values 5, 10.5). */
const CALC_SIZE = /^calc-size\([\w\s-]+,(.*)\)$/s;

/** A sum of which the size of the content is a part, where that makes no difference: of a little and of much. */
function ofAnySize(sum: string, context: LengthContext): number | null {
  const [little, much] = ['20px', '2000px'].map((size) => toLength(`calc(${sum.replace(/\bsize\b/g, size)})`, context));
  return little === much ? (little ?? null) : null;
}

const ROOT_UNITS: ReadonlySet<string> = new Set(['rex', 'rch', 'rcap', 'ric']);

function toPixels(amount: number, unit: string | undefined, context: LengthContext): number | null {
  const { em, rem, whole } = context;
  if (unit === undefined) return amount;
  if (unit === '%') return (amount / 100) * whole;
  if (unit === 'em') return amount * em;
  if (unit === 'rem') return amount * rem;
  if (unit === 'ex' || unit === 'ch') return (amount * em) / 2;
  if (unit === 'lh' || unit === 'rlh' || unit === 'ic' || unit === 'cap') return amount * (unit === 'rlh' ? rem : em);
  if (ROOT_UNITS.has(unit)) return (amount * rem) / (unit === 'ric' ? 1 : 2);
  if (unit.startsWith('cq')) return ofContainer(amount / 100, unit, context);
  const pixels = PIXELS[unit.replace(/^[sld](?=v)/, '')];
  return pixels === undefined ? null : amount * pixels;
}

/** A part of the nearest container, or of the screen where there is none. */
function ofContainer(part: number, unit: string, { within }: LengthContext): number | null {
  let nearest = within;
  while (nearest && !nearest.container) nearest = nearest.above;
  const { width, height } = nearest?.container ?? SCREEN;
  const down = Number.isNaN(height) ? SCREEN.height : height;
  if (unit === 'cqw' || unit === 'cqi') return part * width;
  if (unit === 'cqh' || unit === 'cqb') return part * down;
  return unit === 'cqmin' ? part * Math.min(width, down) : unit === 'cqmax' ? part * Math.max(width, down) : null;
}

/** A class for the state that its verbs share: the text and where the reader stands. */
class Sum {
  private readonly text: string;
  private readonly context: LengthContext;
  private at = 0;

  constructor(text: string, context: LengthContext) {
    this.text = text;
    this.context = context;
  }

  isDone(): boolean {
    return this.text.slice(this.at).trim() === '';
  }

  sum(depth: number): number | null {
    let total = this.product(depth);
    for (;;) {
      const sign = /\s+([+-])\s/y;
      sign.lastIndex = this.at;
      const found = sign.exec(this.text);
      if (!found || total === null) return total;
      this.at = sign.lastIndex;
      const next = this.product(depth);
      total = next === null ? null : found[1] === '+' ? total + next : total - next;
    }
  }

  private product(depth: number): number | null {
    let total = this.value(depth);
    for (;;) {
      const sign = /\s*([*/])/y;
      sign.lastIndex = this.at;
      const found = sign.exec(this.text);
      if (!found || total === null) return total;
      this.at = sign.lastIndex;
      const next = this.value(depth);
      total = next === null ? null : found[1] === '*' ? total * next : total / next;
    }
  }

  private value(depth: number): number | null {
    PART.lastIndex = this.at;
    const [whole, amount, unit, constant, call, sign] = PART.exec(this.text) ?? [];
    if (whole === undefined || depth > MAX_DEPTH) return null;
    this.at += whole.length;
    const turn = ANGLES[unit ?? ''];
    if (amount !== undefined) return turn ? Number(amount) * turn : toPixels(Number(amount), unit, this.context);
    if (constant !== undefined) return CONSTANTS[constant] ?? null;
    if (sign !== undefined && sign !== '(') return null;
    const values = this.values(depth + 1);
    return values && combine(call?.slice(0, -1) ?? 'calc', values);
  }

  /** The values up to a closing bracket. */
  private values(depth: number): number[] | null {
    const values: number[] = [];
    for (;;) {
      const next = this.sum(depth);
      const end = /\s*([,)])/y;
      end.lastIndex = this.at;
      const found = end.exec(this.text);
      if (next === null || !found) return null;
      this.at = end.lastIndex;
      values.push(next);
      if (found[1] === ')') return values;
    }
  }
}

type Combine = (first: number, second: number, third: number) => number;

/** Mathematical functions of CSS (CSS Values 4, 10) by name; a missing argument gives no number. */
const FUNCTIONS = wordTable<Combine>({
  clamp: (least, value, most) => Math.max(least, Math.min(value, most)),
  abs: Math.abs,
  sign: Math.sign,
  round: (value, step) => Math.round(value / step) * step,
  'round-nearest': (value, step) => Math.round(value / step) * step,
  'round-up': (value, step) => Math.ceil(value / step) * step,
  'round-down': (value, step) => Math.floor(value / step) * step,
  'round-to-zero': (value, step) => Math.trunc(value / step) * step,
  progress: (value, from, to) => Math.max(0, Math.min(1, (value - from) / (to - from))),
  mod: (value, step) => value - Math.floor(value / step) * step,
  rem: (value, step) => value % step,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  pow: Math.pow,
  sqrt: Math.sqrt,
  exp: Math.exp,
  log: (value, base) => Math.log(value) / (Number.isNaN(base) ? 1 : Math.log(base)),
});

function combine(name: string, values: readonly number[]): number | null {
  if (name === 'calc' || name === '-webkit-calc') return values.length === 1 ? (values[0] ?? null) : null;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  if (name === 'hypot') return Math.hypot(...values);
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values;
  return FUNCTIONS[name]?.(first, second, third) ?? null;
}
