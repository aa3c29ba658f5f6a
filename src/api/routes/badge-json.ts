import { z } from 'zod';
import { answerBadge } from '../badge-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import type { Route } from '../route.ts';

const check = z.object({
  id: z.string().describe('Id of the criterion.'),
  label: z.string().describe('The criterion in words.'),
  ok: z.boolean().describe('Whether it holds.'),
  points: z.int().min(0).max(100).describe('What it is worth.'),
});

const badge = z.object({
  domain: z.string().describe('The domain asked for.'),
  indexed: z.boolean().describe('False for a domain that is not in the index.'),
  name: z.string().nullable().describe('Name of the site.'),
  score: z.int().min(0).max(100).nullable().describe('The score; null when the site was not read yet.'),
  label: z.string().nullable().describe('The score in words.'),
  category: z.string().nullable().describe('What kind of site it is.'),
  checks: z.array(check).describe('The seven criteria; empty when the site was not judged.'),
  page: z.string().nullable().describe('Address of the report page.'),
  updated_at: z.string().nullable().describe('When the shown facts last changed.'),
});

/** The badge of a site as data. */
export const route: Route = {
  path: '/badge.json',
  tag: 'Badges',
  operations: {
    GET: {
      handle: (asked, dependencies) => answerBadge(asked, dependencies, '/badge.json'),
      key: 'none',
      limit: 'cached',
      id: 'badge_json',
      summary: 'The badge of a site as JSON',
      description:
        'With `format=shields` in the shape of a shields.io endpoint. An unknown domain answers 200 with `indexed: false`.',
      parameters: [
        domainParameter('The domain of the badge.'),
        {
          name: 'format',
          description: '"shields" for the shape of a shields.io endpoint.',
          required: false,
          schema: z.string(),
          example: 'shields',
        },
      ],
      answers: { 200: { description: 'The badge.', schema: badge } },
      problems: ['invalid_input'],
    },
  },
};
