import type { IndexDatabase } from '../store/open-database.ts';
import { findStatus } from './find-status.ts';
import { search } from './search.ts';

/** What the services need from the outside; a runtime makes it once for each process or thread. */
export interface ServiceDeps {
  readonly index: IndexDatabase;
  /** Where the service answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Where the connector answers. */
  readonly agentUrl: string;
  /** Who runs this service; null when it was not said. */
  readonly operator: string | null;
  readonly clock: () => Date;
  readonly randomBytes: (count: number) => Uint8Array;
}

/**
 * Every verb that front doors may call, bound to its outside. One plain object in, plain values out: each call may go
 * to another thread (R68).
 */
export type Services = ReturnType<typeof createServices>;

/** Binds all services to what they need. */
export function createServices({ index, baseUrl, agentUrl, clock }: ServiceDeps) {
  const context = () => ({ baseUrl, agentUrl, now: clock() });
  return {
    /** Answers one search. */
    search: (asked: { readonly query: string; readonly limit: number }) =>
      search({ ...asked, index, context: context() }),
    /** The status of a site; null when it is not known. */
    findStatus: (asked: { readonly domain: string }) => findStatus(index, asked.domain),
  };
}
