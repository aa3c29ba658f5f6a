import { z } from 'zod';
import { notice } from './site.ts';

/** Notices of answers that have nothing else to say (R89). */
export const ignored = z
  .array(notice)
  .optional()
  .describe('Names what was sent and is not known here; absent where there is nothing of that kind.');
