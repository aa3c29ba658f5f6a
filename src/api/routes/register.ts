import { z } from 'zod';
import { lawpDocument } from '../../core/lawp/document.ts';
import { fitRegistration } from '../../services/register/fit-registration.ts';
import type { InputError } from '../../services/service-error.ts';
import { readDomainParameter } from '../domain-answer.ts';
import { domainParameter } from '../domain-parameter.ts';
import { jsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';
import { registration, saved } from '../schemas/registration.ts';

const DNS_TXT = {
  host: '_waymark.example.com',
  type: 'TXT',
  value: 'waymark-site-verification=3f9c1e7ab2d04c5589e6f1a0b7c2d3e4',
};

const ETAG = '"3-5b1c09d2e4f6a7b8c9d0e1f2"';

const DOCUMENT = {
  lawp_version: '0.3',
  domain: 'example.com',
  name: 'Example',
  language: 'en',
  pages: { '/': { title: 'Example', content: 'Example bakes bread in Aarhus. Open Monday to Friday.' } },
  actions: [
    {
      id: 'contact',
      name: 'Contact us',
      description: 'Write to the bakery.',
      intent: ['contact', 'write', 'ask'],
      input: { type: 'none', required: false },
      url: 'https://example.com/contact',
    },
  ],
};

/** Ownership of a domain, and the document of its owner. */
export const route: Route = {
  path: '/api/register',
  tag: 'Ownership',
  operations: {
    GET: {
      handle: answerGet,
      key: 'required',
      limit: 'register',
      id: 'get_registration',
      summary: 'Does your key own a domain?',
      description:
        'Gives the TXT record that proves that you run the domain, and checks whether it is there. A missing record is asked for again after 30 seconds, one that is there after 24 hours.',
      parameters: [domainParameter('The domain you run.')],
      answers: {
        200: {
          description: 'The state of the claim.',
          headers: ['ETag'],
          schema: registration,
          example: {
            domain: 'example.com',
            verified: false,
            status: 'unverified',
            verified_at: null,
            checked_at: '2026-11-20T05:14:00.000Z',
            next_check_at: '2026-11-20T05:14:30.000Z',
            claimed_by_you: false,
            saved_at: null,
            claimed: false,
            verify: { dns_txt: DNS_TXT },
            lawp: null,
            etag: ETAG,
            rebuild: null,
            notices: [
              {
                code: 'record_not_seen',
                message:
                  'We do not see the record yet; a new record often takes a few minutes, sometimes an hour. We checked on 20 November 2026, 05:14:00 UTC. You can check again from 05:14:30 UTC on.',
              },
            ],
          },
        },
      },
      problems: ['invalid_input'],
    },
    POST: {
      handle: answerPost,
      key: 'required',
      limit: 'register',
      id: 'save_document',
      summary: 'Save the LAWP document of your site',
      description:
        'Needs the proof that GET describes. The document is checked against every rule. Endpoints are left out: they belong in the file on the site itself. What you save appears on the report, in its twins and in search within seconds, in badges within half a minute, or after the next build where pages are built elsewhere (`rebuild`).',
      parameters: [
        {
          name: 'preview',
          description: '"true" saves nothing, and tells what a save would do: notices, `score`, `left_out`.',
          required: false,
          schema: z.enum(['true']),
          example: 'true',
        },
        {
          name: 'keep',
          description: '"read" keeps, beside the document, the pages and actions that we read and it leaves out.',
          required: false,
          schema: z.enum(['read']),
          example: 'read',
        },
        {
          name: 'If-Match',
          in: 'header',
          description:
            'The ETag of the document that you changed: if anybody has saved since then, nothing is saved, and the answer is 412.',
          required: false,
          schema: z.string(),
          example: ETAG,
        },
      ],
      body: { schema: lawpDocument, examples: { bakery: { summary: 'A site with one page', value: DOCUMENT } } },
      answers: {
        200: {
          description: 'The document is kept.',
          headers: ['ETag'],
          schema: saved,
          example: {
            success: true,
            saved: true,
            domain: 'example.com',
            message:
              'Saved. What you wrote appears at https://waymark.example/site/example.com as soon as its pages are drawn.',
            report_url: 'https://waymark.example/site/example.com',
            lawp_url: 'https://waymark.example/site/example.com.json',
            etag: ETAG,
            score: { from: 60, to: 60 },
            left_out: { pages: 0, actions: 0 },
            notices: [],
            rebuild: { status: 'pending', requested_at: '2026-11-20T05:14:00.000Z', finished_at: null },
          },
        },
      },
      problems: ['invalid_input', 'domain_not_verified', 'precondition_failed', 'unavailable'],
    },
  },
};

async function answerGet(asked: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  const read = readDomainParameter(asked.query);
  if (!read.ok) return asked.fail('invalid_input', read.details);
  return asked.limited(async () => {
    const found = await services.getRegistration({ keyId: keyOf(asked), domain: read.domain });
    return found.ok ? tagged(fitRegistration(found.value)) : asked.refuse(found.error);
  });
}

function answerPost(asked: ApiRequest, { services }: ApiDependencies): Promise<Response> {
  return asked.limited(async () => {
    const searchParams = new URLSearchParams(asked.query);
    const wrong = [readFlag(searchParams, 'preview', 'true'), readFlag(searchParams, 'keep', 'read')].flat();
    if (wrong.length > 0) return asked.fail('invalid_input', { detail: wrong[0]?.message ?? '', errors: wrong });
    const [preview, keepRead] = [searchParams.has('preview'), searchParams.has('keep')];
    const ifMatch = asked.request.headers.get('If-Match');
    const done = await services.saveDocument({
      keyId: keyOf(asked),
      body: asked.body,
      preview,
      keepRead,
      ...(ifMatch === null ? {} : { ifMatch }),
    });
    return done.ok ? tagged(done.value) : asked.refuse(done.error);
  });
}

function tagged(answer: { readonly etag: string }): Response {
  return jsonAnswer(answer, { 'Cache-Control': 'no-store', ETag: answer.etag });
}

/** What is wrong with a parameter that knows one value. */
function readFlag(parameters: URLSearchParams, name: string, value: string): InputError[] {
  const given = parameters.getAll(name);
  if (given.length === 0 || (given.length === 1 && given[0] === value)) return [];
  return [{ path: name, message: `${name} can only be "${value}", once.` }];
}

function keyOf({ caller }: ApiRequest): string {
  if (caller.keyId === null) throw new Error('Nobody comes here without a key.');
  return caller.keyId;
}
