import { z } from 'zod';
import { jsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { readSearchBody, readSearchParameters, type SearchParameters } from '../search-parameters.ts';

/** An answer depends on the key and the moment (R46). */
const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Authorization' };

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
    POST: {
      handle: answerPost,
      key: 'optional',
      limit: 'search',
      id: 'search_by_body',
      summary: 'Find sites and what can be done there',
      description: 'The same search with the query in the body, or as a LAWP action call.',
      answers: { 200: { description: 'What was found.', schema: z.object({}) } },
      problems: ['invalid_input'],
    },
  },
};

function answerGet(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  return answer(readSearchParameters(asked.url.search.slice(1)), asked, dependencies);
}

function answerPost(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  return answer(readSearchBody(asked.body), asked, dependencies);
}

async function answer(
  parameters: SearchParameters,
  { caller, fail, limited }: ApiRequest,
  { services }: ApiDependencies,
): Promise<Response> {
  if (!parameters.ok) {
    return fail('invalid_input', {
      detail: parameters.errors[0]?.message ?? 'The search is not usable.',
      errors: parameters.errors,
    });
  }
  const { query, limit, callId, isTest } = parameters;
  const called = callId === undefined ? {} : { request_id: callId };
  if (isTest) return jsonAnswer({ test: true, ok: true, ...called }, HEADERS);
  return limited(async () => {
    const { response } = await services.search({ query, caller, ...(limit === undefined ? {} : { limit }) });
    return jsonAnswer({ ...response, ...called }, HEADERS);
  });
}
