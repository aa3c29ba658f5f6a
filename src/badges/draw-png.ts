import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';

/**
 * Draws an SVG without text as PNG.
 * @param scale pixels of the PNG for each of the SVG
 */
export function drawPng(svg: string, scale: number): Buffer {
  const drawn = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font: { loadSystemFonts: false } }).render();
  return encodePng(drawn);
}
