import { converter, parse } from 'culori';
import { ownText } from '../../core/own-text.ts';
import { toLength } from './css-length.ts';
import { splitValue } from './css-values.ts';

/** A colour in sRGB: channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

export const WHITE: Colour = { r: 255, g: 255, b: 255, a: 1 };
export const BLACK: Colour = { r: 0, g: 0, b: 0, a: 1 };
/** What a page in a dark scheme stands on. */
export const DARK: Colour = { r: 18, g: 18, b: 18, a: 1 };
const TRANSPARENT: Colour = { r: 0, g: 0, b: 0, a: 0 };

const toRgb = converter('rgb');
const MAX_LENGTH = 200;
const MAX_DEPTH = 4;

const SYSTEM: Readonly<Record<string, string>> = {
  canvas: '#fff',
  canvastext: '#000',
  linktext: '#0000ee',
  visitedtext: '#551a8b',
  buttonface: '#efefef',
  buttontext: '#000',
  field: '#fff',
  fieldtext: '#000',
  highlight: '#b5d5ff',
  highlighttext: '#000',
  mark: '#ff0',
  marktext: '#000',
  graytext: '#808080',
  '-webkit-link': '#0000ee',
  window: '#fff',
  windowtext: '#000',
};

/** Pages say the same few colours again and again. */
const MAX_KNOWN = 2_000;
const known = new Map<string, Colour | null>();

/** Reads any CSS colour, `current` standing for currentColor; null for what is none or cannot be told. */
export function toColour(text: string, current: Colour | null): Colour | null {
  return text.includes('currentcolor')
    ? readColour(text, current, 0)
    : remember(known, text, () => readColour(text, current, 0));
}

function remember(map: Map<string, Colour | null>, key: string, read: () => Colour | null): Colour | null {
  const found = map.get(key);
  if (found !== undefined) return found;
  if (map.size >= MAX_KNOWN) map.clear();
  const value = read();
  map.set(ownText(key), value);
  return value;
}

function readColour(text: string, current: Colour | null, depth: number): Colour | null {
  const value = plainNumbers(text.trim());
  if (value.length > MAX_LENGTH || depth > MAX_DEPTH) return null;
  if (value === 'transparent') return TRANSPARENT;
  if (value === 'currentcolor') return current;
  const name = SYSTEM[value] ?? value;
  const call = /^(color-mix|light-dark)\((.*)\)$/s.exec(name);
  if (call)
    return call[1] === 'light-dark'
      ? readColour(splitValue(call[2] ?? '', ',')[0] ?? '', current, depth + 1)
      : toMix(call[2] ?? '', current, depth);
  const absolute =
    /^([a-z]+)\(\s*from\s+.+?\s+((?:-?[\d.]+(?:%|deg)?\s+){2}-?[\d.]+%?\s*(?:\/\s*[\d.]+%?\s*)?)\)$/s.exec(name);
  if (absolute) return readColour(`${absolute[1]}(${absolute[2]})`, current, depth + 1);
  const relative = /^[a-z]+\(\s*from\s+(.+?)\s+[a-z]\s+[a-z]\s+[a-z]\s*(?:\/\s*([\d.]+%?|alpha)\s*)?\)$/s.exec(name);
  if (relative) return fade(readColour(relative[1] ?? '', current, depth + 1), relative[2]);
  try {
    const found = parse(name);
    return found ? fromRgb(toRgb(found)) : null;
  } catch {
    return null;
  }
}

/** A colour whose numbers are computed, or whose alpha is left out on purpose, with plain ones. */
function plainNumbers(value: string): string {
  if (!value.includes('calc(') && !/\/\s*none\s*\)$/.test(value)) return value;
  return value
    .replace(/\/\s*none\s*\)$/, '/ 0)')
    .replace(
      /calc\([^()]*\)/g,
      (sum) => `${toLength(sum, { em: 16, rem: 16, whole: 100 })}${sum.includes('%') ? '%' : ''}`,
    );
}

function fromRgb({ r, g, b, alpha }: { r: number; g: number; b: number; alpha?: number }): Colour {
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value || 0)) * 255);
  return { r: channel(r), g: channel(g), b: channel(b), a: Math.min(1, Math.max(0, alpha ?? 1)) };
}

function fade(colour: Colour | null, alpha: string | undefined): Colour | null {
  if (!colour || alpha === undefined || alpha === 'alpha') return colour;
  return { ...colour, a: alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha) };
}

/** color-mix() of two colours, mixed in sRGB whatever space it names: near enough to tell ink from paper. */
function toMix(inner: string, current: Colour | null, depth: number): Colour | null {
  const parts = splitValue(inner, ',').slice(1);
  const mixed = parts.map((part) => {
    const share = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(part);
    const colour = readColour(part.replace(/(?:^|\s)[\d.]+%(?=\s|$)/, ' '), current, depth + 1);
    return { colour, share: share ? Number(share[1]) / 100 : null };
  });
  const [one, two] = mixed;
  if (!one?.colour || !two?.colour) return null;
  const first = one.share ?? (two.share === null ? 0.5 : 1 - two.share);
  const second = two.share ?? 1 - first;
  const weight = first + second > 0 ? first / (first + second) : 0.5;
  return blend(one.colour, two.colour, weight);
}

function blend(one: Colour, two: Colour, weight: number): Colour {
  const a = one.a * weight + two.a * (1 - weight);
  const channel = (x: number, y: number) => (a === 0 ? 0 : (x * one.a * weight + y * two.a * (1 - weight)) / a);
  return { r: channel(one.r, two.r), g: channel(one.g, two.g), b: channel(one.b, two.b), a };
}

/** A colour painted over another that is opaque. */
export function over(top: Colour, below: Colour): Colour {
  const channel = (x: number, y: number) => x * top.a + y * (1 - top.a);
  return { r: channel(top.r, below.r), g: channel(top.g, below.g), b: channel(top.b, below.b), a: 1 };
}

/** The largest difference of a channel, of 255. */
export function differenceOf(one: Colour, two: Colour): number {
  return Math.max(Math.abs(one.r - two.r), Math.abs(one.g - two.g), Math.abs(one.b - two.b));
}

/** The one colour that a background image is painted in; null when it is none, or more than one, or not known. */
export function plainImage(image: string, current: Colour | null): Colour | null {
  return image.includes('currentcolor')
    ? readImage(image, current)
    : remember(images, image, () => readImage(image, current));
}

const images = new Map<string, Colour | null>();

function readImage(image: string, current: Colour | null): Colour | null {
  const gradient = /^[a-z-]*gradient\((.*)\)$/s.exec(image.trim());
  if (!gradient) return null;
  const stops = splitValue(gradient[1] ?? '', ',');
  const colours = stops.flatMap((stop, at) => {
    const words = splitValue(stop, ' ');
    const colour = toColour(words[0] ?? '', current) ?? toColour(words.at(-1) ?? '', current);
    // The first part may be a direction.
    return colour ? [colour] : at === 0 ? [] : [null];
  });
  const [first] = colours;
  if (!first || colours.some((each) => !each || differenceOf(each, first) > 10 || Math.abs(each.a - first.a) > 0.05))
    return null;
  return first;
}
