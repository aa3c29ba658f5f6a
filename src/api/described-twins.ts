import { z } from 'zod';
import { lawpDocument } from '../core/lawp/document.ts';
import { SOURCED_FACTS } from '../core/site/fact-source.ts';
import { SITE_STATUSES } from '../core/site/site-status.ts';
import type { Answer, DescribedOperation, DescribedPath, Parameter } from './route.ts';

import { assistantAnswer, botRule } from './schemas/assistant.ts';
import { claimedSince } from './schemas/claimed-since.ts';
import { product } from './schemas/product.ts';
import { action, category, notice, offeredLanguage, page, place, sitePlace } from './schemas/site.ts';

/*
 * The twins of a report page: drawn files, which no route answers. Programs find them in the API's description all the
 * same.
 */

const criterion = z.looseObject({
  id: z.string().min(1).describe('Id of the criterion.'),
  label: z.string().min(1).describe('The criterion in words.'),
  points: z.int().min(0).max(100).describe('What it is worth.'),
  state: z.enum(['met', 'not_met', 'unseen']).describe('unseen: we could not see whether it is there.'),
  evidence: z
    .looseObject({ url: z.string(), found: z.string().describe('What decided it.') })
    .describe('How we know, so that anyone can check.'),
});

/** Where a fact of a site comes from (the name of the fact is its key). */
const source = z.looseObject({
  by: z
    .string()
    .min(1)
    .describe(
      'Sort of source: markup, meta, title, text, words, address, software, pages, deeds, document, map, composed.',
    ),
  confidence: z.number().min(0).max(1).describe('How sure it is.'),
  url: z.string().describe('Where it was read; for what the owner saved with us, the address of this file.'),
  found: z.string().describe('What told it.'),
  excerpt: z.string().optional().describe('The words that told it, as the site wrote them.'),
  otherwise: z
    .looseObject({ value: z.string(), url: z.string(), found: z.string() })
    .optional()
    .describe('What a weaker source says instead.'),
});

const standard = z.looseObject({
  id: z.string().min(1).describe('Id of the standard.'),
  state: z.string().min(1).describe('Whether it was seen.'),
  found: z.string().describe('What was seen.'),
});

const move = z.looseObject({
  at: z.string().describe('The visit that saw it, ISO 8601 UTC.'),
  from: z.int().describe('The score before.'),
  to: z.int().describe('The score since then.'),
  words: z.string().describe('The criteria that moved it, in words; also when our own rules changed.'),
});

const { lawp_version, domain, name, language, business, accounts } = lawpDocument.shape;

/** The `.json` twin. */
export const siteTwin = z
  .looseObject({
    lawp_version,
    domain,
    name,
    language,
    languages: z.array(offeredLanguage).optional().describe('Languages it is offered in, where it says so.'),
    description: z.string().describe('What it is, in a sentence or two; empty when it is not known.'),
    category: category.nullable().describe('What kind of site it is; null when it is not known.'),
    place: place.nullable().describe('The town that it is in; null when it is not known.'),
    pages: z.record(z.string(), page).describe('Path to page, home first.'),
    actions: z.array(action).describe('What can be done there.'),
    business,
    places: z.array(sitePlace).describe('All places, that of the business details first.'),
    products: z.array(product).describe('What it sells.'),
    accounts,
    source: z.enum(['native', 'owner', 'built']).nullable().describe('Whose document it is; null when there is none.'),
    score: z.int().min(0).max(100).nullable().describe('Readiness for agents; null when it was never read.'),
    label: z.string().nullable().describe('The score in words.'),
    score_version: z.int().nullable().describe('Version of the rules of the score.'),
    status: z.enum(SITE_STATUSES).describe('What the site is.'),
    home_seen: z.boolean().nullable().describe('False where no home page was seen; null where that is not known.'),
    sources: z
      .partialRecord(z.enum(SOURCED_FACTS), source)
      .describe('Where name, description, category, place, address, phone and hours come from.'),
    moved_to: z.string().optional().describe('Where it leads.'),
    unread_since: z.iso.datetime().optional().describe('Since when only the owner tells of the site.'),
    claimed_since: claimedSince,
    scan: z.string().nullable().describe('How much of the site the last visit could see.'),
    last_updated: z.iso.datetime().nullable().describe('The last complete visit, or the owner’s last save.'),
    last_visited: z.iso.datetime().nullable().describe('The last visit of any outcome.'),
    criteria: z.array(criterion).describe('The criteria of the score with their evidence.'),
    score_moves: z.array(move).describe('What moved the score, the latest first.'),
    assistant: z.array(assistantAnswer).describe('Four questions of visitors, and what an assistant can answer.'),
    standards: z.array(standard).describe('Standards that were looked for, without points.'),
    ai_bots: z.array(botRule).describe('Which bots of AI services robots.txt lets in; none when it was not seen.'),
    notices: z.array(notice).describe('What else you should know.'),
  })
  .meta({ id: 'SiteTwin', description: 'A report as data: the LAWP document of a site, its score and the evidence.' });

const TWIN_EXAMPLE = {
  lawp_version: '0.3',
  domain: 'example.com',
  name: 'Example',
  language: 'en',
  description: 'Bakery in Aarhus, Denmark.',
  category: { id: 'shop/bakery', name: 'Bakery' },
  place: {
    name: 'Aarhus',
    country: 'DK',
    country_name: 'Denmark',
    lat: 56.16,
    lon: 10.21,
    time_zone: 'Europe/Copenhagen',
  },
  pages: { '/': { title: 'Example', content: 'Example bakes bread in Aarhus.' } },
  actions: [],
  places: [],
  products: [],
  source: 'built',
  score: 60,
  label: 'Partly agent-ready',
  score_version: 1,
  status: 'active',
  home_seen: true,
  sources: {
    name: { by: 'markup', confidence: 0.95, url: 'https://example.com/', found: 'Named in schema.org Bakery.' },
  },
  claimed_since: null,
  scan: 'complete',
  last_updated: '2026-11-19T04:12:00.000Z',
  last_visited: '2026-11-20T05:14:00.000Z',
  criteria: [],
  score_moves: [],
  assistant: [
    {
      question: 'When are you open on Sunday?',
      answer: null,
      fact: 'opening hours',
      step: 'Give your opening hours for every day.',
    },
  ],
  standards: [],
  ai_bots: [{ agent: 'GPTBot', allowed: false, lines: 'User-agent: GPTBot, Disallow: /' }],
  notices: [],
};

const DOMAIN: Parameter = {
  name: 'domain',
  in: 'path',
  description: 'The domain of the site, in lower case; other spellings lead there (308).',
  required: true,
  schema: z.string().min(3).max(253),
  example: 'example.com',
};

const MARKDOWN = { mediaType: 'text/markdown', schema: z.string() } as const;

function twin(
  ending: 'json' | 'md',
  words: Pick<DescribedOperation, 'summary' | 'description'>,
  answer: Answer,
): DescribedPath {
  const moved: Answer = {
    description: 'The domain is written in another way at the address in `Location`.',
    headers: ['Location'],
  };
  const absent: Record<number, Answer> =
    ending === 'json'
      ? {}
      : {
          404: {
            ...MARKDOWN,
            description: 'The site is not in the index.',
            example:
              'example.com is not in the index. Suggest it: POST it to /api/suggest, or open /suggest?domain=example.com.\n',
          },
        };
  return {
    path: `/site/{domain}.${ending}`,
    tag: 'Sites',
    operations: {
      GET: {
        ...words,
        id: `site_${ending}`,
        key: 'none',
        limit: null,
        isKept: true,
        isFile: true,
        parameters: [DOMAIN],
        answers: { 200: { ...answer, headers: ['Vary', 'Last-Modified'] }, 308: moved, ...absent },
        problems: ending === 'json' ? ['not_found'] : [],
      },
    },
  };
}

/** What the API's description says of them. */
export const TWINS: readonly DescribedPath[] = [
  twin(
    'json',
    {
      summary: 'A site with its score, as data',
      description:
        'A drawn file, asked for without limit: the LAWP document of a site, with the site’s own words, the score and the evidence of each criterion.',
    },
    { description: 'The report as data.', schema: siteTwin, example: TWIN_EXAMPLE },
  ),
  twin(
    'md',
    {
      summary: 'A site with its score, as Markdown',
      description: 'A drawn file, asked for without limit: what is known of a site, in words.',
    },
    {
      description: 'The report as Markdown.',
      ...MARKDOWN,
      example: '# Example\n\nScore: 60 of 100\n',
    },
  ),
];
