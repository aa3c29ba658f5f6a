import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiDependencies, handle } from '../api/handle.ts';
import { problem } from '../api/problem.ts';
import { callerAddress } from './caller-address.ts';
import { sendWebResponse, toWebRequest } from './node-request.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { PAGE_HEADERS, serveFolder } from './static-files.ts';

export interface ServerInput {
  /** Folder of the drawn pages. */
  readonly folder: string;
  readonly port: number;
  readonly api: ApiDependencies;
  readonly pages: RenderedPages;
  /** Addresses and networks of the proxies in front of this server. */
  readonly trustedProxies: readonly string[];
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets requests under way finish, then ends. */
  close(): Promise<void>;
}

/** A port that cannot be listened on: one sentence with the mend. */
export class PortError extends Error {}

const FINISH_MS = 3000;

/**
 * Serves drawn pages, the API and the pages that are made for each request.
 * @throws PortError when the port is taken or not allowed
 */
export async function startServer({ folder, port, api, pages, trustedProxies }: ServerInput): Promise<RunningServer> {
  const serveFile = serveFolder(folder);
  const addressOf = callerAddress(trustedProxies);
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      const requestId = api.newRequestId();
      api.onFault(requestId, cause);
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': requestId });
      response.end(`Something broke on our side; tell us the request id ${requestId}.\n`);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = toWebRequest(request, api.baseUrl);
    if (!asked) return sendWebResponse(badAddress(api.baseUrl, api.newRequestId()), response);
    const programs = await handle(asked, api, addressOf(request));
    if (programs) return sendWebResponse(programs, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendWebResponse(wrongMethod(asked), response);
    const made = await pages.answer(asked);
    if (made) return sendWebResponse(withPageHeaders(made), response);
    if (serveFile(request, response)) return;
    return sendWebResponse(withPageHeaders(await pages.notFound(asked)), response);
  }

  await listen(server, port);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'is in use by another program' : `cannot be used (${error.code ?? error.message})`;
      reject(
        new PortError(`Port ${port} ${why}; stop that program or choose another port with --port.`, { cause: error }),
      );
    });
    server.listen(port, () => resolve());
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(late);
}

function withPageHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
  return answer;
}

function wrongMethod({ method }: Request): Response {
  return new Response(`${method} is not possible here.\n`, {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

function badAddress(baseUrl: string, requestId: string): Response {
  return problem(baseUrl, requestId, 'invalid_input', { detail: 'This is no usable address.' });
}

/** A request id: opaque, unique. */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}
