import { SCREEN, toLength } from '../values/css-length.ts';
import type { Containing } from './css-conditions.ts';
import { type CustomProperties, substitute } from './custom-properties.ts';

/** The container that a box is by what is said of it; null where it is none. They are as wide as the screen where nothing else is said. */
export function containerIn(said: ReadonlyMap<string, string>): CustomProperties['container'] | null {
  const type = said.get('container-type') ?? '';
  if (!type.includes('size')) return null;
  const length = (name: string) => toLength(said.get(name), { em: 16, rem: 16, whole: SCREEN.width });
  return {
    width: length('width') ?? length('max-width') ?? SCREEN.width,
    height: !type.includes('inline') ? (length('height') ?? length('min-height') ?? 0) : Number.NaN,
    names: (said.get('container-name') ?? '').split(/\s+/),
  };
}

/** What is around an element, for conditions on containers. */
export function aroundOf(properties: CustomProperties | null): Containing {
  return {
    propertyOf: (name) => substitute(`var(${name})`, properties),
    sizeOf(name) {
      for (let each = properties; each; each = each.above)
        if (each.container && (name === '' || each.container.names.includes(name.toLowerCase()))) return each.container;
      return null;
    },
  };
}
