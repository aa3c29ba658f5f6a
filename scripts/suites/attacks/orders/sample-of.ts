import { z } from 'zod';

/** A text is the first of these that its place takes. */
const TEXTS = [
  'text',
  '/',
  'en',
  '09:00',
  'DKK',
  'DK',
  '0.4',
  '2026-11-20',
  '2026-11-20T09:00:00Z',
  'https://bakery.example/x',
];

/** A value with every part that a schema knows, so that parts which are added later are covered by themselves. */
export function sampleOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch)
    return sampleOf(schema.unwrap());
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, sampleOf(part)]));
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)];
  if (schema instanceof z.ZodRecord) return { text: sampleOf(schema.valueType) };
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0]);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodType) return [...TEXTS, 1, 300].find((value) => schema.safeParse(value).success);
  return undefined;
}
