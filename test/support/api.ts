import { randomBytes } from 'node:crypto';
import { type ApiDependencies, handle } from '../../src/api/handle.ts';
import { drawPicture } from '../../src/prints/pictures/draw-picture.ts';
import { readFaces } from '../../src/runtime/adapters/read-faces.ts';
import { createServices, type ServiceDeps } from '../../src/services/create-services.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { later } from './under-way.ts';

export const BASE_URL = 'http://localhost:4321';
export const CALLER = '203.0.113.7';

/** What services need, around a test's own index; the clock stands still at `at` (epoch milliseconds or ISO time). */
export function serviceDeps(
  index: IndexDatabase,
  at: string | (() => Date),
  more: Partial<ServiceDeps> = {},
): ServiceDeps {
  return {
    index,
    baseUrl: BASE_URL,
    keyPolicy: { mode: 'open' },
    lookUpTxt: async () => ({ state: 'none', why: 'no_such_name' }),
    callBuildHook: null,
    clock: typeof at === 'function' ? at : () => new Date(at),
    randomBytes: (count) => randomBytes(count),
    ...more,
  };
}

/** What the API needs, around real services. */
export function apiDependencies(deps: ServiceDeps, more: Partial<ApiDependencies> = {}): ApiDependencies {
  return {
    baseUrl: deps.baseUrl,
    agentUrl: deps.baseUrl,
    operator: null,
    services: createServices(deps),
    findBadge: async () => null,
    drawPicture: (order) => drawPicture(order, readFaces()),
    clock: deps.clock,
    newRequestId: () => 'request-1',
    onFault: (_id, cause) => {
      throw cause;
    },
    later,
    onAnswer: () => {},
    ...more,
  };
}

/** Asks the API as one caller; fails when the path is none of the API's. */
export async function askApi(
  dependencies: ApiDependencies,
  path: string,
  init: RequestInit = {},
  address = CALLER,
): Promise<Response> {
  const answer = await handle(new Request(`${BASE_URL}${path}`, init), dependencies, address);
  if (!answer) throw new Error(`${path} was not answered`);
  return answer;
}
