import { z } from 'zod';
import { ERROR_CODES } from '../../core/error-table.ts';
import { notice } from './site.ts';

/** Every error answer (RFC 9457). */
export const problemBody = z
  .looseObject({
    type: z.url().describe('Page about this kind of error.'),
    title: z.string().describe('This kind of error in words.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('What is wrong here, and how to fix it.'),
    error: z.string().describe('Same as `detail`.'),
    message: z.string().describe('Same as `detail`.'),
    code: z.enum(ERROR_CODES).describe('This kind of error, for apps.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('JSON Pointer into the body, or the name of a parameter.'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('Every wrong part of the input.'),
    policy: z.string().optional().describe('Of a spent limit: its name.'),
    limit: z.int().min(1).optional().describe('Of a spent limit: how many requests it allows …'),
    window_seconds: z.int().min(1).optional().describe('… in how many seconds.'),
    retry_after_seconds: z.int().min(1).optional().describe('Wait so long; also sent as Retry-After.'),
    verify: z
      .looseObject({})
      .optional()
      .describe('Of domain_not_verified: the record to set, as GET register gives it.'),
    checked_at: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('Of domain_not_verified: when we last checked the record.'),
    next_check_at: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe('Of domain_not_verified: when a call checks it again.'),
    notices: z.array(notice).optional().describe('Of domain_not_verified: why the record is not seen.'),
    instance: z.string().describe('The request: "urn:request:" and its id.'),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457).' });
