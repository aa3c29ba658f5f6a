import { z } from 'zod';
import { jsonAnswer } from '../json-answer.ts';
import type { ApiDependencies, ApiRequest, Route } from '../route.ts';

const schema = z.object({ status: z.literal('ready').describe('Always "ready".') });
const RETRY_SECONDS = 5;

/** Whether the database answers. */
export const route: Route = {
  path: '/readyz',
  tag: 'Service',
  operations: {
    GET: {
      handle: answerReady,
      key: 'none',
      limit: null,
      id: 'readyz',
      summary: 'Can searches be answered?',
      description: 'Asks the database for a row.',
      answers: { 200: { description: 'The database answers.', schema, example: { status: 'ready' } } },
      problems: ['unavailable'],
    },
  },
};

async function answerReady({ fail, requestId }: ApiRequest, { services, onFault }: ApiDependencies): Promise<Response> {
  try {
    await services.checkDatabase();
    return jsonAnswer({ status: 'ready' }, { 'Cache-Control': 'no-store' });
  } catch (cause) {
    onFault(requestId, cause);
    return fail('unavailable', { detail: 'The database does not answer.', retryAfterSeconds: RETRY_SECONDS });
  }
}
