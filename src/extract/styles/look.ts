import type { CustomProperties } from './rules/custom-properties.ts';
import { PAGE_STANDING, type Standing } from './standing.ts';
import type { Tint } from './tints.ts';
import { BLACK, type Colour } from './values/css-colour.ts';
import { SCREEN } from './values/css-length.ts';

/** A picture by its first corner and its size, in its own units. */
export interface Canvas {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How an element looks, as far as text in it and the elements in it depend on that. */
export interface Look {
  /** Text that stands directly in it is seen. */
  readonly showsText: boolean;
  readonly visible: boolean;
  /** Null where it cannot be told. */
  readonly color: Colour | null;
  /** The colour of letters where it is not `color`. */
  readonly fill: Colour | null | undefined;
  /** Colours are those of a dark scheme, where they differ. */
  readonly isDark: boolean;
  /** What its text stands on; null where it cannot be told. */
  readonly background: Colour | null;
  /** Letters are drawn over. */
  readonly overdrawn: boolean;
  /** Letters have a shadow, a stroke or a picture in them, so that their colour decides nothing. */
  readonly drawnOtherwise: boolean;
  /** What filters around make of colours; the innermost is the last. */
  readonly tints: readonly Tint[];
  /** How many of them, the outermost first, hold for its background too. */
  readonly paperTints: number;
  /** An element, not the page itself, paints what its text stands on. */
  readonly painted: boolean;
  readonly blend: string | null;
  /** Pixels of an em. */
  readonly em: number;
  readonly rem: number;
  readonly opacity: number;
  readonly scale: number;
  /** How far before its children's plane the eye is, in pixels; null where nothing looks farther away than it is. */
  readonly perspective: number | null;
  /** Its back is to the eye, and so are those of its children's planes. */
  readonly turned: boolean;
  /** Pixels by which the first line of a block is moved. */
  readonly indent: number;
  /** Pixels between letters. */
  readonly spacing: number;
  readonly nowrap: boolean;
  /** Lines have no height. */
  readonly lineless: boolean;
  /** Letters are drawn as discs. */
  readonly masked: boolean;
  /** A box around cuts what overflows it. */
  readonly clipped: boolean;
  /** The size of the nearest box around that cuts, as far as it is known. */
  readonly cut: { readonly width: number | null; readonly height: number | null } | null;
  /** Where it and what is in it stand across the page. */
  readonly standing: Standing;
  /** A box around is positioned, so that what is absolute in it is placed from there. */
  readonly positioned: boolean;
  /** The height of its box, where it is known. */
  readonly boxHeight: number | null;
  /** The height of the nearest such box, where it is known. */
  readonly placeHeight: number | null;
  /** Between it and its stacking context stands an opaque background. */
  readonly covered: boolean;
  /** An opaque box beside it or something around it lies over it, on this layer, and after it or before it in the page. */
  readonly under: {
    readonly layer: number;
    readonly isBefore: boolean;
    readonly paper: Colour | null;
    /** It shines through. */
    readonly isVeiled?: boolean;
  } | null;
  /** Children are boxes of a flex or grid container. */
  readonly container: 'flex' | 'grid' | null;
  /** Rows or columns of a grid without size. */
  readonly collapsed: boolean;
  readonly drawing: 'none' | 'outside' | 'text';
  /** The size of the picture in which it is drawn, in its own units. */
  readonly canvas: Canvas | null;
  readonly properties: CustomProperties | null;
}

/** How a page looks before any of its styles, on paper of a colour. */
export function startLook(background: Colour | null, color: Colour | null = BLACK): Look {
  return {
    showsText: true,
    visible: true,
    color,
    fill: undefined,
    isDark: false,
    background,
    overdrawn: false,
    drawnOtherwise: false,
    tints: [],
    paperTints: 0,
    painted: false,
    blend: null,
    em: 16,
    rem: 16,
    opacity: 1,
    scale: 1,
    perspective: null,
    turned: false,
    indent: 0,
    spacing: 0,
    nowrap: false,
    lineless: false,
    masked: false,
    clipped: false,
    cut: null,
    standing: PAGE_STANDING,
    positioned: false,
    boxHeight: SCREEN.height,
    placeHeight: null,
    covered: false,
    under: null,
    container: null,
    collapsed: false,
    drawing: 'none',
    canvas: null,
    properties: null,
  };
}
