import type { Element } from 'domhandler';
import { type Box, type SaidElement, toBox } from './box.ts';
import { isBoxUnseen, isTurned, opacityOf } from './box-unseen.ts';
import { isCovered, isUnder } from './cover-paper.ts';
import {
  canvasOf,
  drawingOf,
  endsUnseen,
  isForOthers,
  isOffCanvas,
  isPathlessText,
  isWithoutRoom,
  unitOf,
} from './drawings.ts';
import { fontSizeOf } from './font-size.ts';
import { hasInk, type Ink, inkOf } from './ink.ts';
import { type Look, startLook } from './look.ts';
import { insideOf, textLook } from './look-within.ts';
import type { FindById } from './references.ts';
import type { CustomProperties } from './rules/custom-properties.ts';
import { BLACK, DARK, WHITE } from './values/css-colour.ts';
import { SCREEN, toLength } from './values/css-length.ts';

/** Letters of so many pixels cannot be read. */
const SMALLEST_EM = 2;
const SMALLEST_OPACITY = 0.05;
/** Letters that stand so far over one another, in ems. */
const OVERLAP = -0.45;

/** What is known of a page beyond the element. */
export interface PageTraits {
  /** A style sheet of it was not seen. */
  readonly hasUnseenStyles: boolean;
  readonly hasScripts: boolean;
  /** It has pictures, on which text may stand that is placed over them. */
  readonly hasPictures: boolean;
  readonly elementById: FindById;
  /** What it says that its language is; empty where it says nothing. */
  readonly language: string;
  /** Whether a script may change how an element looks. */
  mayChange(element: Element): boolean;
  /** One of its scripts was not seen. */
  readonly hasUnseenScripts: boolean;
  /** One that stands in it gives classes to elements. */
  readonly givesClasses: boolean;
  /** Whether a script in the page that changes how elements look names it. */
  isNamedByScript(element: Element): boolean;
  /** Elements that hold nearly all of it and are not seen yet: scripts will show them. */
  readonly waiting: ReadonlySet<Element>;
}

/** An element, what is said of it, and what has to be looked for where a look depends on it. */
export interface Styled extends SaidElement {
  readonly properties: CustomProperties | null;
  /** A script may show it, though it is transparent now. */
  isRevealed(): boolean;
}

/** How an element looks in what is around it; null when nobody sees it or anything in it. */
export function lookOf(styled: Styled, around: Look, page: PageTraits): Look | null {
  const { element, said, properties, isRevealed } = styled;
  const isRoot = element.name === 'html' || element.name === 'body';
  const em = /^0(?:\.0*)?$/.test(said.get('font-size-adjust') ?? '') ? 0 : fontSizeOf(said.get('font-size'), around);
  const box = toBox(styled, around, em);
  const waits = page.waiting.has(element);
  if (!(waits && isRoot) && isBoxUnseen(box, page.elementById)) return null;
  const drawing = drawingOf(element, around.drawing);
  if (isDrawnAway(box, drawing, page)) return null;
  const own = waits ? 1 : opacityOf(box);
  const opacity = around.opacity * (own <= SMALLEST_OPACITY && isRevealed() ? 1 : own);
  if (opacity <= SMALLEST_OPACITY) return null;
  const under = around.under !== null && isUnder(said, around.under) ? around.under : null;
  const ink = inkIn(box, under, page);
  const look = {
    ...around,
    ...ink,
    visible: waits ? around.visible : isVisible(styled, around),
    em,
    rem: element.name === 'html' ? em : around.rem,
    opacity,
    scale: around.scale * zoomOf(said) * (box.transformed?.scale ?? 1) * unitOf(box),
    ...textLook(box, ink.background),
    turned: isTurned(box) && /preserve-3d/.test(said.get('transform-style') ?? ''),
    ...insideOf(box, isRoot),
    under,
    drawing,
    canvas: canvasOf(element, around.canvas),
    properties,
    showsText: true,
  };
  return changed({ ...look, showsText: showsText(look) }, around);
}

/** How the letters of a box are coloured, and what they stand on, as far as that can be trusted. */
function inkIn(box: Box, under: Look['under'], page: PageTraits): Ink {
  const isOver = page.hasPictures && isOverlay(box);
  const seen = { ...box, around: onCover(darkened(box), under) };
  return trusted(inkOf(seen, { overlays: isOver, find: page.elementById }), box.element, page);
}

const TRAITS = Object.keys(startLook(null)) as (keyof Look)[];

/** The look around where nothing differs from it: what stands in an element is then known as soon as what is beside it. */
function changed(look: Look, around: Look): Look {
  return TRAITS.every((trait) => look[trait] === around[trait]) ? around : look;
}

function isVisible({ said, isRevealed }: Styled, around: Look): boolean {
  const visibility = said.get('visibility');
  if (visibility === undefined || (visibility === 'hidden' && isRevealed())) return around.visible;
  return visibility === 'visible';
}

/** Whether an element of a drawing is none of the picture. */
function isDrawnAway(box: Box, drawing: Look['drawing'], { elementById, language }: PageTraits): boolean {
  const { element, around } = box;
  if (around.drawing === 'none') return false;
  if (isForOthers(element, language)) return true;
  if (isOffCanvas(box) || isWithoutRoom(element) || endsUnseen(element, drawing)) return true;
  return drawing === 'text' && isPathlessText(element, around, elementById);
}

/** Whether text that stands directly in an element of this look is seen. */
export function showsText(look: Look): boolean {
  if (!look.visible || look.standing.away || look.masked || look.overdrawn || isCovered(look)) return false;
  if (look.drawing === 'outside') return false;
  if (look.em * look.scale <= SMALLEST_EM || look.spacing <= look.em * OVERLAP) return false;
  if (look.indent > 0 && look.indent >= (look.cut?.width ?? SCREEN.width) && look.nowrap && look.clipped) return false;
  return hasInk(look);
}

/** Whether a text in an element is moved off the screen by its indent. */
export function isIndentedAway(letters: number, { indent, em }: Look): boolean {
  return indent < -100 && -indent >= Math.min(letters * em * 0.6, 5_000);
}

/** Where a sheet was not seen, it may have another colour for what a rule of the page paints in the colour of its paper. */
function trusted(ink: Ink, { name, attribs }: Element, { hasUnseenStyles }: PageTraits): Ink {
  if (!hasUnseenStyles || name === 'font' || /color/i.test(attribs.style ?? '') || hasInk(ink)) return ink;
  return hasInk({ ...ink, background: null }) ? { ...ink, color: null, fill: undefined } : ink;
}

function zoomOf(said: ReadonlyMap<string, string>): number {
  const zoom = toLength(said.get('zoom'), { em: 0, rem: 0, whole: 1 });
  return zoom === null || zoom === 0 ? 1 : zoom;
}

/** In a dark scheme only, colours are others, and a page is dark where nothing else is said. */
function darkened({ element, said, around }: Box): Look {
  const scheme = said.get('color-scheme');
  if (scheme === undefined) return around;
  const isDark = /\bdark\b/.test(scheme) && !/\blight\b/.test(scheme);
  if (element.name !== 'html' || !isDark) return { ...around, isDark };
  return {
    ...around,
    isDark,
    color: around.color === BLACK ? WHITE : around.color,
    background: around.background === WHITE ? DARK : around.background,
  };
}

/** What lies over a cover stands on its paper. */
function onCover(around: Look, under: Look['under']): Look {
  return around.under === null || under !== null ? around : { ...around, background: around.under.paper };
}

/** Placed over what stands beside it. */
function isOverlay({ said, position }: Box): boolean {
  return (
    position !== 'static' || said.has('grid-area') || /^-/.test(said.get('margin-top') ?? said.get('margin-left') ?? '')
  );
}
