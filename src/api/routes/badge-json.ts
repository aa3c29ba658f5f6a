import { z } from 'zod';
import { CRITERIA_COUNT } from '../../core/readiness/criteria-count.ts';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';
import { UNREAD_REASONS } from '../../core/site/unread-reason.ts';
import { answerBadge } from '../badge-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import type { Route } from '../route.ts';
import { category } from '../schemas/site.ts';

const check = z.object({
  id: z.enum(CRITERION_IDS).describe('Id of the criterion.'),
  label: z.string().min(1).describe('The criterion in words.'),
  ok: z.boolean().describe('Whether it is met.'),
  state: z.enum(['met', 'not_met', 'unseen']).describe('The same with a third answer: "unseen" is not "no".'),
  points: z.int().min(0).max(100).describe('What it is worth.'),
});

const badge = z
  .object({
    domain: z.string().min(3).max(253).describe('The domain asked for.'),
    indexed: z.boolean().describe('False for a domain that is not in the index.'),
    name: z.string().min(1).nullable().describe('Name of the site.'),
    score: z.int().min(0).max(100).nullable().describe('The score; null when the site was not read yet.'),
    label: z.string().min(1).nullable().describe('The score in words.'),
    owner_words: z.boolean().describe('Only the owner tells of the site: we could not read it ourselves.'),
    claimed: z.boolean().describe('The owner of the site has proved its domain.'),
    unread: z
      .enum(UNREAD_REASONS)
      .nullable()
      .describe('Why there is no answer of today: "firewall", "timeout", "forwards" …; null where there is one.'),
    category: category.nullable().describe('What kind of site it is.'),
    checks: z.array(check).max(CRITERIA_COUNT).describe('The criteria; empty when the site was not judged.'),
    page: z.url().nullable().describe('Address of the report page.'),
    updated_at: z.iso.datetime().nullable().describe('When the shown facts last changed.'),
  })
  .meta({ id: 'Badge', description: 'The score of a site as data.' });

const shields = z
  .object({
    schemaVersion: z.literal(1).describe('Always 1.'),
    label: z.literal('agent-ready').describe('Left half of the badge.'),
    message: z.string().min(1).max(40).describe('Right half of the badge: "60/100".'),
    color: z
      .string()
      .regex(/^[0-9a-f]{6}$/)
      .describe('Background of the right half.'),
  })
  .meta({ id: 'ShieldsBadge', description: 'The score in the shape of a shields.io endpoint.' });

const example = {
  domain: 'example.com',
  indexed: true,
  name: 'Example',
  score: 60,
  label: 'Partly agent-ready',
  owner_words: false,
  claimed: false,
  unread: null,
  category: { id: 'shop/bakery', name: 'Bakery' },
  checks: [{ id: 'description', label: 'Clear description of the site', ok: true, state: 'met', points: 15 }],
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
      isKept: true,
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
          schema: z.string().max(40),
          example: 'shields',
        },
      ],
      answers: {
        200: {
          description: 'The badge.',
          schema: z.xor([badge, shields]),
          examples: {
            badge: { summary: 'The badge', value: example },
            shields: {
              summary: 'With format=shields',
              value: { schemaVersion: 1, label: 'agent-ready', message: '60/100', color: '00573f' },
            },
          },
          headers: ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'],
        },
      },
      problems: ['invalid_input'],
    },
  },
};
