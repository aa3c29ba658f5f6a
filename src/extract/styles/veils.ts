import { backdropOf } from './backdrops.ts';
import { type Cover, coverOpacity, isCovered, isStretched, layerOf, type Said } from './cover-paper.ts';
import type { Look } from './look.ts';
import { showsText } from './look-of.ts';
import { BLACK, over, plainImage, toColour } from './values/css-colour.ts';

/** Less of a veil nobody notices. */
const FAINTEST = 0.05;
/** Where these are said, nobody knows what of it is drawn. */
const MOVING = ['animation-name', 'transform', 'translate', 'scale', 'clip-path', 'mask-image'];

/** A box stretched over or behind what stands beside it, where that is seen all the same; null where it is none. */
export function veilBy(its: Said): Omit<Cover, 'element'> | null {
  if (!/^(?:absolute|fixed)$/.test(its.get('position') ?? '') || its.get('display') === 'none') return null;
  const image = backdropOf(its);
  if (image === 'none' && !its.has('background-color')) return null;
  if (!isStretched(its) || its.has('mix-blend-mode') || its.get('visibility') === 'hidden') return null;
  const colour = image === 'none' ? toColour(its.get('background-color') ?? '', BLACK) : plainImage(image, BLACK);
  const opacity = Math.min(1, coverOpacity(its));
  if (opacity * (colour?.a ?? 1) < FAINTEST) return null;
  const isElsewhere = MOVING.some((name) => its.has(name));
  const paper = isElsewhere ? null : colour && { ...colour, a: colour.a * opacity };
  return { layer: layerOf(its), from: 0, isPlaced: true, isVeil: true, paper };
}

/** How things look under a cover, before it in the page or after it. Before a veil that lies behind stands all text. */
export function lookUnder(around: Look, { layer, paper, isVeil }: Cover, isBefore: boolean): Look {
  if (!isVeil) return { ...around, showsText: false, under: { layer, isBefore, paper } };
  if (isCovered(around)) return around;
  const { background } = around;
  const mixed = paper === null || paper.a >= 0.99 ? paper : background && over(paper, background);
  if (layer >= 0) return { ...around, under: { layer, isBefore, paper: mixed, isVeiled: true } };
  const look = { ...around, background: mixed, painted: true };
  return { ...look, showsText: showsText(look) };
}
