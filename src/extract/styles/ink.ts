import { backdropOf } from './backdrops.ts';
import type { Box } from './box.ts';
import type { Look } from './look.ts';
import { innerShadowOf, WIDE_SHADOW } from './outlines.ts';
import { type FindById, paintOf } from './references.ts';
import { tinted, tintsOf } from './tints.ts';
import { BLACK, type Colour, differenceOf, over, plainImage, toColour, WHITE } from './values/css-colour.ts';
import { SCREEN, toLength } from './values/css-length.ts';
import { splitValue } from './values/css-values.ts';
import { darkColour } from './values/dark-colour.ts';

/** Colours that differ by less, of 255, are one colour to people. */
const SAME = 10;
const NO_INK = 0.04;
/** Inner shadows of so many pixels reach behind letters. */
const PART_SHADOW = 12;
/** Filters in filters are looked at so far. */
const MAX_TINTS = 20;

/** What decides whether letters stand out. */
export type Ink = Pick<
  Look,
  'color' | 'fill' | 'isDark' | 'background' | 'drawnOtherwise' | 'tints' | 'paperTints' | 'painted' | 'blend'
>;

/** The colours of an element's text and of what it stands on, from what is said and from those around it. */
export function inkOf(
  { element, said: written, around }: Box,
  { overlays, find }: { readonly overlays: boolean; readonly find: FindById },
): Ink {
  const said = around.isDark ? inDarkScheme(written) : written;
  const own = said.get('color');
  const color = own === undefined || own === 'inherit' ? around.color : toColour(own, around.color);
  const isDrawing = around.drawing !== 'none';
  const isPicture = isDrawing || element.name === 'svg';
  const thin = isPicture && said.has('fill-opacity') ? Number.parseFloat(said.get('fill-opacity') ?? '1') : 1;
  const filling = said.get(isDrawing ? 'fill' : '-webkit-text-fill-color');
  const fill =
    filling === undefined ? (around.fill ?? (isDrawing || thin < 1 ? BLACK : undefined)) : toFill(filling, color, find);
  const painted = backdropOf(said);
  const isCutOut = /\btext\b/.test(said.get('background-clip') ?? '');
  const background = isCutOut ? around.background : paperOf(said, { around, color, painted, overlays });
  const tints = tintsAround(said, around);
  const isPaper = !isCutOut && (painted !== 'none' || isPainted(said));
  return {
    color,
    fill: fill && thin < 1 ? { ...fill, a: fill.a * thin } : fill,
    isDark: around.isDark,
    background,
    drawnOtherwise:
      isDrawnOtherwise(said, around) || (isCutOut && painted !== 'none' && !isPlainPaper(painted, around)),
    tints,
    paperTints: isPaper ? tints.length : around.paperTints,
    painted: isPaper || around.painted,
    blend: said.get('mix-blend-mode') ?? around.blend,
  };
}

const COLOURED = ['color', 'background-color', 'background-image', '-webkit-text-fill-color', 'fill'];

/** What is said of colours, each as it is in a dark scheme. */
function inDarkScheme(said: Box['said']): Box['said'] {
  const coloured = COLOURED.flatMap((name) => {
    const value = said.get(name);
    return value === undefined ? [] : [[name, darkColour(value)] as const];
  });
  return coloured.length === 0 ? said : new Map([...said, ...coloured]);
}

/** A picture in letters that has the one colour of what they stand on. */
function isPlainPaper(painted: string, { background, color }: Look): boolean {
  const plain = plainImage(painted, color);
  return plain !== null && background !== null && differenceOf(over(plain, background), background) <= SAME;
}

function tintsAround(said: ReadonlyMap<string, string>, { tints }: Look): Look['tints'] {
  const filter = said.get('filter') ?? 'none';
  const own = filter === 'none' ? [] : tintsOf(filter);
  // The first of a list is the first to change what it is given.
  return own.length === 0 || tints.length >= MAX_TINTS ? tints : [...tints, ...own.reverse()];
}

function toFill(value: string, color: Colour | null, find: FindById): Colour | null {
  if (value.startsWith('url(')) return paintOf(value, find, color);
  return value === 'none' ? { ...BLACK, a: 0 } : toColour(value, color);
}

function isDrawnOtherwise(said: ReadonlyMap<string, string>, around: Look): boolean {
  const shadow = said.get('text-shadow');
  const stroke = said.get('-webkit-text-stroke-width') ?? (around.drawing === 'none' ? undefined : said.get('stroke'));
  if (stroke !== undefined && !/^(?:0|none|transparent)/.test(stroke) && !isPaper(strokeColour(said), around))
    return true;
  return shadow === undefined
    ? around.drawnOtherwise
    : shadow !== 'none' && !isFaint(shadow, around) && !isFarShadow(shadow);
}

function strokeColour(said: ReadonlyMap<string, string>): string {
  return said.get('-webkit-text-stroke-color') ?? said.get('stroke') ?? 'currentcolor';
}

/** A colour that does not show on what it is drawn on. */
function isPaper(colour: string, { background, color }: Look): boolean {
  const drawn = toColour(colour, color);
  if (drawn === null) return false;
  return drawn.a <= NO_INK || (background !== null && differenceOf(over(drawn, background), background) <= SAME);
}

/** Shadows that fall out of the screen, or so blurred that no letter is left. */
function isFarShadow(shadow: string): boolean {
  return splitValue(shadow, ',').every((each) => {
    const lengths = splitValue(each, ' ').flatMap((word) => toLength(word, { em: 16, rem: 16, whole: 0 }) ?? []);
    const [x = 0, y = 0, blur = 0] = lengths;
    return Math.abs(x) >= SCREEN.width || y <= -SCREEN.height || blur >= 40;
  });
}

/** A shadow in the colour of what it falls on. */
function isFaint(shadow: string, { background, color }: Look): boolean {
  const colours = splitValue(shadow, ' ').flatMap((word) => toColour(word.replace(/,$/, ''), color) ?? []);
  return (
    colours.length > 0 &&
    colours.every(
      (each) => each.a <= NO_INK || (background !== null && differenceOf(over(each, background), background) <= SAME),
    )
  );
}

interface Paper {
  readonly around: Look;
  readonly color: Colour | null;
  readonly painted: string;
  /** It may stand on a picture that is drawn beside it. */
  readonly overlays: boolean;
}

function paperOf(said: ReadonlyMap<string, string>, { around, color, painted, overlays }: Paper): Colour | null {
  const below = overlays ? null : around.background;
  const written = said.get('background-color');
  const own = written === undefined ? null : toColour(written, color);
  // A colour that we cannot read may be any.
  const paper = written === undefined ? below : own === null ? null : layer(own, below);
  const image = painted === 'none' ? null : plainImage(painted, color);
  const whole = painted === 'none' ? paper : image && layer(image, paper);
  const shadow = innerShadowOf(said, color);
  if (shadow === null || shadow.width < PART_SHADOW) return whole;
  return shadow.width < WIDE_SHADOW || shadow.colour === null ? null : layer(shadow.colour, whole);
}

function layer(top: Colour, below: Colour | null): Colour | null {
  if (top.a >= 0.99) return top;
  return below === null ? null : over(top, below);
}

/** Whether letters of an element stand out from what they stand on. */
export function hasInk(ink: Ink): boolean {
  if (ink.drawnOtherwise) return true;
  const color = ink.fill === undefined ? ink.color : ink.fill;
  if (color === null) return true;
  if (color.a <= NO_INK) return false;
  const { tints, paperTints, blend } = ink;
  const isFlat = paperTints === tints.length && tints.length > 0 && isOneColour(tints);
  if (ink.background === null) return !isFlat;
  const background = tinted(ink.background, tints.slice(0, paperTints));
  const seen = over(tinted(color, tints), background);
  // What nothing is painted behind has nothing to blend with.
  const isBlended = blend !== null && ink.painted;
  return differenceOf(isBlended ? blended(blend, seen, background) : seen, background) > SAME;
}

/** Whether filters make one colour of all: "brightness(0)". */
function isOneColour(tints: Ink['tints']): boolean {
  return differenceOf(tinted(BLACK, tints), tinted(WHITE, tints)) <= SAME;
}

/** What some blend modes make of ink on paper, where that is simple. */
function blended(mode: string, ink: Colour, paper: Colour): Colour {
  const isWhite = differenceOf(paper, WHITE) <= SAME;
  const isBlack = differenceOf(paper, BLACK) <= SAME;
  if ((isWhite || isBlack) && /^(?:hue|saturation|color)$/.test(mode)) return paper;
  if (isWhite && /^(?:screen|lighten|color-dodge|plus-lighter)$/.test(mode)) return paper;
  if (isBlack && /^(?:multiply|darken|color-burn)$/.test(mode)) return paper;
  if (mode !== 'difference' && mode !== 'exclusion') return ink;
  const channel = (x: number, y: number) => Math.abs(x - y);
  return { r: channel(ink.r, paper.r), g: channel(ink.g, paper.g), b: channel(ink.b, paper.b), a: 1 };
}

/** Whether what is said of a box gives it an opaque paper of its own. */
export function isPainted(said: ReadonlyMap<string, string>): boolean {
  const paper = said.get('background-color') ?? 'transparent';
  return paper !== 'transparent' && !/[/,]\s*0?\.\d+%?\s*\)$|^#(?:[\da-f]{4}|[\da-f]{8})$/.test(paper);
}
