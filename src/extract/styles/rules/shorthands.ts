import { wordTable } from '../../../core/word-table.ts';
import { splitValue } from '../values/css-values.ts';
import { isImage, mixingIn, repeatIn, sizeIn } from '../values/picture-layers.ts';
import { toGridArea, toGridPlace, toGridTemplate } from './grid-shorthands.ts';
import type { Longhand } from './longhand.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Properties under other names: logical ones (text runs from left to right and from top to bottom), prefixed ones. */
const ALIASES = wordTable<string>({
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'min-inline-size': 'min-width',
  'min-block-size': 'min-height',
  'overflow-inline': 'overflow-x',
  'overflow-block': 'overflow-y',
  ...logicalSides('inset-', ''),
  ...logicalSides('margin-', 'margin-'),
  ...logicalSides('padding-', 'padding-'),
  'transition-property': 'transition',
  'transition-duration': 'transition',
  'grid-row-start': 'grid-row',
  'grid-column-start': 'grid-column',
  'column-count': 'columns',
  'border-block-start': 'border-top',
  'border-block-end': 'border-bottom',
  'column-width': 'columns',
});

function logicalSides(from: string, to: string): Record<string, string> {
  return {
    [`${from}block-start`]: `${to}top`,
    [`${from}block-end`]: `${to}bottom`,
    [`${from}inline-start`]: `${to}left`,
    [`${from}inline-end`]: `${to}right`,
  };
}

/** How boxes are aligned in their room, and each by itself. */
export const ALIGNMENTS: readonly string[] = [
  'justify-content',
  'align-content',
  'align-items',
  'align-self',
  'grid-auto-flow',
];

const LONGHANDS: ReadonlySet<string> = new Set([
  ...ALIGNMENTS,
  ...'content display visibility opacity content-visibility position float top right bottom left margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left width height max-width max-height min-width min-height overflow-x overflow-y overflow-clip-margin contain clip clip-path mask-image mask-size mask-position mask-repeat mask-composite offset-path transform translate scale rotate zoom filter mix-blend-mode backface-visibility z-index isolation perspective -webkit-line-clamp backdrop-filter break-before columns flex-direction flex-shrink flex-wrap order aspect-ratio text-anchor container-type container-name box-shadow transform-style font-size-adjust mask-mode font-size line-height letter-spacing text-indent white-space color background-color -webkit-text-fill-color fill fill-opacity stroke -webkit-text-stroke-width -webkit-text-stroke-color -webkit-text-security text-decoration-line text-decoration-color text-decoration-thickness paint-order text-shadow background-image background-size background-repeat background-clip transition will-change animation-name animation-fill-mode animation-play-state animation-iteration-count animation-duration animation-delay animation-direction animation-timeline grid-template-rows grid-template-columns grid-auto-rows grid-auto-columns grid-area flex-basis flex-grow color-scheme vertical-align transform-origin table-layout direction column-gap clear outline outline-offset border border-top border-bottom border-image'.split(
    ' ',
  ),
]);

type Expand = (value: string) => readonly Longhand[];

const SHORTHANDS = wordTable<Expand>({
  all: (value) => [{ name: 'all', value }],
  margin: (value) => onSides((side) => `margin-${side}`, value),
  padding: (value) => onSides((side) => `padding-${side}`, value),
  inset: (value) => onSides((side) => side, value),
  'margin-inline': (value) => onPair('margin-left', 'margin-right', value),
  'margin-block': (value) => onPair('margin-top', 'margin-bottom', value),
  'padding-inline': (value) => onPair('padding-left', 'padding-right', value),
  'padding-block': (value) => onPair('padding-top', 'padding-bottom', value),
  'inset-inline': (value) => onPair('left', 'right', value),
  'inset-block': (value) => onPair('top', 'bottom', value),
  overflow: (value) => onPair('overflow-x', 'overflow-y', value),
  background: toBackground,
  font: toFont,
  mask: toMask,
  animation: toAnimation,
  container: (value) => {
    const [name = 'none', type = 'normal'] = splitValue(value, '/');
    return [
      { name: 'container-name', value: name },
      { name: 'container-type', value: type },
    ];
  },
  flex: toFlex,
  'place-content': (value) => onPair('align-content', 'justify-content', value),
  'place-items': (value) => [{ name: 'align-items', value: splitValue(value, ' ')[0] ?? '' }],
  'place-self': (value) => [{ name: 'align-self', value: splitValue(value, ' ')[0] ?? '' }],
  'flex-flow': (value) => {
    const words = splitValue(value, ' ');
    return [
      { name: 'flex-direction', value: words.find((word) => /^(?:row|column)/.test(word)) ?? 'row' },
      { name: 'flex-wrap', value: words.find((word) => word.includes('wrap')) ?? 'nowrap' },
    ];
  },
  gap: (value) => [{ name: 'column-gap', value: splitValue(value, ' ').at(-1) ?? '' }],
  'grid-row': (value) => toGridPlace('grid-row', value),
  'grid-column': (value) => toGridPlace('grid-column', value),
  'grid-area': toGridArea,
  'grid-template': toGridTemplate,
  grid: toGridTemplate,
  // Whatever else stands there is found where the line is.
  'text-decoration': (value) => {
    const thickness = splitValue(value, ' ').find((part) => /^[\d.]|^(?:calc|min|max|clamp)\(/.test(part));
    const line = { name: 'text-decoration-line', value };
    return thickness === undefined ? [line] : [line, { name: 'text-decoration-thickness', value: thickness }];
  },
  '-webkit-text-stroke': (value) => [
    { name: '-webkit-text-stroke-width', value: splitValue(value, ' ').find((part) => /^[\d.]/.test(part)) ?? '1px' },
    {
      name: '-webkit-text-stroke-color',
      value: splitValue(value, ' ').find((part) => !/^(?:[\d.]|thin|medium|thick)/.test(part)) ?? 'currentcolor',
    },
  ],
});

/** The name that a property goes by here; null when it says nothing of being seen. */
export function longhandOf(name: string): string | null {
  const known = ALIASES[name] ?? name;
  if (LONGHANDS.has(known) || Object.hasOwn(SHORTHANDS, known)) return known;
  if (!known.startsWith('-webkit-')) return null;
  return longhandOf(known.slice('-webkit-'.length));
}

/** What a property says of its longhands; itself, when it is one. */
export function expandShorthand(name: string, value: string): readonly Longhand[] {
  const expand = SHORTHANDS[name];
  if (!expand) return [{ name, value }];
  if (!/^(?:initial|inherit|unset|revert|revert-layer)$/.test(value)) return expand(value);
  const sample = name === 'font' ? '1px/1 x' : name === 'flex' ? '1 1 0' : '0';
  return name === 'all' ? [{ name, value }] : expand(sample).map((each) => ({ name: each.name, value }));
}

function onSides(nameOf: (side: string) => string, value: string): Longhand[] {
  const [top = '', right = top, bottom = top, left = right] = splitValue(value, ' ');
  const values = [top, right, bottom, left];
  return SIDES.map((side, at) => ({ name: nameOf(side), value: values[at] ?? '' }));
}

function onPair(first: string, second: string, value: string): Longhand[] {
  const [a = '', b = a] = splitValue(value, ' ');
  return [
    { name: first, value: a },
    { name: second, value: b },
  ];
}

const COLOUR_CALL = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|contrast-color|alpha)\(/;
const BACKGROUND_WORD =
  /^(?:none|(?:no-)?repeat(?:-[xy])?|space|round|scroll|fixed|local|left|right|top|bottom|center|cover|contain|auto|(?:border|padding|content)-box|text)$/;

function toBackground(value: string): Longhand[] {
  const layers = splitValue(value, ',');
  const words = splitValue(layers.at(-1) ?? '', ' ').flatMap((word) => splitValue(word, '/'));
  const colour = words.find(
    (word) =>
      COLOUR_CALL.test(word) || /^#[\da-f]+$/.test(word) || (/^[a-z]+$/.test(word) && !BACKGROUND_WORD.test(word)),
  );
  const pictures = value.includes('(') ? layers.filter((layer) => splitValue(layer, ' ').some(isImage)) : [];
  const ofEach = (of: (layer: string) => string) => pictures.map(of).join(', ');
  return [
    { name: 'background-color', value: colour ?? 'transparent' },
    { name: 'background-image', value: ofEach((layer) => splitValue(layer, ' ').find(isImage) ?? '') || 'none' },
    { name: 'background-size', value: ofEach(sizeIn) || 'auto' },
    { name: 'background-repeat', value: ofEach(repeatIn) || 'repeat' },
    { name: 'background-clip', value: words.includes('text') ? 'text' : 'border-box' },
  ];
}

function toMask(value: string): Longhand[] {
  const layers = splitValue(value, ',');
  const images = layers.flatMap((layer) => splitValue(layer, ' ').filter(isImage));
  const [placed = '', size = 'auto'] = splitValue(value.replaceAll(',', ' '), '/');
  const places = splitValue(placed, ' ').filter((word) => /^-?[\d.]/.test(word));
  return [
    { name: 'mask-image', value: images.join(', ') || 'none' },
    {
      name: 'mask-size',
      value:
        splitValue(size, ' ')
          .filter((word) => /^(?:[\d.]|auto|cover|contain)/.test(word))
          .join(' ') || 'auto',
    },
    { name: 'mask-position', value: places.join(' ') || '0' },
    { name: 'mask-repeat', value: /\bno-repeat\b/.test(value) ? 'no-repeat' : 'repeat' },
    { name: 'mask-composite', value: layers.map(mixingIn).join(', ') },
  ];
}

const SYSTEM_FONT = /^(?:caption|icon|menu|message-box|small-caption|status-bar)$/;

const FONT_SIZE =
  /^(?:xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large|smaller|larger|(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%)?|(?:calc|min|max|clamp)\(.*\))$/;

function toFont(value: string): Longhand[] {
  const words = splitValue(SYSTEM_FONT.test(value) ? 'small x' : value, ' ');
  const parts = words.flatMap((word) => splitValue(word, '/').map((part, at) => ({ part, at })));
  // A weight is a number without unit, "0" as a size too: the size is the last before the families.
  const size = parts.findLastIndex(({ part, at }) => at === 0 && FONT_SIZE.test(part));
  const found = parts[size];
  if (!found) return [];
  const next = parts[size + 1];
  return [
    { name: 'font-size', value: found.part },
    { name: 'line-height', value: next && next.at > 0 ? next.part : 'normal' },
  ];
}

const TIME = /^[+-]?[\d.]+m?s$/;

function toAnimation(value: string): Longhand[] {
  const each = splitValue(value, ',').map(toOneAnimation);
  const [first = []] = each;
  return first.map(({ name }, at) => ({ name, value: each.map((longhands) => longhands[at]?.value).join(', ') }));
}

function toOneAnimation(value: string): Longhand[] {
  const words = splitValue(value, ' ');
  const times = words.filter((word) => TIME.test(word));
  const find = (shape: RegExp) => words.find((word) => shape.test(word));
  const known =
    /^(?:infinite|[\d.]+|forwards|backwards|both|paused|running|normal|reverse|alternate|alternate-reverse|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|auto)$/;
  const name = words.find((word) => !TIME.test(word) && !known.test(word) && !word.includes('('));
  return [
    { name: 'animation-name', value: name ?? 'none' },
    { name: 'animation-duration', value: times[0] ?? '0s' },
    { name: 'animation-delay', value: times[1] ?? '0s' },
    { name: 'animation-fill-mode', value: find(/^(?:forwards|backwards|both)$/) ?? 'none' },
    { name: 'animation-play-state', value: find(/^paused$/) ?? 'running' },
    { name: 'animation-iteration-count', value: find(/^(?:infinite|[\d.]+)$/) ?? '1' },
    { name: 'animation-direction', value: find(/^(?:reverse|alternate|alternate-reverse)$/) ?? 'normal' },
    { name: 'animation-timeline', value: 'auto' },
  ];
}

function toFlex(value: string): Longhand[] {
  const words = splitValue(value, ' ');
  const basis = words.find((word) => !/^[\d.]+$/.test(word)) ?? words[2] ?? (words.length > 0 ? '0' : 'auto');
  return [
    { name: 'flex-grow', value: words.find((word) => /^[\d.]+$/.test(word)) ?? '0' },
    { name: 'flex-shrink', value: value === 'none' ? '0' : (words.filter((word) => /^[\d.]+$/.test(word))[1] ?? '1') },
    { name: 'flex-basis', value: basis === 'none' ? 'auto' : basis },
  ];
}
