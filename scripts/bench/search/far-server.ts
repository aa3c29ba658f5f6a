import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Something that answers over HTTP, as if it were far away. */
export interface FarServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Stands before a server on this machine and hands each request on after a while.
 * @param awayMs milliseconds of the way there and back
 */
export async function farServer(url: string, awayMs: number): Promise<FarServer> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (asked, answer) => {
    await wait(awayMs);
    const { method, headers } = asked;
    const handed = request(new URL(asked.url ?? '/', url), { method, headers, agent }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    asked.pipe(handed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
