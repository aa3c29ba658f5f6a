import { z } from 'zod';

/** When the owner of a site proved it; all answers that tell of a site say it in the same words. */
export const claimedSince = z.iso
  .datetime()
  .nullable()
  .describe('Since when its owner has proved the domain; null where nobody has.');
