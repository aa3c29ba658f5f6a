import { cachedJsonAnswer } from '../json-answer.ts';
import type { Route } from '../route.ts';
import { stats } from '../schemas/counts.ts';

/** What the index holds. */
export const route: Route = {
  path: '/api/stats',
  tag: 'Statistics',
  operations: {
    GET: {
      handle: ({ limited }, { services }) => limited(async () => cachedJsonAnswer(await services.readStats())),
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'stats',
      summary: 'What is in the index, and how often it is searched',
      description: 'Counted, not estimated; at most a minute old.',
      answers: {
        200: {
          description: 'The counts.',
          schema: stats,
          example: {
            sites_indexed: 1204,
            total_searches: 8310,
            searches_7d: 911,
            pages_indexed: 6480,
            products_indexed: 352,
            generated_at: '2026-11-20T08:05:00.000Z',
          },
        },
      },
      problems: [],
    },
  },
};
