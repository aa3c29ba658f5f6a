/** What relative lengths are relative to. */
export interface LengthContext {
  /** Pixels of an em. */
  readonly em: number;
  readonly rem: number;
  /** What 100 % is. */
  readonly whole: number;
}

/** The screen that pages are read for. */
export const SCREEN = { width: 1_280, height: 720 } as const;

const PIXELS: Readonly<Record<string, number>> = {
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
  cqw: SCREEN.width / 100,
  cqi: SCREEN.width / 100,
  vh: SCREEN.height / 100,
  vb: SCREEN.height / 100,
  vmin: SCREEN.height / 100,
  cqh: SCREEN.height / 100,
};
const PART = /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?|([a-z-]+\()|([()+*/,-]))/y;
const SIMPLE = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/;
const MAX_LENGTH = 300;
const MAX_DEPTH = 20;

/** A length in pixels, a percentage of `whole`, or a bare number; sums by calc() too. Null for anything else. */
export function toLength(value: string | undefined, context: LengthContext): number | null {
  if (value === undefined || value === '' || value.length > MAX_LENGTH) return null;
  const simple = SIMPLE.exec(value);
  if (simple) return toPixels(Number(simple[1]), simple[2], context);
  if (!value.includes('(')) return null;
  const terms = new Sum(value, context);
  const result = terms.sum(0);
  return result !== null && Number.isFinite(result) && terms.isDone() ? result : null;
}

function toPixels(amount: number, unit: string | undefined, { em, rem, whole }: LengthContext): number | null {
  if (unit === undefined) return amount;
  if (unit === '%') return (amount / 100) * whole;
  if (unit === 'em') return amount * em;
  if (unit === 'rem') return amount * rem;
  if (unit === 'ex' || unit === 'ch') return (amount * em) / 2;
  if (unit === 'lh' || unit === 'rlh' || unit === 'ic' || unit === 'cap') return amount * (unit === 'rlh' ? rem : em);
  const pixels = PIXELS[unit.replace(/^[sld](?=v)/, '')];
  return pixels === undefined ? null : amount * pixels;
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
    const [whole, amount, unit, call, sign] = PART.exec(this.text) ?? [];
    if (whole === undefined || depth > MAX_DEPTH) return null;
    this.at += whole.length;
    if (amount !== undefined) return toPixels(Number(amount), unit, this.context);
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

function combine(name: string, values: readonly number[]): number | null {
  const [first = 0, second = 0, third = 0] = values;
  if (name === 'calc' || name === '-webkit-calc') return values.length === 1 ? first : null;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  if (name === 'clamp') return Math.max(first, Math.min(second, third));
  return name === 'abs' ? Math.abs(first) : null;
}
