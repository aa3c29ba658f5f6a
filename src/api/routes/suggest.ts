import { z } from 'zod';
import { kindOf } from '../../core/kind-of.ts';
import { at, isObject } from '../../core/lawp/json-value.ts';
import { ignoredNotices } from '../../services/ignored-notices.ts';
import type { InputError } from '../../services/service-error.ts';
import { isActionCall, readActionCall, unreadNames } from '../action-call.ts';
import { readDomainParameter } from '../domain-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import { jsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { TEST_EXAMPLE, testAnswer } from '../schemas/action-call.ts';
import { suggestBody, suggested, suggestion } from '../schemas/suggest.ts';

/** Proposals of sites. */
export const route: Route = {
  path: '/api/suggest',
  tag: 'Suggestions',
  operations: {
    POST: {
      handle: answerPost,
      key: 'optional',
      limit: 'suggest',
      id: 'suggest_site',
      summary: 'Suggest a site for the index',
      description:
        'The site is visited politely, as its robots.txt allows. A site that is suggested twice is visited once. With `again`, a site that is known already is visited again, at most six times an hour. Answers LAWP action calls, too.',
      body: {
        schema: suggestBody,
        examples: {
          site: { summary: 'A domain', value: { domain: 'example.com' } },
          again: { summary: 'A site to be checked again', value: { domain: 'example.com', again: true } },
          call: {
            summary: 'A LAWP action call',
            value: { lawp_version: '0.3', action: 'suggest_site', input: 'example.com', request_id: 'r-1' },
          },
        },
      },
      answers: {
        200: {
          description: 'What becomes of the suggestion.',
          schema: z.xor([suggested, testAnswer]),
          examples: {
            queued: {
              summary: 'The site waits for its visit',
              value: {
                success: true,
                domain: 'example.com',
                status: 'queued',
                message: 'example.com is queued; it will be read soon.',
              },
            },
            refused: {
              summary: 'The site could not be read a short while ago',
              value: {
                success: true,
                domain: 'example.com',
                status: 'refused',
                message:
                  'We will not read example.com for now. The site refused the request (status 403). We try again from 21 November 2026, 05:14 UTC on.',
                reason: 'The site refused the request (status 403).',
                retry_at: '2026-11-21T05:14:00.000Z',
              },
            },
            test: { summary: 'A call with test: true', value: TEST_EXAMPLE },
          },
        },
      },
      problems: ['invalid_input', 'unavailable'],
    },
    GET: {
      handle: answerGet,
      key: 'none',
      limit: 'cached',
      id: 'get_suggestion',
      summary: 'How far is the visit of a suggested site?',
      description: 'Ask again every few seconds until the status is `indexed`, `declined` or `refused`.',
      parameters: [domainParameter('The suggested domain.')],
      answers: {
        200: {
          description: 'How far it is.',
          schema: suggestion,
          example: { domain: 'example.com', status: 'visiting', updated_at: '2026-11-20T05:14:00.000Z' },
        },
      },
      problems: ['invalid_input', 'not_found'],
    },
  },
};

const NO_STORE = { 'Cache-Control': 'no-store' };

async function answerPost(asked: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const read = readProposal(asked.body);
  if (!read.ok) return asked.fail('invalid_input', { detail: read.errors[0]?.message ?? '', errors: read.errors });
  const { domain, path, called, isTest, again, ignored } = read;
  if (isTest) {
    // A test changes nothing, but says what the call itself would say of its input.
    const looked = await services.getSuggestion({ domain });
    const message = !looked.ok && looked.error.code === 'invalid_input' ? looked.error.detail : null;
    if (message !== null) return asked.fail('invalid_input', { detail: message, errors: [{ path, message }] });
    return jsonAnswer({ test: true, ok: true, ...called }, NO_STORE);
  }
  return asked.limited(async () => {
    const done = await services.suggestSite({ domain, path, again });
    const notices = ignoredNotices(ignored);
    const told = notices.length === 0 ? {} : { notices };
    return done.ok ? jsonAnswer({ ...done.value, ...told, ...called }, NO_STORE) : asked.refuse(done.error);
  });
}

interface Understood {
  readonly ok: true;
  readonly domain: string;
  readonly path: string;
  /** The id of a LAWP action call, to be given back. */
  readonly called: { readonly request_id?: string };
  readonly isTest: boolean;
  /** Whether a site that is known already is to be visited again. */
  readonly again: boolean;
  /** Names of what was sent and is not read. */
  readonly ignored: readonly string[];
}

type Proposal = Understood | { readonly ok: false; readonly errors: readonly InputError[] };

/** `{domain}`, or a call of our action `suggest_site` whose input is the domain or holds it. */
function readProposal(body: unknown): Proposal {
  if (!isObject(body)) return wrongBody(body);
  if (!isActionCall(body)) {
    const again = at(body, 'again');
    const ignored = unreadNames(body, ['domain', 'again']);
    if (again === undefined) return readDomain(at(body, 'domain'), '/domain', { ignored });
    if (typeof again === 'boolean') return readDomain(at(body, 'domain'), '/domain', { again, ignored });
    const message = `again must be true or false; it is ${kindOf(again)}.`;
    return { ok: false, errors: [{ path: '/again', message }] };
  }
  const call = readActionCall(body, 'suggest_site');
  if (!call.ok) return call;
  const { input, callId, isTest } = call;
  const called = callId === undefined ? {} : { request_id: callId };
  if (!isObject(input)) return readDomain(input ?? undefined, '/input', { called, isTest, ignored: call.ignored });
  const ignored = [...unreadNames(input, ['domain']), ...call.ignored];
  return readDomain(at(input, 'domain'), '/input/domain', { called, isTest, ignored });
}

function wrongBody(body: unknown): Proposal {
  const message = `The body must be a JSON object, {"domain": "…"}; it is ${kindOf(body)}.`;
  return { ok: false, errors: [{ path: '', message }] };
}

function readDomain(
  domain: unknown,
  path: string,
  { called = {}, isTest = false, again = false, ignored = [] }: Partial<Understood>,
): Proposal {
  if (typeof domain === 'string') return { ok: true, domain, path, called, isTest, again, ignored };
  const name = path.slice(path.lastIndexOf('/') + 1);
  const message =
    domain === undefined ? `${name} is missing; name the site.` : `${name} must be a text; it is ${kindOf(domain)}.`;
  return { ok: false, errors: [{ path, message }] };
}

async function answerGet(asked: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const read = readDomainParameter(asked.query);
  if (!read.ok) return asked.fail('invalid_input', read.details);
  return asked.limited(async () => {
    const found = await services.getSuggestion({ domain: read.domain });
    return found.ok ? jsonAnswer(found.value, NO_STORE) : asked.refuse(found.error);
  });
}
