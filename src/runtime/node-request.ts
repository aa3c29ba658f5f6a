import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A web Request of a Node request without a body; null when its address is no address. */
export function toWebRequest(incoming: IncomingMessage, baseUrl: string): Request | null {
  const { url = '/', method = 'GET', headers } = incoming;
  // Node leaves the target as sent: "//host" would name another host to the URL parser.
  const target = URL.parse(`${baseUrl}${url.startsWith('/') ? url : '/'}`);
  if (!target) return null;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(target, { method, headers: pairs });
}

/** Sends a web Response through Node. */
export async function sendWebResponse(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}
