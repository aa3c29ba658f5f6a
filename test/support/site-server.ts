import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { loopbackDispatcher } from '../../src/crawl/fetch/loopback-dispatcher.ts';

/** What a path answers: a page, a whole answer, or a function that does as it likes with the socket. */
export type Route =
  | string
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Paths of one site; "*" answers every other path. */
export type Routes = Readonly<Record<string, Route>>;

/** One request as the server saw it. */
export interface SeenRequest {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Milliseconds on the process's own clock. */
  readonly at: number;
}

/** Small web sites on a real server. */
export interface SiteServer {
  readonly port: number;
  /** Everything that was asked for, in order. */
  readonly requests: readonly SeenRequest[];
  /** Reaches these sites by name, http and https; every other host does not exist. */
  readonly dispatcher: Dispatcher;
  paths(host?: string): string[];
  close(): Promise<void>;
}

/**
 * Serves sites by host name over real HTTP on 127.0.0.1. A plain string is an HTML page with status 200; what no route
 * names is 404.
 */
export async function serveSites(sites: Readonly<Record<string, Routes>>): Promise<SiteServer> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':', 1)[0] ?? '';
    const path = request.url ?? '/';
    requests.push({ host, path, headers: request.headers, at: performance.now() });
    const routes = sites[host] ?? {};
    answer(routes[path] ?? routes['*'] ?? { status: 404, body: 'Not found' }, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  const dispatcher = loopbackDispatcher({ hosts: Object.keys(sites), port });
  return {
    port,
    requests,
    dispatcher,
    paths: (host) => requests.filter((request) => host === undefined || request.host === host).map(({ path }) => path),
    close: async () => {
      await dispatcher.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(route: Route, request: IncomingMessage, response: ServerResponse): void {
  if (typeof route === 'function') {
    route(request, response);
    return;
  }
  const { status = 200, headers = {}, body = '' } = typeof route === 'string' ? { body: route } : route;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(body);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
