import { type Box, hasClipMargin, heightOf, placeHeightOf } from './box.ts';
import { isLineNothing } from './box-unseen.ts';
import { hasNoTracks } from './grid-tracks.ts';
import { isPainted } from './ink.ts';
import type { Look } from './look.ts';
import { isOverdrawn } from './overdrawn.ts';
import { standingOf } from './standing-of.ts';

/** How text in a box is set; takes what it stands on. */
export function textLook(
  box: Box,
  paper: Look['background'],
): Pick<Look, 'indent' | 'spacing' | 'nowrap' | 'lineless' | 'masked' | 'overdrawn'> {
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
    overdrawn: isOverdrawn(box, paper),
    masked: security === undefined ? around.masked : security !== 'none',
  };
}

/** What a box is to what stands in it. */
export function insideOf(
  box: Box,
  isRoot: boolean,
): Pick<
  Look,
  | 'clipped'
  | 'cut'
  | 'standing'
  | 'perspective'
  | 'boxHeight'
  | 'positioned'
  | 'placeHeight'
  | 'covered'
  | 'container'
  | 'collapsed'
> {
  const { said, around, display } = box;
  const layered = isLayered(box);
  return {
    clipped: around.clipped || box.clips.x,
    cut: cutOf(box, isRoot),
    standing: standingOf(box),
    perspective: box.inline ? null : box.length('perspective'),
    boxHeight: box.inline || box.contents ? around.boxHeight : heightOf(box),
    placeHeight: isPlace(box) ? placeHeightOf(box) : around.placeHeight,
    positioned: around.positioned || isPlace(box),
    // What the first box paints of the two that are the page is the paper of all.
    covered: !layered && (around.covered || (isPainted(said) && (!isRoot || around.painted))),
    container: /flex|-box$/.test(display)
      ? 'flex'
      : /grid/.test(display)
        ? 'grid'
        : box.contents
          ? around.container
          : null,
    collapsed: /grid/.test(display) && hasNoTracks(said),
  };
}

function isPlace({ position, transformed, inline }: Box): boolean {
  return position !== 'static' || (transformed !== null && !inline);
}

/** Scrolled boxes can be scrolled. What the first box says of the two that are the page is said of the screen (CSS Overflow 3, 3.3). */
function cutOf(box: Box, isRoot: boolean): Look['cut'] {
  if (isRoot && !box.around.clipped) return box.around.cut;
  const hides = (name: string) => /^(?:hidden|clip)$/.test(box.said.get(name) ?? '');
  if (box.inline || box.contents || !hides('overflow-x') || !hides('overflow-y')) return box.around.cut;
  if (box.said.get('overflow-y') === 'clip' && hasClipMargin(box.said)) return box.around.cut;
  return { width: box.length('width'), height: heightOf(box) };
}

/** Whether what stands behind other things in it stays before what is around it: a stacking context. */
function isLayered({ said, position, transformed }: Box): boolean {
  if (position === 'fixed' || position === 'sticky' || transformed !== null) return true;
  if (position !== 'static' && /\d/.test(said.get('z-index') ?? '')) return true;
  const others = ['filter', 'clip-path', 'mask-image', 'mix-blend-mode', 'will-change'];
  if (others.some((name) => !/^(?:none|normal|auto)$/.test(said.get(name) ?? 'none'))) return true;
  return said.get('isolation') === 'isolate' || Number.parseFloat(said.get('opacity') ?? '1') < 1;
}
