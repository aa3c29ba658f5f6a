import { z } from 'zod';

/** What every LAWP action call may carry beside its action and input (lawp.md "A call", R30). */
export const callParts = {
  lawp_version: z.string().max(20).optional().describe('Version of the format that the caller speaks.'),
  request_id: z.string().max(200).nullable().optional().describe("The caller's own id of this call; given back."),
  mode: z.literal('execute').nullable().optional().describe('Nothing here costs anything, so there is no "quote".'),
  test: z.boolean().nullable().optional().describe('True: nothing is done or counted.'),
};

/** The answer to a call with `test: true`. */
export const testAnswer = z
  .object({
    test: z.literal(true).describe('Always true.'),
    ok: z.literal(true).describe('Always true: the call would be answered.'),
    request_id: z.string().max(200).optional().describe("The call's own id."),
  })
  .meta({ id: 'TestAnswer', description: 'The answer to an action call with `test: true`.' });

export const TEST_EXAMPLE = { test: true, ok: true, request_id: 'r-1' };
