import { z } from 'zod';
import { addressFault } from '../../core/domain/address-fault.ts';
import { ignoredNotices } from '../../services/ignored-notices.ts';
import type { InputError } from '../../services/service-error.ts';
import { SEARCH_EXAMPLE } from '../examples/search-response.ts';
import { jsonAnswer, textAnswer } from '../json-answer.ts';
import type { Answer, ApiDependencies, ApiRequest, Route } from '../route.ts';
import { searchBody, searchResponse } from '../schemas/search.ts';
import { readSearchBody, readSearchParameters, type SearchParameters } from '../search-parameters.ts';

/** An answer depends on the key and the moment (R46). */
const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Authorization' };

const FOUND: Answer = { description: 'What was found.', schema: searchResponse, example: SEARCH_EXAMPLE };

const FOUND_OR_TESTED: Answer = {
  description: 'What was found; nothing for a call with `test: true`, which changes nothing.',
  schema: searchResponse,
  examples: {
    found: { summary: 'What was found', value: SEARCH_EXAMPLE },
    test: {
      summary: 'A call with test: true',
      value: testAnswer('bageri i Aarhus', 'r-1'),
    },
  },
};

const DESCRIPTION =
  'A domain gives its site whole, a page that page, anything else the sites that match. Without a key you get at most 5 results with 3 pages of 60 words each; `truncated` says what was cut. Each answered search counts once towards the limit.';

/** Search by domain, page or topic. */
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
      description: DESCRIPTION,
      parameters: [
        {
          name: 'q',
          description:
            'A domain, a page, or what you are looking for, in any language. `query` and `input` are other names for it; beside `input`, `request_id` and `test` of a LAWP action call work, too.',
          required: true,
          schema: z.string().min(1).max(500),
          example: 'bageri i Aarhus',
        },
        {
          name: 'limit',
          description: 'How many results at most; with a key 20 when it is not given.',
          required: false,
          schema: z.int().min(1).max(50),
          example: 5,
        },
      ],
      answers: { 200: FOUND },
      problems: ['invalid_input'],
    },
    POST: {
      handle: answerPost,
      key: 'optional',
      limit: 'search',
      id: 'search_by_body',
      summary: 'Find sites, with the query in the body',
      description: `${DESCRIPTION} Answers LAWP action calls, too.`,
      body: {
        schema: searchBody,
        examples: {
          search: { summary: 'A search', value: { query: 'bageri i Aarhus', limit: 3 } },
          call: {
            summary: 'A LAWP action call',
            value: { lawp_version: '0.3', action: 'search', input: 'bageri i Aarhus', request_id: 'r-1' },
          },
        },
      },
      answers: { 200: FOUND_OR_TESTED },
      problems: ['invalid_input'],
    },
  },
};

function answerGet(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  return answer(readSearchParameters(asked.query), asked, dependencies);
}

function answerPost(asked: ApiRequest, dependencies: ApiDependencies): Promise<Response> {
  return answer(readSearchBody(asked.body), asked, dependencies);
}

async function answer(
  parameters: SearchParameters,
  { caller, fail, limited }: ApiRequest,
  { services, later }: ApiDependencies,
): Promise<Response> {
  const refuse = (errors: readonly InputError[]): Response =>
    fail('invalid_input', { detail: errors[0]?.message ?? 'The search is not usable.', errors });
  if (!parameters.ok) return refuse(parameters.errors);
  const { query, path, limit, callId, isTest, ignored } = parameters;
  // Nearly no query has a fault: the index is asked only where it may.
  const message = addressFault(query) === null ? null : await services.findQueryFault({ query });
  if (message !== null) return refuse([{ path, message }]);
  const called = callId === undefined ? {} : { request_id: callId };
  if (isTest) return jsonAnswer(testAnswer(query, callId), HEADERS);
  let found: string | null = null;
  const answered = await limited(async () => {
    const wanted = limit === undefined ? {} : { limit };
    const asked = { query, caller, notices: ignoredNotices(ignored), more: called, ...wanted };
    const { text, ...rest } = await services.searchText(asked);
    found = rest.found;
    return textAnswer(text, 'application/json; charset=utf-8', HEADERS);
  });
  if (answered.ok) later(services.countSearch({ query, caller, found }));
  return answered;
}

/** What a test call is answered: that it would be answered, in the form of an answer that found nothing. */
function testAnswer(query: string, callId?: string): object {
  const message = 'This was a test call: nothing was searched or counted.';
  return {
    test: true,
    ok: true,
    ...(callId === undefined ? {} : { request_id: callId }),
    query,
    count: 0,
    total: 0,
    notices: [{ code: 'test_call', message }],
    results: [],
    products: [],
  };
}
