import type { Box } from './box.ts';
import { BLACK, type Colour, differenceOf, over, plainImage, toColour, WHITE } from './css-colour.ts';
import { splitValue } from './css-values.ts';
import type { Look } from './look.ts';

/** Colours that differ by less, of 255, are one colour to people. */
const SAME = 10;
const NO_INK = 0.04;

/** What decides whether letters stand out. */
export type Ink = Pick<Look, 'color' | 'fill' | 'background' | 'drawnOtherwise' | 'inverted' | 'blend'>;

/** The colours of an element's text and of what it stands on, from what is said and from those around it. */
export function inkOf({ said, around }: Box, opts: { readonly overlays: boolean }): Ink {
  const written = said.get('color');
  const color = written === undefined ? around.color : toColour(written, around.color);
  const isDrawing = around.drawing !== 'none';
  const filling = said.get(isDrawing ? 'fill' : '-webkit-text-fill-color');
  const fill = filling === undefined ? (around.fill ?? (isDrawing ? BLACK : undefined)) : toFill(filling, color);
  const thin = isDrawing && said.has('fill-opacity') ? Number.parseFloat(said.get('fill-opacity') ?? '1') : 1;
  const image = said.get('background-image') ?? 'none';
  const painted = NO_PICTURE.test(image) ? 'none' : image;
  const isCutOut = /\btext\b/.test(said.get('background-clip') ?? '');
  return {
    color,
    fill: fill && thin < 1 ? { ...fill, a: fill.a * thin } : fill,
    background: isCutOut ? around.background : paperOf(said, { around, color, painted, ...opts }),
    drawnOtherwise: isDrawnOtherwise(said, around) || (isCutOut && painted !== 'none'),
    inverted: /\binvert\(\s*(?:1|100%|\))/.test(said.get('filter') ?? '') ? !around.inverted : around.inverted,
    blend: said.get('mix-blend-mode') ?? around.blend,
  };
}

function toFill(value: string, color: Colour | null): Colour | null {
  return value === 'none' ? { ...BLACK, a: 0 } : toColour(value, color);
}

function isDrawnOtherwise(said: ReadonlyMap<string, string>, around: Look): boolean {
  const shadow = said.get('text-shadow');
  const stroke = said.get('-webkit-text-stroke-width') ?? (around.drawing === 'none' ? undefined : said.get('stroke'));
  if (stroke !== undefined && !/^(?:0|none|transparent)/.test(stroke) && !isPaper(strokeColour(said), around))
    return true;
  return shadow === undefined ? around.drawnOtherwise : shadow !== 'none' && !isFaint(shadow, around);
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

/** An address that holds no picture. */
const NO_PICTURE = /^url\(\s*["']?(?:data:[^,]*,?|about:blank|#)?["']?\s*\)$/;

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
  if (painted === 'none') return paper;
  const image = plainImage(painted, color);
  return image && layer(image, paper);
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
  const { background } = ink;
  if (background === null) return true;
  const seen = over(ink.inverted ? invert(color) : color, background);
  return differenceOf(ink.blend === null ? seen : blended(ink.blend, seen, background), background) > SAME;
}

function invert({ r, g, b, a }: Colour): Colour {
  return { r: 255 - r, g: 255 - g, b: 255 - b, a };
}

/** What some blend modes make of ink on paper, where that is simple. */
function blended(mode: string, ink: Colour, paper: Colour): Colour {
  const isWhite = differenceOf(paper, WHITE) <= SAME;
  const isBlack = differenceOf(paper, BLACK) <= SAME;
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
