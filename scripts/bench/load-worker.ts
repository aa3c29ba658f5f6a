import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What one run of load is started with. */
export interface LoadInput {
  readonly baseUrl: string;
  /** Asked for in this order, again and again. */
  readonly paths: readonly string[];
  readonly requests: number;
  readonly connections: number;
  /** Number of the first caller: each request comes from another one. */
  readonly firstCaller: number;
}

/** Milliseconds of each answered request; other statuses than 200 by number. */
export interface LoadResult {
  readonly times: readonly number[];
  readonly refused: Readonly<Record<number, number>>;
  readonly bytes: number;
}

const { baseUrl, paths, requests, connections, firstCaller } = workerData as LoadInput;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
const refused: Record<number, number> = {};
let bytes = 0;
let caller = firstCaller;
const end = firstCaller + requests;

function ask(): Promise<void> {
  const n = caller++;
  const headers = { 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(`${baseUrl}${paths[n % paths.length]}`, { agent, headers }, (answer) => {
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode === 200) times.push(performance.now() - since);
        else refused[statusCode] = (refused[statusCode] ?? 0) + 1;
        resolve();
      });
    }).on('error', reject);
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (caller < end) await ask();
  }),
);
agent.destroy();
parentPort?.postMessage({ times, refused, bytes } satisfies LoadResult);
