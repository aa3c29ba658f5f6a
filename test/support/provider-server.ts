import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request as the server saw it. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Its JSON; null without any. */
  readonly body: unknown;
}

/** What a request is answered: JSON with status 200, or whatever the function does with the response. */
export type ProviderAnswer =
  | { readonly json: unknown; readonly status?: number }
  | ((response: ServerResponse) => void);

/** A translator's server on this machine. */
export interface ProviderServer {
  readonly url: string;
  readonly requests: readonly ProviderRequest[];
  close(): Promise<void>;
}

/** Serves what a function answers to each request. */
export async function serveProvider(answer: (request: ProviderRequest) => ProviderAnswer): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider');
    const text = (await buffer(incoming)).toString('utf8');
    const request = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    requests.push(request);
    const given = answer(request);
    if (typeof given === 'function') return given(response);
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
