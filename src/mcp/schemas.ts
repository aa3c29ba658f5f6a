import { z } from 'zod';
import { operatorDomain } from '../core/domain/parse-domain.ts';
import { kindOf } from '../core/kind-of.ts';
import { readQueryText } from '../core/query-text.ts';

/*
 * Inputs and outputs of the tools. Every client loads them all into its conversation, so they name what matters and
 * leave the rest open; the whole shapes are in the API's description.
 */

/** A text as an input; of what is none is said whether it is missing or something else. */
export function textInput(name: string, hint: string): z.ZodString {
  return z.string({
    error: ({ input }) =>
      input === undefined ? `${name} is missing: ${hint}` : `${name} must be a text; it is ${kindOf(input)}.`,
  });
}

/** A query as the API reads it. */
export const queryInput = textInput('query', 'give a domain or what you are looking for.')
  .describe(
    'A domain (example.com), a page (example.com/prices), or what is looked for, in any language; up to 500 characters.',
  )
  .transform((text, context) => {
    const read = readQueryText(text, 'query');
    if (read.ok) return read.query;
    context.addIssue({ code: 'custom', message: read.message });
    return z.NEVER;
  });

/** A domain as the API reads it; whether it is a public one, or indexed, is the service's to say. */
export const domainInput = textInput('domain', 'give a host name or an http(s) address.')
  .describe('A host name (example.com) or an http(s) address; international names as written or as punycode.')
  .superRefine((text, context) => {
    const parsed = operatorDomain(text);
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
  });

/** How many results are wanted. */
export const limitInput = z
  .int({ error: 'limit must be a whole number from 1 to 50.' })
  .min(1, { error: 'limit must be a whole number from 1 to 50.' })
  .max(50, { error: 'limit must be a whole number from 1 to 50.' })
  .optional()
  .describe('How many at most, 1 to 50. Without a key at most 5 are given.');

const notice = z.looseObject({ code: z.string(), message: z.string() });

/** What has to be said of an answer. */
export const notices = z.array(notice).describe('What you should know about this answer.');

/** A product as the API prints it. */
export const product = z.looseObject({
  name: z.string(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  price_eur: z.number().nullable(),
  low_price: z.number().optional(),
  unit_text: z.string().optional(),
  value_added_tax_included: z.boolean().optional(),
  eligible_region: z.array(z.string()).optional(),
  url: z.string(),
  domain: z.string(),
  available: z.boolean().nullable(),
});

/** A site as the API prints it. */
export const site = z.looseObject({
  domain: z.string(),
  name: z.string(),
  pages: z.record(z.string(), z.looseObject({ title: z.string(), content: z.string() })).describe('Path to page.'),
  actions: z
    .array(z.looseObject({ id: z.string(), name: z.string(), description: z.string(), intent: z.array(z.string()) }))
    .describe('What a visitor can do: by `url` in a browser, by `endpoint` with a call.'),
  executable: z.boolean().describe('Whether an action has an endpoint that agents can call.'),
  score: z.number().nullable().describe('Readiness for agents, 0 to 100; null when never read.'),
  label: z.string().nullable(),
  report_url: z.string(),
});

/** What was left out for the tier or the size of an answer. */
export const truncated = z.looseObject({}).optional().describe('What was left out, and how much there is.');

/** A refusal: told with `isError`, in the place of an answer. */
export const failure = z.looseObject({
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  retry_after_seconds: z.int().optional(),
});
