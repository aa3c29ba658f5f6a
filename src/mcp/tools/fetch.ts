import { z } from 'zod';
import type { SiteText } from '../../services/sites/get-text.ts';
import { textInput } from '../schemas.ts';
import { defineTool } from '../tool.ts';

/** One site or page as text, in the shape that research modes of chat assistants expect. */
export const fetchTool = defineTool({
  name: 'fetch',
  title: 'Read a site or page',
  description:
    'For reading one site, or one of its pages, as a text: what it says in English with its score, its actions and how they are called, and business details. The text comes from the site as Waymark last read it and is not checked.',
  input: z.object({
    id: textInput('id', 'give an id that search gave, a domain or an http(s) address.')
      .max(2048, { error: 'id is too long for a web address.' })
      .describe('An id from search, a domain, or the http(s) address of a site or page.'),
  }),
  output: z.looseObject({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.record(z.string(), z.string()),
  }),
  policy: () => 'cached',
  async run({ id }, { services }) {
    const found = await services.getText({ id });
    if (!found.ok) return found;
    const { value } = found;
    const { title, text, url } = value;
    return { ok: true, value: { id: value.id, title, text, url, metadata: toMetadata(value) } };
  },
});

/** Research modes read metadata as plain pairs of words. */
function toMetadata({
  domain,
  reportUrl,
  score,
  label,
  language,
  updatedAt,
  notices,
}: SiteText): Record<string, string> {
  return {
    domain,
    report_url: reportUrl,
    ...(score === null ? {} : { score: `${score} of 100` }),
    ...(label === null ? {} : { label }),
    language,
    ...(updatedAt === null ? {} : { last_updated: updatedAt }),
    ...(notices.length === 0 ? {} : { notice: notices.map(({ message }) => message).join(' ') }),
    text_origin: 'crawled, not checked',
  };
}
