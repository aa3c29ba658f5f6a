import type { Element } from 'domhandler';
import { wordTable } from '../../../core/word-table.ts';
import { toLegacyColour } from '../values/legacy-colour.ts';
import { type Declaration, toDeclaration } from './declarations.ts';

/** Attributes of drawings that are styles (SVG 2, presentation attributes). */
const DRAWN = 'fill fill-opacity opacity font-size display visibility color stroke clip-path mask filter'.split(' ');

const NONE: readonly Declaration[] = [];

/** What attributes of an element say of its look; every rule overrules them (HTML, presentational hints). */
export function weakDeclarations({ name, attribs }: Element, isDrawing: boolean): readonly Declaration[] {
  if (
    !isDrawing &&
    attribs.bgcolor === undefined &&
    attribs.mathcolor === undefined &&
    attribs.mathsize === undefined &&
    !STYLED.has(name)
  )
    return NONE;
  const found: Declaration[] = [];
  const add = (property: string, value: string | null | undefined) => {
    if (value) found.push(...toDeclaration(property, () => value));
  };
  add('color', attribs.mathcolor);
  add('font-size', toPixels(attribs.mathsize));
  if (attribs.bgcolor && PAPERS.has(name)) add('background-color', toLegacyColour(attribs.bgcolor));
  if (name === 'body' && attribs.text) add('color', toLegacyColour(attribs.text));
  if (name === 'font' && attribs.color) add('color', toLegacyColour(attribs.color));
  if (name === 'body' && attribs.background) add('background-image', 'url(x)');
  if (UA_STYLES[name]) found.push(...UA_STYLES[name]);
  if (isDrawing) for (const property of DRAWN) add(property, attribs[property]);
  if (isDrawing && attribs.transform) add('transform', withUnits(attribs.transform.slice(0, MAX_TRANSFORM)));
  if (name === 'marquee') add('overflow', 'hidden');
  if (name === 'svg' || name === 'marquee')
    for (const property of ['width', 'height']) add(property, toPixels(attribs[property]));
  return found.length === 0 ? NONE : found;
}

/** What browsers themselves say of elements whose colours differ from those around. */
const UA_STYLES = wordTable<readonly Declaration[]>({
  button: styles('buttontext', 'buttonface'),
  mark: styles('marktext', 'mark'),
  textarea: [...styles('fieldtext', 'field'), ...toDeclaration('overflow', () => 'auto')],
  select: styles('fieldtext', 'field'),
});

function styles(color: string, paper: string): Declaration[] {
  return [
    { name: 'color', value: color, important: false },
    { name: 'background-color', value: paper, important: false },
  ];
}

const STYLED: ReadonlySet<string> = new Set(['body', 'font', 'marquee', ...Object.keys(UA_STYLES)]);

const MAX_TRANSFORM = 500;

/** The moves of a drawing, whose numbers have no units: "translate(10 20)". */
function withUnits(transform: string): string {
  return transform.replace(
    /(translate|rotate|skew[xy])\s*\(\s*([^()\s,]+)(?:[\s,]+([^()\s,]+))?[^()]*\)/gi,
    (_, name, first, second) => {
      const unit = /translate/i.test(name) ? 'px' : 'deg';
      return second !== undefined && unit === 'px' ? `${name}(${first}px,${second}px)` : `${name}(${first}${unit})`;
    },
  );
}

/** Elements that heed `bgcolor`. */
const PAPERS: ReadonlySet<string> = new Set('body table thead tbody tfoot tr td th marquee'.split(' '));

function toPixels(value: string | undefined): string | undefined {
  return value !== undefined && /^[\d.]+$/.test(value.trim()) ? `${value.trim()}px` : value;
}
