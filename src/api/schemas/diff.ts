import { z } from 'zod';

const change = z.object({
  name: z.object({ from: z.string(), to: z.string() }).optional(),
  pages: z
    .record(
      z.string(),
      z.object({
        status: z.enum(['added', 'removed', 'changed']),
        title: z.string().optional(),
        content: z.string().optional(),
      }),
    )
    .optional()
    .describe('Path to what happened to the page.'),
  actions: z
    .object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) })
    .optional()
    .describe('Ids of actions.'),
  business: z.object({ from: z.looseObject({}).nullable(), to: z.looseObject({}).nullable() }).optional(),
  score: z.object({ from: z.int().min(0).max(100), to: z.int().min(0).max(100) }).optional(),
  criteria: z
    .object({ gained: z.array(z.string()), lost: z.array(z.string()) })
    .optional()
    .describe('Ids of criteria.'),
  method_changed: z.literal(true).optional().describe('Our rules moved; the site itself may not have changed.'),
});

/** The answer to GET /api/diff (R53). */
export const diff = z
  .union([
    z.object({
      domain: z.string(),
      detected_at: z.iso.datetime(),
      changes: change,
      from_version: z.int().min(1),
      to_version: z.int().min(1),
      truncated: z.literal(true).optional().describe('More changed than an answer has room for.'),
    }),
    z.object({ domain: z.string(), status: z.literal('no_changes_detected'), message: z.string() }),
  ])
  .meta({ id: 'Diff', description: 'The latest change of a site that an agent would notice.' });
