import { z } from 'zod';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';
import { ignored } from './ignored.ts';

/** What changed from one state of a site to the next; parts without a change are absent. */
export const change = z.object({
  name: z
    .object({ from: z.string().describe('Name before.'), to: z.string().describe('Name now.') })
    .optional()
    .describe('Another name.'),
  pages: z
    .record(
      z.string(),
      z.object({
        status: z.enum(['added', 'removed', 'changed']).describe('What happened to it.'),
        title: z.string().optional().describe('Its title now, when that changed.'),
        content: z.string().optional().describe('What it says now, when that changed.'),
      }),
    )
    .optional()
    .describe('Path to what happened to the page.'),
  actions: z
    .object({
      added: z.array(z.string()).describe('New ones.'),
      removed: z.array(z.string()).describe('Those that are gone.'),
      changed: z.array(z.string()).describe('Those that are told in another way.'),
    })
    .optional()
    .describe('Ids of actions.'),
  business: z
    .object({
      from: z.looseObject({}).nullable().describe('Details before.'),
      to: z.looseObject({}).nullable().describe('Details now.'),
    })
    .optional()
    .describe('Other business details.'),
  score: z
    .object({
      from: z.int().min(0).max(100).describe('Score before.'),
      to: z.int().min(0).max(100).describe('Score now.'),
    })
    .optional()
    .describe('Another score.'),
  criteria: z
    .object({
      gained: z.array(z.enum(CRITERION_IDS)).describe('Met now.'),
      lost: z.array(z.enum(CRITERION_IDS)).describe('No longer met.'),
    })
    .optional()
    .describe('Ids of criteria.'),
  method_changed: z.literal(true).optional().describe('Our rules moved; the site itself may not have changed.'),
});

/** The answer to GET /api/diff (R53). */
export const diff = z
  .xor([
    z.object({
      domain: z.string().min(3).max(253).describe('The site.'),
      detected_at: z.iso.datetime().describe('The visit that saw it.'),
      changes: change.describe('What changed; parts without a change are absent.'),
      from_version: z.int().min(1).describe('Version of the document before.'),
      to_version: z.int().min(1).describe('Version of the document since.'),
      truncated: z.literal(true).optional().describe('More changed than an answer has room for.'),
      notices: ignored,
    }),
    z.object({
      domain: z.string().min(3).max(253).describe('The site.'),
      status: z.literal('no_changes_detected').describe('Always this.'),
      message: z.string().min(1).describe('The same in words.'),
      notices: ignored,
    }),
  ])
  .meta({ id: 'Diff', description: 'The latest change of a site that an agent would notice.' });
