import { z } from 'zod';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';
import { answerBadge } from '../badge-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import type { Route } from '../route.ts';

const check = z.object({
  id: z.enum(CRITERION_IDS).describe('Id of the criterion.'),
  label: z.string().min(1).describe('The criterion in words.'),
  ok: z.boolean().describe('Whether it holds.'),
  points: z.int().min(0).max(100).describe('What it is worth.'),
});

const badge = z.object({
  domain: z.string().min(3).max(253).describe('The domain asked for.'),
  indexed: z.boolean().describe('False for a domain that is not in the index.'),
  name: z.string().min(1).nullable().describe('Name of the site.'),
  score: z.int().min(0).max(100).nullable().describe('The score; null when the site was not read yet.'),
  label: z.string().min(1).nullable().describe('The score in words.'),
  category: z.string().min(1).nullable().describe('What kind of site it is.'),
  checks: z.array(check).max(7).describe('The seven criteria; empty when the site was not judged.'),
  page: z.url().nullable().describe('Address of the report page.'),
  updated_at: z.iso.datetime().nullable().describe('When the shown facts last changed.'),
});

const example = {
  domain: 'example.com',
  indexed: true,
  name: 'Example',
  score: 60,
  label: 'Partly agent-ready',
  category: 'Bakery',
  checks: [{ id: 'description', label: 'Clear description of the site', ok: true, points: 15 }],
  page: 'https://waymark.example.com/site/example.com',
  updated_at: '2026-11-19T04:12:00.000Z',
};

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
      answers: { 200: { description: 'The badge.', schema: badge, example } },
      problems: ['invalid_input'],
    },
  },
};
