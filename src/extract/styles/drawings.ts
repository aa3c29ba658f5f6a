import { type Element, isTag } from 'domhandler';
import type { Box } from './box.ts';
import { toLength } from './css-length.ts';
import type { Look } from './look.ts';

/** What can be painted behind the text of a drawing. */
const PAINTED: ReadonlySet<string> = new Set(
  'rect path circle ellipse polygon polyline image use line foreignobject'.split(' '),
);
const MAX_NODES = 500;

/** Where an element stands in a drawing: only its text elements show text. */
export function drawingOf({ name }: Element, around: Look['drawing']): Look['drawing'] {
  if (name === 'svg') return 'outside';
  if (around === 'none') return 'none';
  return name === 'text' ? 'text' : name.toLowerCase() === 'foreignobject' ? 'none' : around;
}

/** The size of a drawing in its own units; that around it for other elements. */
export function canvasOf({ name, attribs }: Element, around: Look['canvas']): Look['canvas'] {
  if (name !== 'svg') return around;
  const [, , wide, high] = (attribs.viewBox ?? attribs.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = wide || Number.parseFloat(attribs.width ?? '');
  const height = high || Number.parseFloat(attribs.height ?? '');
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Whether a page within a drawing has no room. */
export function isWithoutRoom({ name, attribs }: Element): boolean {
  const isNothing = (size: string | undefined) => size !== undefined && Number.parseFloat(size) <= 0;
  return name.toLowerCase() === 'foreignobject' && (isNothing(attribs.width) || isNothing(attribs.height));
}

/** Whether a text of a drawing stands outside of the picture. */
export function isOffCanvas(box: Box): boolean {
  const { element, around, lengths } = box;
  if ((element.name !== 'text' && element.name !== 'tspan') || isMoved(element)) return false;
  const place = (name: string, whole: number | undefined) =>
    toLength(element.attribs[name]?.trim().split(/[\s,]/)[0], { ...lengths, whole: whole ?? 0 }) ?? 0;
  const x = place('x', around.canvas?.width) + place('dx', 0);
  const y = place('y', around.canvas?.height) + place('dy', 0);
  if (x < 0 && x + box.textWidth() <= 0) return true;
  if (y < -lengths.em) return true;
  return around.canvas !== null && (x >= around.canvas.width || y >= around.canvas.height + 2 * lengths.em);
}

/** By a transform of it or of a group around: then its own place says little. */
function isMoved(element: Element): boolean {
  for (let each = element; each.name !== 'svg'; each = each.parent) {
    if (each.attribs.transform !== undefined || each.attribs['text-anchor'] !== undefined) return true;
    if (!each.parent || !isTag(each.parent)) return false;
  }
  return false;
}

/** Whether something in a drawing may be painted behind its text. */
export function hasShapes(drawing: Element): boolean {
  const stack = [drawing];
  let nodes = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    for (const child of next.children) {
      if (++nodes > MAX_NODES) return true;
      if (!isTag(child)) continue;
      if (PAINTED.has(child.name.toLowerCase())) return true;
      stack.push(child);
    }
  }
  return false;
}
