import { z } from 'zod';
import { lawpDocument } from './document.ts';

/**
 * The smallest part of a document that holds what a path leads to and can be left out, so that the rest is still a
 * document: an item of a list, an entry of a table, a field that need not be there. Null when there is none.
 */
export function removablePart(path: readonly (string | number)[]): readonly (string | number)[] | null {
  let schema: unknown = lawpDocument;
  let removable: readonly (string | number)[] | null = null;
  for (const [index, key] of path.entries()) {
    const inside = unwrapped(schema);
    const here = path.slice(0, index + 1);
    if (inside instanceof z.ZodArray || inside instanceof z.ZodRecord) {
      removable = here;
      schema = inside instanceof z.ZodArray ? inside.element : inside.valueType;
    } else if (inside instanceof z.ZodObject) {
      schema = inside.shape[key];
      if (schema instanceof z.ZodType && schema.safeParse(undefined).success) removable = here;
    } else break;
  }
  return removable;
}

function unwrapped(schema: unknown): unknown {
  let inside = schema;
  while (inside instanceof z.ZodOptional || inside instanceof z.ZodDefault || inside instanceof z.ZodCatch)
    inside = inside.unwrap();
  return inside;
}
