import { readDomainParameter } from '../domain-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import { cachedJsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { diff } from '../schemas/diff.ts';

/** What changed on a site. */
export const route: Route = {
  path: '/api/diff',
  tag: 'Changes',
  operations: {
    GET: {
      handle: answerDiff,
      key: 'none',
      limit: 'cached',
      isKept: true,
      id: 'diff',
      summary: 'What changed on a site',
      description:
        'The latest change that an agent would notice. Order, white space, and words that differ at every visit do not count.',
      parameters: [domainParameter('The domain of the site.')],
      answers: {
        200: {
          description: 'The change, or that there was none yet.',
          schema: diff,
          example: {
            domain: 'example.com',
            detected_at: '2026-11-19T04:12:00.000Z',
            changes: {
              actions: { added: ['book'], removed: [], changed: ['contact'] },
              score: { from: 45, to: 60 },
              criteria: { gained: ['three-actions'], lost: [] },
            },
            from_version: 2,
            to_version: 3,
          },
        },
      },
      problems: ['invalid_input', 'not_found'],
    },
  },
};

async function answerDiff(asked: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const read = readDomainParameter(asked.query);
  if (!read.ok) return asked.fail('invalid_input', read.details);
  return asked.limited(async () => {
    const found = await services.findDiff({ domain: read.domain });
    return found.ok ? cachedJsonAnswer(found.value) : asked.refuse(found.error);
  });
}
