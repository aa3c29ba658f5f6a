import { z } from 'zod';

type JsonObject = Record<string, unknown>;

/** Collects the schemas of a description, so that each stands in it once. */
export interface SchemaBook {
  /** The JSON Schema of a zod schema; one with an `id` is a reference into `schemas()`. */
  refer(schema: z.ZodType, side: 'input' | 'output'): JsonObject;
  /** All schemas with an id, by name. */
  schemas(): JsonObject;
}

/** An empty book. */
export function createSchemaBook(): SchemaBook {
  const named = new Map<string, unknown>();
  return {
    refer(schema, side) {
      const { $schema: _dialect, $defs, ...top } = z.toJSONSchema(schema, { io: side, override: plain }) as JsonObject;
      const rename = (name: string) => (side === 'input' ? `${name}Input` : name);
      for (const [name, definition] of Object.entries(($defs as JsonObject | undefined) ?? {})) {
        named.set(rename(name), withoutId(pointInto(definition, rename)));
      }
      const id = schema.meta()?.id;
      const body = pointInto(top, rename) as JsonObject;
      if (id === undefined) return body;
      // A schema with an id may stand among its own definitions already.
      if (!named.has(rename(id))) named.set(rename(id), withoutId(body));
      return { $ref: `#/components/schemas/${rename(id)}` };
    },
    schemas: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Fields may be added to any answer; bounds and patterns that only say what a format says already are left out. */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
  foldNull(jsonSchema);
}

/** "This or null" is said by its types, or that it is never both. */
function foldNull(schema: z.core.JSONSchema.BaseSchema): void {
  const [one, none, ...more] = schema.anyOf ?? [];
  if (!one || more.length > 0 || none?.type !== 'null') return;
  const isFolded = typeof one.type === 'string';
  delete schema.anyOf;
  const choices = one.enum ? { enum: [...one.enum, null] } : {};
  Object.assign(
    schema,
    isFolded ? { ...one, ...schema, ...choices, type: [one.type, 'null'] } : { oneOf: [one, none] },
  );
}

/** References among the definitions become references among the components. */
function pointInto(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => pointInto(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = key === '$ref' && typeof inner === 'string' ? /^#\/\$defs\/(.+)$/.exec(inner)?.[1] : undefined;
      return [key, name === undefined ? pointInto(inner, rename) : `#/components/schemas/${rename(name)}`];
    }),
  );
}

function withoutId(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('id' in schema) || typeof schema.id !== 'string')
    return schema;
  const { id: _id, ...rest } = schema;
  return rest;
}
