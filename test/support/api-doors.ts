import { type ApiDependencies, handle } from '../../src/api/handle.ts';
import { type RunningServer, startServer } from '../../src/runtime/http/server.ts';
import { createRenderedPages } from '../../src/web/forms/rendered-pages.ts';
import { BASE_URL, CALLER } from './api.ts';
import { atEnd } from './at-end.ts';
import { fetchNothing } from './fetch-nothing.ts';

/** Ways to the API: as a function is called, and over HTTP. Both must answer the same. */
export const DOORS = ['a function', 'HTTP'] as const;
export type DoorName = (typeof DOORS)[number];

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Asks the API through one of its doors; the server ends with the suite. */
export async function openDoor(door: DoorName, dependencies: ApiDependencies): Promise<Ask> {
  if (door === 'HTTP') {
    const server = await serveApi(dependencies);
    return (path, init = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, redirect: 'manual' });
  }
  return async (path, init = {}) => {
    const answer = await handle(new Request(`${BASE_URL}${path}`, init), dependencies, CALLER);
    return answer ?? new Response('for the pages', { status: 404 });
  };
}

/** A server with nothing drawn behind the API; ends with the suite. */
export async function serveApi(
  dependencies: ApiDependencies,
  trustedProxies: readonly string[] = [],
  folders: readonly string[] = [],
): Promise<RunningServer> {
  const server = await startServer({
    folders,
    port: 0,
    baseUrl: BASE_URL,
    doors: [(request, address) => handle(request, dependencies, address)],
    pages: createRenderedPages({
      ...dependencies,
      keyMode: 'open',
      fetchDocument: fetchNothing,
      bundle: { render: async () => '<p>a page</p>' },
    }),
    trustedProxies,
    newRequestId: dependencies.newRequestId,
    onFault: dependencies.onFault,
  });
  atEnd(() => server.close());
  return server;
}
