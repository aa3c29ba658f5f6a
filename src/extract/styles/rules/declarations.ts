import { remembered } from '../../../language/word-memo.ts';
import { BLACK, toColour } from '../values/css-colour.ts';
import { unescapeCss } from '../values/css-tokens.ts';
import { withPlainPictures } from '../values/plain-pictures.ts';
import { CLIP_PATH, FILTER, IMAGES, MOVE, SHADOWS, TRANSFORM, type ValueShape } from '../values/value-shapes.ts';
import { ALIGNMENTS, expandShorthand, longhandOf } from './shorthands.ts';

/** One thing that a rule says of a property: a longhand, or a custom property, or a value that needs one. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
  /** A length without its unit: only browsers in quirks mode take it. */
  readonly isQuirk?: true;
}

/** Longer values are pictures in data: addresses. */
const MAX_VALUE = 1_000;
const WIDE = /^(?:initial|inherit|unset|revert|revert-layer)$/;

/** Units of lengths (CSS Values 4, 6). */
const UNIT = 'px|r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|[cm]m|q|in|p[tc]|%';
const LENGTH = new RegExp(
  `^(?:auto|none|normal|(?:min|max|fit)-content|[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?(?:${UNIT})?|[a-z-]+\\(.*\\))$`,
  's',
);
const SIZE = new RegExp(
  `^(?:auto|none|stretch|-webkit-[\\w-]+|(?:min|max|fit)-content|\\+?(?:\\d+\\.?\\d*|\\.\\d+)(?:${UNIT})?|[a-z-]+\\(.*\\))$`,
  's',
);
const NUMBER =
  /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?|(?:calc|min|max|clamp|abs|sign|round|mod|rem|sin|cos|tan|pow|sqrt|hypot|exp|log|progress|env)\(.*\))$/s;
const COLOUR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\(.*\))$/s;
/** Colours that can be told from what is none. */
const PLAIN_COLOUR = /^(?:[a-z]+|(?:rgba?|hsla?)\([\s\d.,%/]*\))$/;
const ANY = /./s;
const INNER = 'flow|flow-root|inline|block|flex|grid|table|ruby|list-item|math';

/** The properties that decide whether text is seen, and what their values look like. */
const VALUES: Readonly<Record<string, ValueShape>> = {
  content: ANY,
  display: new RegExp(
    `^(?:none|contents|inline-(?:block|flex|grid|table)|run-in|-webkit-(?:inline-)?(?:box|flex)|table-[a-z-]+|ruby-[a-z-]+|(?:${INNER})(?:\\s+(?:${INNER}))*)$`,
  ),
  visibility: /^(?:visible|hidden|collapse)$/,
  opacity: NUMBER,
  'content-visibility': /^(?:visible|auto|hidden)$/,
  position: /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/,
  float: /^(?:none|left|right|inline-start|inline-end)$/,
  ...forEach(['top', 'right', 'bottom', 'left'], LENGTH),
  ...forEach(['margin-top', 'margin-right', 'margin-bottom', 'margin-left'], LENGTH),
  ...forEach(['padding-top', 'padding-right', 'padding-bottom', 'padding-left'], SIZE),
  ...forEach(['width', 'height', 'max-width', 'max-height', 'min-width', 'min-height'], SIZE),
  ...forEach(['overflow-x', 'overflow-y'], /^(?:visible|hidden|clip|scroll|auto|overlay)$/),
  'overflow-clip-margin': ANY,
  contain: /^[a-z\s-]+$/,
  clip: /^(?:auto|rect\(.*\))$/s,
  'clip-path': CLIP_PATH,
  ...forEach(['mask-image', 'background-image'], IMAGES),
  ...forEach(['mask-size', 'mask-position', 'mask-repeat', 'mask-composite', 'offset-path'], ANY),
  transform: TRANSFORM,
  translate: MOVE,
  scale: /^(?:none|[-+.\d(a-z][^;]*)$/s,
  rotate: /^(?:none|[-+.\d(a-z][^;]*)$/s,
  zoom: /^(?:normal|reset|(?:\d+\.?\d*|\.\d+)%?)$/,
  filter: FILTER,
  'mix-blend-mode': /^[a-z-]+$/,
  'backface-visibility': /^(?:visible|hidden)$/,
  'z-index': /^(?:auto|-?\d+|calc\(.*\))$/,
  isolation: /^(?:auto|isolate)$/,
  'font-size':
    /^(?:xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large|smaller|larger|\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)?|[a-z-]+\(.*\))$/s,
  'line-height': /^(?:normal|\+?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[a-z-]+\(.*\))$/s,
  ...forEach(['letter-spacing', 'text-indent'], LENGTH),
  'white-space': /^[a-z\s-]+$/,
  ...forEach(['color', 'background-color', '-webkit-text-fill-color'], COLOUR),
  fill: /^(?:url\([^)]*\)(?:\s+\S.*)?|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\(.*\))$/s,
  'fill-opacity': NUMBER,
  stroke: COLOUR,
  '-webkit-text-stroke-width': LENGTH,
  '-webkit-text-stroke-color': COLOUR,
  'text-decoration-line': ANY,
  'text-decoration-color': COLOUR,
  'text-decoration-thickness': LENGTH,
  'paint-order': /^[a-z\s]+$/,
  '-webkit-text-security': /^(?:none|disc|circle|square)$/,
  ...forEach(['text-shadow', 'box-shadow'], SHADOWS),
  ...forEach(['background-size', 'background-repeat', 'background-clip'], ANY),
  transition: ANY,
  'will-change': ANY,
  ...forEach(['animation-name', 'animation-fill-mode', 'animation-play-state', 'animation-iteration-count'], ANY),
  ...forEach(['animation-duration', 'animation-delay', 'animation-direction', 'animation-timeline'], ANY),
  ...forEach(['grid-template-rows', 'grid-template-columns', 'grid-auto-rows', 'grid-auto-columns'], ANY),
  ...forEach(['grid-area', 'grid-row', 'grid-column'], ANY),
  'flex-basis': SIZE,
  'column-gap': LENGTH,
  'flex-grow': NUMBER,
  'color-scheme': /^[a-z\s-]+$/,
  perspective: LENGTH,
  '-webkit-line-clamp': /^(?:none|\d+)$/,
  'backdrop-filter': FILTER,
  ...forEach(
    ['break-before', 'flex-direction', 'flex-wrap', 'text-anchor', 'container-type', 'mask-mode', ...ALIGNMENTS],
    /^[a-z\s-]+$/,
  ),
  ...forEach(['columns', 'aspect-ratio', 'container-name'], ANY),
  'transform-style': /^(?:flat|preserve-3d)$/,
  'flex-shrink': NUMBER,
  'font-size-adjust': ANY,
  order: /^-?\d+$/,
  direction: /^(?:ltr|rtl)$/,
  clear: /^(?:none|both|left|right|inline-start|inline-end)$/,
  'table-layout': /^(?:auto|fixed)$/,
  // Thinner ones hide nothing.
  ...forEach(['outline', 'border', 'border-top', 'border-bottom'], /(?:^|\s)(?:[2-9]\d|\d{3,})(?:\.\d+)?px(?:\s|$)/),
  // Without a slice of its own the middle of a picture is not drawn.
  'border-image': /(?<![\w.])[1-9][\d.]*%?\s+fill\b/,
  'outline-offset': LENGTH,
  'vertical-align':
    /^(?:baseline|sub|super|(?:text-)?(?:top|bottom)|middle|[+-]?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|[a-z-]+\(.*\))$/s,
  'transform-origin': /^[-+.\d(a-z][^;]*$/s,
};

function forEach(names: readonly string[], shape: ValueShape): Record<string, ValueShape> {
  return Object.fromEntries(names.map((name) => [name, shape]));
}

/**
 * What "name: value" declares, as longhands; nothing where it says nothing of being seen or where the value is not valid.
 * The value is only read where the name is of interest.
 */
export function toDeclaration(rawName: string, readValue: () => string): readonly Declaration[] {
  const written = unescapeCss(rawName);
  if (written.startsWith('--')) return toCustom(written, readValue());
  const name = longhandOf(written.toLowerCase());
  if (name === null) return [];
  return declared(`${name}:${readValue()}`);
}

/** Longer ones are seldom said again: "background-color:transparent !important" is. */
const MAX_KEPT = 60;

/** What a property that is of interest and its value declare, with a colon between: sheets repeat the same few. */
const declared = remembered((written): readonly Declaration[] => {
  const colon = written.indexOf(':');
  const [name, whole] = [written.slice(0, colon), written.slice(colon + 1)];
  if (whole === '' || whole.length > MAX_VALUE * 20) return [];
  const bang = /\s*!\s*important\s*$/i.exec(whole);
  const said = (bang ? whole.slice(0, bang.index) : whole).trim();
  const kept = name.startsWith('background') ? withPlainPictures(said) : said;
  const value = unescapeCss(kept.length > MAX_VALUE ? shorten(kept) : kept);
  const important = bang !== null;
  // Names of custom properties and animations heed case.
  if (isOpenValue(value)) return [{ name, value, important }];
  return expandDeclaration({ name, value: name.startsWith('animation') ? value : value.toLowerCase(), important });
}, MAX_KEPT);

/** Whether a value waits for the element that it is said of: for its custom properties, its attributes. */
export function isOpenValue(value: string): boolean {
  return /\b(?:var|attr|if|sibling-(?:index|count))\(|--[\w-]+\(/i.test(value);
}

/** The longhands of a declaration without var(); nothing where it is not valid. */
export function expandDeclaration({ name, value, important }: Declaration): readonly Declaration[] {
  return expandShorthand(name, value)
    .filter(({ name: longhand, value: own }) => longhand === 'all' || WIDE.test(own) || isValid(longhand, own))
    .map((each) => (isUnitless(each) ? { ...each, important, isQuirk: true } : { ...each, important }));
}

const UNITLESS = /^[+-]?(?=[\d.]*[1-9])[\d.]+$/;

/** A length of pixels that leaves out to say so (Quirks Mode, 3.2). */
function isUnitless({ name, value }: Pick<Declaration, 'name' | 'value'>): boolean {
  if (!UNITLESS.test(value)) return false;
  const shape = VALUES[name];
  return shape === LENGTH || shape === SIZE || name === 'font-size';
}

function isValid(name: string, value: string): boolean {
  const shape = VALUES[name];
  if (!shape?.test(value)) return false;
  return shape !== COLOUR || !PLAIN_COLOUR.test(value) || value === 'none' || toColour(value, BLACK) !== null;
}

/** False for a declaration that no browser knows. */
export function isKnownDeclaration(name: string, value: string): boolean {
  const known = longhandOf(name);
  return known === null || isOpenValue(value) || toDeclaration(name, () => value).length > 0;
}

function toCustom(name: string, value: string): readonly Declaration[] {
  const bang = /\s*!\s*important\s*$/i.exec(value);
  const kept = unescapeCss((bang ? value.slice(0, bang.index) : value).trim());
  return kept.length > MAX_VALUE ? [] : [{ name, value: kept, important: bang !== null }];
}

/** A value without the bytes of its pictures. */
function shorten(value: string): string {
  return value.replace(/url\([^)]*\)/gi, 'url(x)').slice(0, MAX_VALUE);
}

/** Whether it takes a box out of the flow, so that it may lie over others. */
export function isPlacing({ name, value }: Declaration): boolean {
  return name === 'position' && /^(?:absolute|fixed)$/.test(value);
}
