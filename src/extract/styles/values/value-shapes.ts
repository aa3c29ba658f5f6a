import { callsIn, closingOf, splitValue } from './css-values.ts';

/** Says whether a value is one that a property knows; a regular expression is one such. */
export interface ValueShape {
  test(value: string): boolean;
}

/** A length with its unit; nothing needs none. */
const LENGTH = /^(?:[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)|0+(?:\.0*)?|\.0+)|[a-z-]+\(.*\))$/s;
const ANGLE = /^(?:[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:deg|g?rad|turn)|0+(?:\.0*)?)|[a-z-]+\(.*\))$/s;
const FACTOR = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?%?|[a-z-]+\(.*\))$/s;

type Arguments = (args: readonly string[]) => boolean;

const each =
  (shape: RegExp, most: number): Arguments =>
  (args) =>
    args.length > 0 && args.length <= most && args.every((argument) => shape.test(argument));
const any: Arguments = () => true;

/** Functions of `transform` (CSS Transforms 2) and what they take. */
const MOVES: Readonly<Record<string, Arguments>> = {
  ...forEach(['translatex', 'translatey', 'translatez'], each(LENGTH, 1)),
  translate: each(LENGTH, 2),
  translate3d: each(LENGTH, 3),
  ...forEach(['scalex', 'scaley', 'scalez'], each(FACTOR, 1)),
  scale: each(FACTOR, 2),
  scale3d: each(FACTOR, 3),
  ...forEach(['rotate', 'rotatex', 'rotatey', 'rotatez', 'skewx', 'skewy'], each(ANGLE, 1)),
  skew: each(ANGLE, 2),
  rotate3d: (args) => args.length === 4 && ANGLE.test(args[3] ?? ''),
  matrix: (args) => args.length === 6,
  matrix3d: (args) => args.length === 16,
  perspective: any,
};

/** Functions of `filter` (Filter Effects 1, 6). */
const FILTERS: Readonly<Record<string, Arguments>> = forEach(
  'url blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'.split(' '),
  any,
);

/** Shapes of `clip-path` (CSS Shapes 2). */
const SHAPES: Readonly<Record<string, Arguments>> = forEach(
  'url inset circle ellipse polygon path rect xywh shape'.split(' '),
  any,
);

function forEach(names: readonly string[], takes: Arguments): Record<string, Arguments> {
  return Object.fromEntries(names.map((name) => [name, takes]));
}

/** Nothing but calls of the functions of a table, each with what it takes; "none". */
function callsOf(table: Readonly<Record<string, Arguments>>): ValueShape {
  return {
    test: (value) =>
      value === 'none' ||
      (isCalls(value) &&
        callsIn(value).every(({ name, args }) => Object.hasOwn(table, name) && table[name]?.(args) === true)),
  };
}

const HEAD = /\s*-?[a-z][\w-]*\(/y;

/** Whether a value is calls, one behind another, and nothing else. Linear. */
function isCalls(value: string): boolean {
  let at = 0;
  while (at < value.length) {
    HEAD.lastIndex = at;
    if (!HEAD.test(value)) return false;
    at = closingOf(value, HEAD.lastIndex) + 1;
  }
  return at > 0;
}

/** The value of a `transform`. */
export const TRANSFORM = callsOf(MOVES);
/** The value of a `filter`. */
export const FILTER = callsOf(FILTERS);

const BOX = /(?:^|\s+)(?:border|padding|content|margin|fill|stroke|view)-box(?=\s|$)/;
const CLIP = callsOf(SHAPES);

/** The value of a `clip-path`: a shape, a box, or both. */
export const CLIP_PATH: ValueShape = {
  test: (value) => {
    const shape = value.replace(BOX, '').trim();
    return shape === '' ? value !== '' : CLIP.test(shape);
  },
};

const IMAGE =
  /^(?:none$|(?:url|src|image|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade|element|paint|(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient|-webkit-gradient)\()/;

/** A list of pictures. */
export const IMAGES: ValueShape = { test: (value) => splitValue(value, ',').every((image) => IMAGE.test(image)) };

/** A list of shadows: two to four lengths, and a colour. */
export const SHADOWS: ValueShape = {
  test: (value) =>
    value === 'none' ||
    splitValue(value, ',').every((shadow) => {
      const words = splitValue(shadow, ' ').filter((word) => word !== 'inset');
      const lengths = words.filter((word) => /^[-+.\d]|^(?:calc|min|max|clamp)\(/.test(word)).length;
      return lengths >= 2 && lengths <= 4 && words.length - lengths <= 1;
    }),
};

/** Up to three lengths, each with its unit: the value of a `translate`. */
export const MOVE: ValueShape = {
  test: (value) => value === 'none' || each(LENGTH, 3)(splitValue(value, ' ')),
};
