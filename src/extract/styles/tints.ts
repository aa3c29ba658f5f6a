import type { Colour } from './values/css-colour.ts';
import { toLength } from './values/css-length.ts';
import { callsIn } from './values/css-values.ts';

/** What a filter makes of a colour. */
export type Tint = (colour: Colour) => Colour;

/** What a `filter` makes of colours, in the order in which it does; nothing where it leaves them as they are. */
export function tintsOf(filter: string): Tint[] {
  return callsIn(filter).flatMap(({ name, args }) => {
    const amount = toLength(args[0] ?? '1', { em: 16, rem: 16, whole: 1 }) ?? 1;
    const tint = TINTS[name];
    return tint ? [tint(amount)] : [];
  });
}

/** A colour after all filters around it, of which the innermost is the last. */
export function tinted(colour: Colour, tints: readonly Tint[]): Colour {
  return tints.reduceRight((each, tint) => tint(each), colour);
}

/** Filter functions (Filter Effects 1, 13) by name. */
const TINTS: Readonly<Record<string, (amount: number) => Tint>> = {
  brightness: (amount) => onChannels((value) => value * amount),
  contrast: (amount) => onChannels((value) => (value - 127.5) * amount + 127.5),
  invert: (amount) => onChannels((value) => value * (1 - Math.min(1, amount)) + (255 - value) * Math.min(1, amount)),
  grayscale: (amount) => (colour) => greyer(colour, Math.min(1, amount)),
  saturate: (amount) => (colour) => (amount < 1 ? greyer(colour, 1 - amount) : colour),
};

function onChannels(change: (value: number) => number): Tint {
  const bounded = (value: number) => Math.max(0, Math.min(255, change(value)));
  return ({ r, g, b, a }) => ({ r: bounded(r), g: bounded(g), b: bounded(b), a });
}

function greyer({ r, g, b, a }: Colour, amount: number): Colour {
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const toGrey = (value: number) => value + (grey - value) * amount;
  return { r: toGrey(r), g: toGrey(g), b: toGrey(b), a };
}
