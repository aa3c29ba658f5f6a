import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A process that does nothing but answer bytes that are known. */
export interface BareServer {
  readonly baseUrl: string;
  readonly pid: number | undefined;
  close(): void;
}

/** What it learns, and from whom. */
interface Lesson {
  readonly from: string;
  readonly paths: readonly string[];
}

interface Known {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

if (process.send) process.once('message', (lesson: Lesson) => void serve(lesson));

/** Starts one that answers the given paths of another server as that one does at this moment. */
export async function startBareServer(from: string, paths: readonly string[]): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('message', (baseUrl) => resolve(String(baseUrl)));
  child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  child.send({ from, paths } satisfies Lesson);
  return { baseUrl: await promise, pid: child.pid, close: () => child.kill() };
}

async function serve({ from, paths }: Lesson): Promise<void> {
  const known = new Map<string, Known>();
  for (const path of new Set(paths)) known.set(path, await learn(`${from}${path}`, known.size));
  const server = createServer(({ url = '' }, response) => {
    const { headers, body } = known.get(url) ?? { headers: {}, body: Buffer.alloc(0) };
    response.writeHead(known.has(url) ? 200 : 404, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
}

/** Each is asked for by a caller of its own, away from those of the load. */
async function learn(url: string, n: number): Promise<Known> {
  const caller = `11.0.${n >> 8}.${n & 255}`;
  const answer = await fetch(url, { headers: { 'X-Forwarded-For': caller, 'Accept-Encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = [...answer.headers].filter(([key]) => !/^(connection|keep-alive|date)$/.test(key));
  return { headers: { ...Object.fromEntries(kept), 'content-length': body.length }, body };
}
