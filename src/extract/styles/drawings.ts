import { type Element, isTag } from 'domhandler';
import type { Box } from './box.ts';
import type { Look } from './look.ts';
import { boundsOf, type FindById } from './references.ts';
import { toLength } from './values/css-length.ts';

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
  const [left = 0, top = 0, wide = 0, high = 0] = (attribs.viewBox ?? attribs.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = wide || Number.parseFloat(attribs.width ?? '');
  const height = high || Number.parseFloat(attribs.height ?? '');
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** How large the units of a drawing are in pixels, where it says how large it is drawn. */
export function unitOf({ element, around, length }: Box): number {
  if (element.name !== 'svg' || around.drawing !== 'none') return 1;
  const [width, canvas] = [length('width'), canvasOf(element, null)];
  const isScaled = element.attribs.viewBox !== undefined || element.attribs.viewbox !== undefined;
  return isScaled && width !== null && canvas !== null ? width / canvas.width : 1;
}

/** Whether a page within a drawing has no room. */
export function isWithoutRoom({ name, attribs }: Element): boolean {
  const isNothing = (size: string | undefined) => size !== undefined && Number.parseFloat(size) <= 0;
  return name.toLowerCase() === 'foreignobject' && (isNothing(attribs.width) || isNothing(attribs.height));
}

/** What has a place of its own in a drawing. */
const PLACED: ReadonlySet<string> = new Set(['text', 'tspan', 'svg', 'foreignobject', 'foreignObject']);

/** Whether a part of a drawing is for readers of other languages, or for browsers that know more than HTML and SVG. */
export function isForOthers({ attribs }: Element, language: string): boolean {
  const extensions = attribs.requiredExtensions ?? attribs.requiredextensions;
  const languages = attribs.systemLanguage ?? attribs.systemlanguage;
  if (extensions !== undefined && !/^\s*http:\/\/www\.w3\.org\/1999\/xhtml\s*$/.test(extensions)) return true;
  if (languages === undefined) return false;
  const own = [language.slice(0, 2).toLowerCase(), 'en'];
  return !languages.split(',').some((name) => own.includes(name.trim().slice(0, 2).toLowerCase()));
}

/** Whether an element of a drawing is let go by what is written into it: by an animation, or by a length of nothing. */
export function endsUnseen({ attribs, children }: Element, drawing: Look['drawing']): boolean {
  if (drawing === 'none') return false;
  const length = attribs.textLength ?? attribs.textlength;
  if (length !== undefined && Number.parseFloat(length) <= 2) return true;
  return children.some((child) => isTag(child) && child.name === 'set' && isHidingValue(child));
}

function isHidingValue({ attribs }: Element): boolean {
  const name = attribs.attributeName ?? attribs.attributename ?? '';
  const hides = { opacity: /^0/, visibility: /^(?:hidden|collapse)/, display: /^none/ }[name];
  return hides?.test(attribs.to ?? '') === true && !/[a-z]{2,}/.test(attribs.begin ?? '');
}

/** Whether something in a drawing stands outside of the picture. */
export function isOffCanvas(box: Box): boolean {
  const { element, around, lengths } = box;
  if (!PLACED.has(element.name) || around.drawing === 'none' || isMoved(element)) return false;
  const place = (name: string, whole: number | undefined) =>
    toLength(element.attribs[name]?.trim().split(/[\s,]/)[0], { ...lengths, whole: whole ?? 0 }) ?? 0;
  const anchor = box.said.get('text-anchor') ?? element.attribs['text-anchor'];
  const before = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
  const { left = 0, top = 0 } = around.canvas ?? {};
  const wide = box.length('width') ?? box.textWidth();
  const x = place('x', around.canvas?.width) + place('dx', 0) - before * wide - left;
  const y = place('y', around.canvas?.height) + place('dy', 0) - top;
  if (x < 0 && x + wide <= 0) return true;
  if (y < -lengths.em && /^t/.test(element.name)) return true;
  const below = /^t/.test(element.name) ? 2 * lengths.em : 0;
  return around.canvas !== null && (x >= around.canvas.width || y >= around.canvas.height + below);
}

/** Whether a text runs along a path that is not there, or out of the picture. */
export function isPathlessText({ name, attribs }: Element, { canvas }: Look, find: FindById): boolean {
  if (name.toLowerCase() !== 'textpath' || attribs.path !== undefined) return false;
  const href = attribs.href ?? attribs['xlink:href'] ?? '';
  const path = href.startsWith('#') ? find(href.slice(1)) : undefined;
  if (path === undefined) return true;
  const bounds = boundsOf(path);
  if (bounds === null || canvas === null) return false;
  const { left, top, right, bottom } = bounds;
  return right < 0 || bottom < 0 || left >= canvas.width || top >= canvas.height + 40;
}

/** By a transform of it or of a group around: then its own place says little. */
function isMoved(element: Element): boolean {
  for (let each = element; each.name !== 'svg' || each === element; each = each.parent) {
    if (each.attribs.transform !== undefined) return true;
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
