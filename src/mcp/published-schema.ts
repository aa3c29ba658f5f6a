import { z } from 'zod';

/** A schema that the protocol's server lists as JSON Schema and that takes everything. */
export interface PublishedSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'waymark';
    readonly validate: (value: unknown) => { readonly value: unknown };
    readonly jsonSchema: {
      readonly input: () => Record<string, unknown>;
      readonly output: () => Record<string, unknown>;
    };
  };
}

/**
 * Prints a zod schema as JSON Schema once, for all requests to come. It checks nothing: tools read their input
 * themselves, so that a refusal has the form of all our refusals, and outputs are held to their schema by tests.
 */
export function publishedInput(schema: z.ZodObject): PublishedSchema {
  return published(print(schema, 'input'));
}

/**
 * Prints what a tool gives: an answer, or a refusal in its place. The members of both stand side by side, for readers
 * who look no deeper, and below them which ones go together.
 */
export function publishedOutput(answer: z.ZodObject, refusal: z.ZodObject): PublishedSchema {
  const { properties, required = [], ...rest } = print(answer, 'output');
  const refused = print(refusal, 'output');
  return published({
    ...rest,
    properties: { ...refused.properties, ...properties },
    anyOf: [{ required }, { required: refused.required ?? [] }],
  });
}

/** The dialect is not named: it is the protocol's own, and clients with a reader of older ones refuse the name alone. */
function print(schema: z.ZodObject, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema, ...printed } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', override });
  return printed;
}

function published(printed: Record<string, unknown>): PublishedSchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'waymark',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => printed, output: () => printed },
    },
  };
}

/** Leaves out what says nothing: the bounds of whole numbers that JSON can hold, and that names are texts. */
function override({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.propertyNames;
}
