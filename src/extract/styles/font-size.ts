import type { Look } from './look.ts';
import { toLength } from './values/css-length.ts';

/** Pixels of an em in an element of which a `font-size` is said, in what is around it. */
export function fontSizeOf(value: string | undefined, around: Look): number {
  if (value === undefined) return around.em;
  const named = NAMED_SIZES[value];
  if (named !== undefined) return named;
  if (value === 'smaller') return around.em / 1.2;
  if (value === 'larger') return around.em * 1.2;
  return toLength(value, { em: around.em, rem: around.rem, whole: around.em, within: around.properties }) ?? around.em;
}

const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};
