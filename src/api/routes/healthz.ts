import { z } from 'zod';
import { jsonAnswer } from '../json-answer.ts';
import type { Route } from '../route.ts';

const schema = z.object({ status: z.literal('ok').describe('Always "ok".') });

/** Whether the process answers. */
export const route: Route = {
  path: '/healthz',
  tag: 'Service',
  operations: {
    GET: {
      handle: async () => jsonAnswer({ status: 'ok' }, { 'Cache-Control': 'no-store' }),
      key: 'none',
      limit: null,
      id: 'healthz',
      summary: 'Is the process alive?',
      description: 'Answers as long as the process does.',
      answers: { 200: { description: 'The process answers.', schema, example: { status: 'ok' } } },
      problems: [],
    },
  },
};
