import type { Element } from 'domhandler';
import { type Box, type Said, toBox } from './box.ts';
import { isBoxUnseen, isLineNothing, opacityOf } from './box-unseen.ts';
import { isUnder } from './covers.ts';
import { BLACK, DARK, WHITE } from './css-colour.ts';
import { SCREEN, toLength } from './css-length.ts';
import type { CustomProperties } from './custom-properties.ts';
import { canvasOf, drawingOf, isOffCanvas, isWithoutRoom } from './drawings.ts';
import { hasInk, type Ink, inkOf, isPainted } from './ink.ts';
import type { Look } from './look.ts';

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
  /** Elements that hold nearly all of it and are not seen yet: scripts will show them. */
  readonly waiting: ReadonlySet<Element>;
}

/** An element, what is said of it, and what has to be looked for where a look depends on it. */
export interface Styled extends Said {
  readonly properties: CustomProperties | null;
  /** A script may show it, though it is transparent now. */
  isRevealed(): boolean;
}

/** How an element looks in what is around it; null when nobody sees it or anything in it. */
export function lookOf(styled: Styled, around: Look, page: PageTraits): Look | null {
  const { element, said, properties, isRevealed } = styled;
  const isRoot = element.name === 'html' || element.name === 'body';
  const em = fontSizeOf(said.get('font-size'), around);
  const box = toBox(styled, around, em);
  const waits = page.waiting.has(element);
  if (!(waits && isRoot) && isBoxUnseen(box)) return null;
  const drawing = drawingOf(element, around.drawing);
  if ((drawing === 'text' && isOffCanvas(box)) || isWithoutRoom(element)) return null;
  const own = waits ? 1 : opacityOf(box);
  const opacity = around.opacity * (own <= SMALLEST_OPACITY && isRevealed() ? 1 : own);
  if (opacity <= SMALLEST_OPACITY) return null;
  const isHidden = /^(?:hidden|collapse)$/;
  const visibility = waits ? undefined : said.get('visibility');
  const ink = trusted(
    inkOf({ ...box, around: darkened(box) }, { overlays: page.hasPictures && isOverlay(box) }),
    element,
    page,
  );
  const look = {
    ...around,
    ...ink,
    visible: visibility === undefined ? around.visible : !isHidden.test(visibility),
    em,
    rem: element.name === 'html' ? em : around.rem,
    opacity,
    scale: around.scale * zoomOf(said) * (box.transformed?.scale ?? 1),
    ...textOf(box),
    ...insideOf(box, isRoot),
    under: around.under !== null && isUnder(said, around.under) ? around.under : null,
    drawing,
    canvas: canvasOf(element, around.canvas),
    properties,
    showsText: true,
  };
  return { ...look, showsText: showsText(look) };
}

/** Whether text that stands directly in an element of this look is seen. */
export function showsText(look: Look): boolean {
  if (!look.visible || look.masked || look.under !== null || look.drawing === 'outside') return false;
  if (look.em * look.scale <= SMALLEST_EM || look.spacing <= look.em * OVERLAP) return false;
  if (look.indent >= SCREEN.width && look.nowrap && look.clipped) return false;
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

function fontSizeOf(value: string | undefined, around: Look): number {
  if (value === undefined) return around.em;
  const named = NAMED_SIZES[value];
  if (named !== undefined) return named;
  if (value === 'smaller') return around.em / 1.2;
  if (value === 'larger') return around.em * 1.2;
  return toLength(value, { em: around.em, rem: around.rem, whole: around.em }) ?? around.em;
}

const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

function zoomOf(said: ReadonlyMap<string, string>): number {
  const zoom = toLength(said.get('zoom'), { em: 0, rem: 0, whole: 1 });
  return zoom === null || zoom === 0 ? 1 : zoom;
}

/** A page in a dark scheme only is dark where nothing else is said. */
function darkened({ element, said, around }: Box): Look {
  const scheme = said.get('color-scheme');
  if (element.name !== 'html' || scheme === undefined || !/\bdark\b/.test(scheme) || /\blight\b/.test(scheme))
    return around;
  return {
    ...around,
    color: around.color === BLACK ? WHITE : around.color,
    background: around.background === WHITE ? DARK : around.background,
  };
}

/** Placed over what stands beside it. */
function isOverlay({ said, position }: Box): boolean {
  return (
    position !== 'static' || said.has('grid-area') || /^-/.test(said.get('margin-top') ?? said.get('margin-left') ?? '')
  );
}

function textOf(box: Box): Pick<Look, 'indent' | 'spacing' | 'nowrap' | 'lineless' | 'masked'> {
  const { said, around } = box;
  const height = said.get('line-height');
  const space = said.get('white-space');
  const security = said.get('-webkit-text-security');
  return {
    indent: box.length('text-indent') ?? around.indent,
    spacing: said.has('letter-spacing') ? (box.length('letter-spacing') ?? 0) : around.spacing,
    nowrap:
      space === undefined
        ? around.nowrap
        : /^(?:nowrap|pre)\b/.test(space) && space !== 'pre-wrap' && space !== 'pre-line',
    lineless: height === undefined ? around.lineless : isLineNothing(box, height),
    masked: security === undefined ? around.masked : security !== 'none',
  };
}

function insideOf(
  box: Box,
  isRoot: boolean,
): Pick<Look, 'clipped' | 'cut' | 'positioned' | 'covered' | 'container' | 'collapsed'> {
  const { said, around, position, display } = box;
  const layered = isLayered(box);
  const tracks = /(?:^|\s)0(?:px|fr|%|em)?(?:\s|$)/;
  return {
    clipped: around.clipped || box.clips.x,
    cut: cutOf(box),
    positioned: around.positioned || position !== 'static' || (box.transformed !== null && !box.inline),
    covered: !layered && !isRoot && (around.covered || isPainted(said)),
    container: /flex|-box$/.test(display)
      ? 'flex'
      : /grid/.test(display)
        ? 'grid'
        : box.contents
          ? around.container
          : null,
    collapsed:
      tracks.test(said.get('grid-template-rows') ?? '') || tracks.test(said.get('grid-template-columns') ?? ''),
  };
}

/** Scrolled boxes can be scrolled. */
function cutOf(box: Box): Look['cut'] {
  const hides = (name: string) => /^(?:hidden|clip)$/.test(box.said.get(name) ?? '');
  if (box.inline || !hides('overflow-x') || !hides('overflow-y')) return box.around.cut;
  return { width: box.length('width'), height: box.length('height') ?? box.length('max-height') };
}

/** Whether what stands behind other things in it stays before what is around it: a stacking context. */
function isLayered({ said, position, transformed }: Box): boolean {
  if (position === 'fixed' || position === 'sticky' || transformed !== null) return true;
  if (position !== 'static' && /\d/.test(said.get('z-index') ?? '')) return true;
  const others = ['filter', 'clip-path', 'mask-image', 'mix-blend-mode', 'will-change'];
  if (others.some((name) => !/^(?:none|normal|auto)$/.test(said.get(name) ?? 'none'))) return true;
  return said.get('isolation') === 'isolate' || Number.parseFloat(said.get('opacity') ?? '1') < 1;
}
