import type { IncomingMessage, ServerResponse } from 'node:http';
import { asHeaders, LightHeaders } from '../../api/light-headers.ts';
import type { HoldBody } from './held-bodies.ts';

/** Methods that a web Request cannot carry; nothing here answers them, so that any unknown method stands for them. */
const UNCARRIED = /^(CONNECT|TRACE|TRACK)$/i;
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Brings the address of a request into the form that all others have: a path. False when it is none, or when the host is
 * not named once (RFC 9112, section 3.2): then the request is not to be answered by what stands at that path.
 */
export function settleAddress(incoming: IncomingMessage): boolean {
  const { url = '/' } = incoming;
  if (!namesHost(incoming)) return false;
  if (url.startsWith('/')) return true;
  // The absolute form that proxies send: its host is not looked at.
  const absolute = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
  if (absolute === undefined) return false;
  incoming.url = absolute.startsWith('/') ? absolute : `/${absolute}`;
  return true;
}

function namesHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** What a web Request is made of. */
interface Given {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly hold: HoldBody;
}

/**
 * A web Request of a Node request whose address is settled; null when that is no address. A sender that waits for "100
 * Continue" gets it when the body is asked for.
 * @param hold told of what is read of a body
 */
export function toWebRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  baseUrl: string,
  hold: HoldBody = () => {},
): Request | null {
  const { url = '/' } = incoming;
  // As it was sent, behind ours: "//host" would name another host to the URL parser.
  const target = SETTLED.test(url) ? `${baseUrl}${url}` : URL.parse(`${baseUrl}${url}`)?.href;
  // It does all that a Request does.
  return target === undefined ? null : (new NodeRequest({ incoming, outgoing, hold }, target) as unknown as Request);
}

/** Addresses that the URL parser leaves as they are: plain letters, and no step up. */
const SETTLED = /^(?!.*\/(?:\.|%2e))[\w\-.~/?=&%+]*$/i;

/**
 * Method, address and headers as they came; the rest is made when it is asked for, which for nearly no request it is: the
 * platform's own Request makes an abort signal, checked headers and more, and takes as long as a short answer.
 */
class NodeRequest {
  readonly url: string;
  readonly method: string;
  readonly #given: Given;
  #headers: Headers | null = null;
  #platform: Request | null = null;

  constructor(given: Given, url: string) {
    const { method = 'GET' } = given.incoming;
    this.url = url;
    this.method = UNCARRIED.test(method) ? 'UNKNOWN' : method;
    this.#given = given;
  }

  get headers(): Headers {
    this.#headers ??= asHeaders(new LightHeaders(toHeaders(this.#given.incoming.rawHeaders)));
    return this.#headers;
  }

  /** The same as the platform makes it. */
  get platform(): Request {
    this.#platform ??= this.#make();
    return this.#platform;
  }

  #make(): Request {
    const { url, method } = this;
    const { incoming } = this.#given;
    const body = hasBody(incoming, method) ? { body: toStream(this.#given), duplex: 'half' as const } : {};
    return new Request(url, { method, headers: toHeaders(incoming.rawHeaders), ...body });
  }
}

/** All else is asked of the platform's. */
for (const name of Object.getOwnPropertyNames(Request.prototype)) {
  if (Object.hasOwn(NodeRequest.prototype, name) || name === 'url' || name === 'method') continue;
  Object.defineProperty(NodeRequest.prototype, name, {
    get(this: NodeRequest) {
      const value: unknown = Reflect.get(this.platform, name);
      return typeof value === 'function' ? value.bind(this.platform) : value;
    },
  });
}
Object.setPrototypeOf(NodeRequest.prototype, Request.prototype);

function hasBody({ headers }: IncomingMessage, method: string): boolean {
  const isSent = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
  return isSent && !WITHOUT_BODY.has(method);
}

/** The body as it is asked for; whoever stops reading leaves the connection as it is, so that an answer can be sent. */
function toStream({ incoming, outgoing, hold }: Given): ReadableStream<Uint8Array> {
  const parts = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  let waits = incoming.headers.expect?.toLowerCase() === '100-continue';
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (waits) outgoing.writeContinue();
        waits = false;
        const { done, value } = await parts.next();
        if (done) return controller.close();
        hold(incoming, outgoing, value.byteLength);
        controller.enqueue(value);
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
