import { converter, parse, type Rgb } from 'culori';
import { ownText } from '../../../core/own-text.ts';
import { wordTable } from '../../../core/word-table.ts';
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

const SYSTEM = wordTable<string>({
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
});

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
  const against = /^contrast-color\((.*)\)$/s.exec(name)?.[1];
  if (against !== undefined) return contrasting(readColour(against, current, depth + 1));
  const call = /^(color-mix|light-dark)\((.*)\)$/s.exec(name);
  if (call)
    return call[1] === 'light-dark'
      ? readColour(splitValue(call[2] ?? '', ',')[0] ?? '', current, depth + 1)
      : toMix(call[2] ?? '', current, depth);
  const relative = /^([a-z]+)\(\s*from\s+(.+)\)$/s.exec(name);
  if (relative?.[1] === 'alpha') return withAlpha(relative[2] ?? '', current, depth);
  if (relative)
    return toRelative(relative[1] ?? '', relative[2] ?? '', (origin) => readColour(origin, current, depth + 1));
  try {
    const found = parse(name);
    return found ? fromRgb(toRgb(found)) : null;
  } catch {
    return null;
  }
}

/** A colour whose numbers are computed, or whose alpha is left out on purpose, with plain ones. */
function plainNumbers(value: string): string {
  if (/\(\s*from\s/.test(value) || (!value.includes('calc(') && !/\/\s*none\s*\)$/.test(value))) return value;
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

/** Colour functions whose channels may be those of another colour, how large a channel is there, and in what of ours. */
const SPACES: Readonly<
  Record<string, { readonly mode: string; readonly channels: string; readonly whole: readonly number[] }>
> = {
  rgb: { mode: 'rgb', channels: 'rgb', whole: [255, 255, 255] },
  rgba: { mode: 'rgb', channels: 'rgb', whole: [255, 255, 255] },
  hsl: { mode: 'hsl', channels: 'hsl', whole: [1, 100, 100] },
  hsla: { mode: 'hsl', channels: 'hsl', whole: [1, 100, 100] },
  hwb: { mode: 'hwb', channels: 'hwb', whole: [1, 100, 100] },
  lab: { mode: 'lab', channels: 'lab', whole: [1, 1, 1] },
  lch: { mode: 'lch', channels: 'lch', whole: [1, 1, 1] },
  oklab: { mode: 'oklab', channels: 'lab', whole: [1, 1, 1] },
  oklch: { mode: 'oklch', channels: 'lch', whole: [1, 1, 1] },
  color: { mode: 'rgb', channels: 'rgb', whole: [1, 1, 1] },
};

/** A colour made of the channels of another (CSS Color 5): "rgb(from red calc(r / 2) g b / alpha)". */
function toRelative(space: string, inner: string, read: (origin: string) => Colour | null): Colour | null {
  const { mode, channels, whole } = SPACES[space] ?? {};
  const [values = '', alpha = 'alpha'] = splitValue(inner, '/');
  const [from = '', ...others] = splitValue(values, ' ');
  const terms = space === 'color' && others[0] === 'srgb' ? others.slice(1) : others;
  const origin = read(from);
  if (mode === undefined || origin === null || terms.length !== 3) return null;
  const own = converter(mode)(toCulori(origin));
  const known: Record<string, number> = { alpha: origin.a };
  for (const [at, channel] of [...(channels ?? '')].entries())
    known[channel] = (own[channel] ?? 0) * (whole?.[at] ?? 1);
  const number = (term: string, of: number) =>
    toLength(
      term.replace(/(?<![\w-])(?:alpha|[a-z])(?![\w(-])/g, (name) => String(known[name] ?? name)),
      { em: 0, rem: 0, whole: of },
    );
  const found = terms.map((term, at) => number(term, mode === 'rgb' ? 255 : (whole?.[at] ?? 1)));
  const a = number(alpha, 1);
  const [first, second, third] = found;
  if (first == null || second == null || third == null || a === null) return null;
  const percent = /^h[sw]/.test(mode) ? '%' : '';
  return read(
    `${space === 'color' ? 'color(srgb ' : `${mode}(`}${first} ${second}${percent} ${third}${percent} / ${Math.max(0, Math.min(1, a))})`,
  );
}

/** Another colour with an alpha of its own: "alpha(from black / 0)". */
function withAlpha(inner: string, current: Colour | null, depth: number): Colour | null {
  const [from = '', alpha = 'alpha'] = splitValue(inner, '/');
  const origin = readColour(from, current, depth + 1);
  if (origin === null) return null;
  const a = toLength(alpha.replaceAll('alpha', String(origin.a)), { em: 0, rem: 0, whole: 1 });
  return a === null ? null : { ...origin, a: Math.max(0, Math.min(1, a || 0)) };
}

/** Black or white, whichever stands out more from a colour (CSS Color 5, 10). */
function contrasting(paper: Colour | null): Colour | null {
  if (paper === null) return null;
  const linear = (value: number) => (value / 255) ** 2.2;
  const light = 0.2126 * linear(paper.r) + 0.7152 * linear(paper.g) + 0.0722 * linear(paper.b);
  return light > 0.18 ? BLACK : WHITE;
}

function toCulori({ r, g, b, a }: Colour): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255, alpha: a };
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
  const [top = '', ...below] = splitValue(image, ',');
  const colours = coloursOf(top, current);
  const [first] = colours ?? [];
  if (!first || (below.length > 0 && first.a < 0.99)) return null;
  const isPlain = colours?.every(
    (each) => each && differenceOf(each, first) <= 10 && Math.abs(each.a - first.a) <= 0.05,
  );
  return isPlain ? first : null;
}

/** Whether a picture lets nothing shine through: a gradient of opaque colours. */
export function isOpaqueImage(image: string): boolean {
  return splitValue(image, ',').some((layer) => {
    const colours = coloursOf(layer, BLACK) ?? [];
    return colours.length > 1 && colours.every((each) => each !== null && each.a >= 0.99);
  });
}

/** The colours of a gradient, null for one that cannot be told; null for other pictures. */
function coloursOf(image: string, current: Colour | null): (Colour | null)[] | null {
  const gradient = /^[a-z-]*gradient\((.*)\)$/s.exec(image);
  if (!gradient) return null;
  return splitValue(gradient[1] ?? '', ',').flatMap((stop, at) => {
    const words = splitValue(stop, ' ');
    const colour = toColour(words[0] ?? '', current) ?? toColour(words.at(-1) ?? '', current);
    // The first part may be a direction, and a place between two colours has none.
    return colour ? [colour] : at === 0 || /^[\d.]+(?:%|px)$/.test(stop) ? [] : [null];
  });
}
