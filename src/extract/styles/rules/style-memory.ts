import type { CustomProperties } from './custom-properties.ts';
import type { Declaration } from './declarations.ts';

/** Of one page no more is remembered. */
export const MAX_REMEMBERED = 2_000;

/** What was said of elements of one key, by the custom properties around where these are asked. */
export interface StyleMemory<Style> {
  get(key: string, around: CustomProperties | null): Style | undefined;
  set(key: string, around: CustomProperties | null, style: Style): void;
}

/** A new, empty one, for one page. */
export function styleMemory<Style>(): StyleMemory<Style> {
  const known = new Map<CustomProperties | null, Map<string, Style>>();
  let size = 0;
  return {
    get: (key, around) => known.get(around)?.get(key),
    set(key, around, style) {
      if (size >= MAX_REMEMBERED) return;
      size += 1;
      const alike = known.get(around) ?? new Map<string, Style>();
      known.set(around, alike.set(key, style));
    },
  };
}

/** What is the same for elements of which the same is said: the ranks of their rules, their own style and attributes. */
export function styleKey(
  rules: readonly { readonly rank: number }[],
  style = '',
  weak: readonly Declaration[] = [],
): string {
  let key = '';
  for (const { rank } of rules) key += `${rank},`;
  for (const { name, value, important } of weak) key += `${name}:${value.length}:${value}${important ? '!' : ';'}`;
  return `${key} ${style}`;
}
