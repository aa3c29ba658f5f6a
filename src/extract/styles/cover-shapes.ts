import { type Element, isTag } from 'domhandler';
import type { Canvas, Look } from './look.ts';
import { type Bounds, boundsOf, styleOf } from './references.ts';
import { BLACK, toColour } from './values/css-colour.ts';

/** So many of the last shapes of a drawing are looked at. */
const MAX_SHAPES = 40;

/** The part of a drawing after which an opaque shape hides what was drawn before; -1 where none does. */
export function shapeOver(drawing: Element, canvas: Look['canvas'], find: (id: string) => Element | undefined): number {
  const first = Math.max(0, drawing.children.length - MAX_SHAPES);
  return drawing.children.findLastIndex((child, at) => at >= first && isTag(child) && isFullShape(child, canvas, find));
}

function isFullShape(shape: Element, canvas: Look['canvas'], find: (id: string) => Element | undefined): boolean {
  const href = shape.attribs.href ?? shape.attribs['xlink:href'];
  if (shape.name === 'use') {
    const used = href?.startsWith('#') ? find(href.slice(1)) : undefined;
    return used !== undefined && used.name !== 'use' && isFullShape(used, canvas, find);
  }
  if (shape.name === 'g')
    return shape.children
      .slice(-MAX_SHAPES)
      .some((child) => isTag(child) && child.name !== 'g' && isFullShape(child, canvas, find));
  const bounds = canvas && boundsWithin(shape, canvas);
  if (canvas === null || bounds === null || !isFilled(shape)) return false;
  if (shape.name === 'circle' || shape.name === 'ellipse') {
    const [rx, ry] = [(bounds.right - bounds.left) / 2, (bounds.bottom - bounds.top) / 2];
    const corner = (x: number, y: number) =>
      ((x - bounds.left - rx) / rx) ** 2 + ((y - bounds.top - ry) / ry) ** 2 <= 1;
    return corner(0, 0) && corner(canvas.width, 0) && corner(0, canvas.height) && corner(canvas.width, canvas.height);
  }
  if (shape.name === 'path' && !/^[^a-z]*m[^a-z]*(?:[hvl][^a-z]*){2,4}z?\s*$/i.test(shape.attribs.d ?? ''))
    return false;
  if (shape.name === 'polygon' && (shape.attribs.points ?? '').trim().split(/[\s,]+/).length !== 8) return false;
  return bounds.left <= 0 && bounds.top <= 0 && bounds.right >= canvas.width && bounds.bottom >= canvas.height;
}

/** The edges of a shape from the first corner of the picture. */
function boundsWithin(shape: Element, canvas: Canvas): Bounds | null {
  const bounds = boundsOf(shape, canvas);
  if (bounds === null) return null;
  const { left, top, right, bottom } = bounds;
  return { left: left - canvas.left, top: top - canvas.top, right: right - canvas.left, bottom: bottom - canvas.top };
}

function isFilled(shape: Element): boolean {
  let fill: string | undefined;
  for (let each: Element | null = shape; each; each = each.parent && isTag(each.parent) ? each.parent : null) {
    fill ??= styleOf(each, 'fill');
    const opacities = ['opacity', 'fill-opacity', 'visibility', 'display'].map((name) => styleOf(each, name) ?? '');
    if (opacities.some((value) => /^(?:0?\.\d|0$|hidden|none)/.test(value)) || each.attribs.class !== undefined)
      return false;
    if (each.name === 'svg') break;
  }
  const colour = toColour(fill ?? 'black', BLACK);
  return (
    colour !== null &&
    colour.a >= 0.99 &&
    !shape.children.some((child) => isTag(child) && child.name.startsWith('animate'))
  );
}
