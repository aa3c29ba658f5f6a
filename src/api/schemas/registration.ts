import { z } from 'zod';
import { notice } from './site.ts';

const etag = z.string().regex(/^"[!-~]+"$/);

const dnsTxt = z.object({
  host: z
    .string()
    .min(3)
    .max(262)
    .describe('Name of the record: `_waymark.` and the domain. The domain itself will do, too.'),
  type: z.literal('TXT').describe('Kind of the record.'),
  value: z
    .string()
    .regex(/^waymark-site-verification=/)
    .describe('What the record must contain; the same at every call with this key and domain.'),
});

const rebuild = z.object({
  status: z
    .enum(['pending', 'running', 'done', 'failed'])
    .describe('pending: waits to be drawn; failed: tried again at the next build.'),
  requested_at: z.iso.datetime().describe('When it was asked for.'),
  finished_at: z.iso.datetime().nullable().describe('When it ended.'),
  reason: z.string().min(1).optional().describe('Why it failed.'),
});

/** How a key stands to a domain. */
export const registration = z.object({
  domain: z.string().min(3).max(253).describe('The domain in its one spelling.'),
  verified: z.boolean().describe('Whether the proof of this key is valid.'),
  status: z.enum(['unverified', 'verified', 'lapsed']).describe('lapsed: the record was gone for seven days.'),
  verified_at: z.iso.datetime().nullable().describe('When the record was first seen.'),
  checked_at: z.iso.datetime().nullable().describe('When we last checked the record and got an answer.'),
  next_check_at: z.iso
    .datetime()
    .nullable()
    .describe('From when on a call checks the record again; null when the next call does.'),
  claimed_by_you: z.boolean().describe('Whether the published owner document was saved with this key.'),
  saved_at: z.iso
    .datetime()
    .nullable()
    .describe('When that document was saved; null when the published one was not saved with this key.'),
  claimed: z.boolean().describe('Whether the proof of any key is valid.'),
  verify: z.object({ dns_txt: dnsTxt }).describe('The record that proves that you run the domain.'),
  lawp: z.unknown().describe('The document that you saved, else the one that is published; null when there is none.'),
  etag: etag.describe('Tag of that document, also sent as ETag: send it back as If-Match with a save.'),
  rebuild: rebuild.nullable().describe('How far the last save is on its way to the pages.'),
  notices: z.array(notice).describe('What else there is to know.'),
});

/** The answer to a save, or to a preview of one. */
export const saved = z.object({
  success: z.literal(true).describe('Always true.'),
  saved: z.boolean().describe('False for a preview.'),
  domain: z.string().min(3).max(253).describe('The domain in its one spelling.'),
  message: z.string().min(1).describe('What happened, in words.'),
  score: z
    .object({
      from: z.int().min(0).max(100).describe('As it is.'),
      to: z.int().min(0).max(100).describe('As it will be, as far as words decide it.'),
    })
    .nullable()
    .describe('What the document does to the score; null where the site has none, or publishes a file of its own.'),
  left_out: z
    .object({ pages: z.int().min(0).describe('Pages.'), actions: z.int().min(0).describe('Actions.') })
    .describe('How much of what we read the document leaves out; `keep=read` takes it along.'),
  etag: etag.describe('Tag of the document as it is now, also sent as ETag: for If-Match with the next save.'),
  report_url: z.url().describe('The report page.'),
  lawp_url: z.url().describe('The published document.'),
  notices: z.array(notice).describe('What was not taken, and what else there is to know.'),
  rebuild: rebuild.nullable().describe('How far it is on its way to the pages.'),
});
