import { z } from 'zod';
import { stateCsv } from '../../services/state/state-csv.ts';
import { CACHED_SECONDS, cachedJsonAnswer, cacheHeaders, textAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { state } from '../schemas/counts.ts';

const FORMATS = ['json', 'csv'] as const;

/** How ready the indexed sites are. */
export const route: Route = {
  path: '/api/state',
  tag: 'Statistics',
  operations: {
    GET: {
      handle: answerState,
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'state',
      summary: 'How ready the web is for agents',
      description:
        'Counted over all indexed sites; at most a minute old. As CSV in long form: `section,key,value` with a header line.',
      parameters: [
        {
          name: 'format',
          description: 'The form of the answer.',
          required: false,
          schema: z.enum(FORMATS).default('json'),
          example: 'csv',
        },
      ],
      answers: {
        200: {
          description: 'The counts.',
          schema: state,
          alternative: { mediaType: 'text/csv', example: 'section,key,value\r\ntotals,sites_indexed,1204\r\n' },
          example: {
            sites_indexed: 1204,
            sites_ai_readable: 980,
            ai_readable_percent: 81.4,
            sites_native_lawp: 61,
            sites_executable: 12,
            places_with_details: 702,
            products_indexed: 352,
            pages_indexed: 6480,
            languages: [{ code: 'da', sites: 410 }],
            categories: [{ id: 'shop/bakery', name: 'Bakery', sites: 38 }],
            scores: [{ from: 60, to: 69, sites: 233 }],
            criteria: [{ id: 'description', sites: 980, percent: 81.4, unseen: 12 }],
            trends: [
              {
                date: '2026-11-20',
                sites_indexed: 1204,
                sites_native_lawp: 61,
                sites_executable: 12,
                ai_readable_percent: 81.4,
              },
            ],
            top_queries_7d: [{ query: 'bakery in aarhus', searches: 41 }],
            generated_at: '2026-11-20T08:05:00.000Z',
          },
        },
      },
      problems: ['invalid_input'],
    },
  },
};

async function answerState({ query, fail, limited }: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const given = new URLSearchParams(query).getAll('format');
  const format = FORMATS.find((name) => name === (given[0] ?? 'json'));
  const isTwice = given.length > 1;
  if (isTwice || format === undefined) {
    const message = isTwice
      ? 'format is given more than once; give it once.'
      : `format must be one of ${FORMATS.join(', ')}.`;
    return fail('invalid_input', { detail: message, errors: [{ path: 'format', message }] });
  }
  return limited(async () => {
    const counted = await services.readState();
    if (format === 'json') return cachedJsonAnswer(counted);
    const text = stateCsv(counted);
    return textAnswer(text, 'text/csv; charset=utf-8; header=present', cacheHeaders(text, CACHED_SECONDS));
  });
}
