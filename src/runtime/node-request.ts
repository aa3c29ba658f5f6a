import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that a web Request cannot carry; nothing here answers them, so that any unknown method stands for them. */
const UNCARRIED = /^(CONNECT|TRACE|TRACK)$/i;
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * A web Request of a Node request; null when its address is no address. A sender that waits for "100 Continue" gets it
 * when the body is asked for.
 */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse, baseUrl: string): Request | null {
  const { url = '/', method = 'GET', rawHeaders } = incoming;
  const target = toTarget(url, baseUrl);
  if (!target) return null;
  const carried = UNCARRIED.test(method) ? 'UNKNOWN' : method;
  const body = hasBody(incoming, carried) ? { body: toStream(incoming, outgoing), duplex: 'half' as const } : {};
  return new Request(target, { method: carried, headers: toHeaders(rawHeaders), ...body });
}

/** The address asked for: Node leaves it as sent, and "//host" would name another host to the URL parser. */
function toTarget(url: string, baseUrl: string): URL | null {
  if (url.startsWith('/')) return URL.parse(`${baseUrl}${url}`);
  // The absolute form that proxies send (RFC 9112, section 3.2.2): its host is not looked at.
  const absolute = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
  return absolute === undefined ? null : URL.parse(`${baseUrl}${absolute.startsWith('/') ? absolute : `/${absolute}`}`);
}

function hasBody({ headers }: IncomingMessage, method: string): boolean {
  const isSent = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
  return isSent && !WITHOUT_BODY.has(method);
}

/** The body as it is asked for; whoever stops reading leaves the connection as it is, so that an answer can be sent. */
function toStream(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  const parts = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let waits = incoming.headers.expect?.toLowerCase() === '100-continue';
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (waits) outgoing.writeContinue();
        waits = false;
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function toHeaders(raw: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) headers.push([raw[at] ?? '', raw[at + 1] ?? '']);
  return headers;
}
