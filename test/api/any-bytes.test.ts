import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { problemBody } from '../../src/api/schemas/problem.ts';
import { ERROR_TABLE } from '../../src/core/error-table.ts';
import { anyRequest, numbers } from '../support/any-request.ts';
import { apiDependencies, serviceDeps } from '../support/api.ts';
import { serveApi } from '../support/api-doors.ts';
import { undescribed } from '../support/described-answers.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

/*
 * For any bytes in method, path, query, headers and body the answer is a documented status with a valid problem body,
 * never 5xx, never a stack. The bytes are drawn from a seeded source, so that a failure can be looked at again.
 */

const ROUNDS = 1500;
const STATUSES = new Set([200, 204, 304, ...Object.values(ERROR_TABLE).map(({ status }) => status)]);

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
await rememberRecord(index, siteRecord('bakery.example', AT, { document: siteDocument('bakery.example') }));

const faults: unknown[] = [];
let minutes = 0;
// Each request comes a minute after the last one, so that limits do not hide what stands behind them.
const clock = () => new Date(Date.parse(AT) + minutes * 60_000);
const dependencies = apiDependencies(serviceDeps(index, clock), { onFault: (_id, cause) => faults.push(cause) });
const { services } = dependencies;
const granting = { ...services, takeGrant: services.peekGrant };
const { port } = await serveApi({ ...dependencies, services: granting });
afterAll(() => expect(faults).toEqual([]));

function send(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // A request that says it has more to come gets no answer: the sender is waited for.
    socket.setTimeout(150, () => socket.destroy());
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** What cannot be read as a request is refused before it has an operation. */
const UNREAD = /"detail":"This (?:request cannot be read|is not a usable address)/;

function judge(method: string, path: string, answer: string): string | null {
  const whole = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  if (whole === '') return null;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(whole)?.[1]);
  if (!STATUSES.has(status)) return `status ${status}`;
  if (status >= 500) return `status ${status}`;
  if (/\n\s+at .+:\d+:\d+|node_modules|SQLITE/.test(whole)) return 'a stack';
  const [head = '', raw = ''] = whole.split(/\r\n\r\n(.*)/s);
  const body = Buffer.from(raw, 'latin1').toString('utf8');
  const isUnread = UNREAD.test(body) || (status === 400 && method === 'HEAD');
  if (!isUnread) {
    const [fault] = undescribed({ method, path, status, headers: headersOf(head), body });
    if (fault !== undefined) return `not described: ${fault} of ${method} ${path}`;
  }
  if (status < 400 || method === 'HEAD' || /^content-type: text\/html/im.test(head)) return null;
  if (!/^content-type: application\/problem\+json/im.test(head)) return `no problem: ${head}`;
  const parsed = problemBody.safeParse(JSON.parse(body));
  return parsed.success && parsed.data.status === status ? null : `not a valid problem: ${body.slice(0, 300)}`;
}

function headersOf(head: string): Headers {
  const lines = head.split('\r\n').slice(1);
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('any bytes at all', () => {
  test.each([1, 2, 3, 4])(
    'get a documented status and a valid problem body (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const random = numbers(seed);
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (let round = 0; round < ROUNDS / 4; round += 8) {
        const requests = Array.from({ length: 8 }, () => anyRequest(random));
        minutes += 2;
        const answers = await Promise.all(requests.map(({ bytes }) => send(bytes)));
        for (const [at, answer] of answers.entries()) {
          const { method, path, bytes } = requests[at] ?? { method: '', path: '', bytes: Buffer.alloc(0) };
          seen.add(answer.slice(9, 12));
          const fault = judge(method, path, answer);
          if (fault !== null)
            wrong.push(`${fault}\n  for ${JSON.stringify(bytes.subarray(0, 400).toString('latin1'))}`);
        }
      }
      expect(wrong).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining(['200', '400', '404', '405']));
    },
  );
});
