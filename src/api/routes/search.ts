import { z } from 'zod';
import { jsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { readSearchParameters } from '../search-parameters.ts';

/** Search by domain, page or subject. */
export const route: Route = {
  path: '/api/search',
  tag: 'Search',
  operations: {
    GET: {
      handle: answerGet,
      key: 'optional',
      limit: 'search',
      id: 'search',
      summary: 'Find sites and what can be done there',
      description: 'A domain gives its site whole, a page that page, anything else the sites that match.',
      answers: { 200: { description: 'What was found.', schema: z.object({}) } },
      problems: ['invalid_input'],
    },
  },
};

async function answerGet({ url, fail, limited }: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const parameters = readSearchParameters(url.search.slice(1));
  if (!parameters.ok) {
    return fail('invalid_input', {
      detail: parameters.errors[0]?.message ?? 'The search is not usable.',
      errors: parameters.errors,
    });
  }
  const { query, limit } = parameters;
  return limited(async () => {
    const { response } = await services.search({ query, limit });
    return jsonAnswer(response, { 'Cache-Control': 'no-store', Vary: 'Authorization' });
  });
}
