import type { IndexDatabase } from '../store/open-database.ts';
import { findStatus } from './find-status.ts';
import { type AuthenticateInput, authenticate } from './keys/authenticate.ts';
import { findKeyInfo } from './keys/find-key-info.ts';
import { type IssueKeyInput, issueKey, type KeyPolicy } from './keys/issue-key.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { rotateKey } from './keys/rotate-key.ts';
import { peekGrant } from './limits/peek-grant.ts';
import { searchPolicy } from './limits/policies.ts';
import { grantSweeper } from './limits/sweep-grants.ts';
import { type GrantInput, takeGrant } from './limits/take-grant.ts';
import { type FindProductsInput, findProducts } from './products/find-products.ts';
import { search } from './search.ts';
import type { Caller } from './services.ts';
import { getReadiness } from './sites/get-readiness.ts';
import { getSite } from './sites/get-site.ts';
import { getText } from './sites/get-text.ts';

/** What the services need from the outside; a runtime makes it once for each process or thread. */
export interface ServiceDeps {
  readonly index: IndexDatabase;
  /** Where the service answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Where the connector answers. */
  readonly agentUrl: string;
  /** Who runs this service; null when it was not said. */
  readonly operator: string | null;
  /** Who may have a key on the web site. */
  readonly keyPolicy: KeyPolicy;
  readonly clock: () => Date;
  readonly randomBytes: (count: number) => Uint8Array;
}

/**
 * Every verb that front doors may call, bound to its outside. One plain object in, plain values out: each call may go
 * to another thread (R68).
 */
export type Services = ReturnType<typeof createServices>;

/** Binds all services to what they need. */
export function createServices({ index, baseUrl, agentUrl, clock, keyPolicy, randomBytes }: ServiceDeps) {
  const context = () => ({ baseUrl, agentUrl, now: clock() });
  const sweepGrants = grantSweeper(index, clock);
  return {
    /** Answers one search. */
    search: ({ query, limit, caller }: { readonly query: string; readonly limit?: number; readonly caller: Caller }) =>
      search({
        index,
        query,
        tier: searchPolicy(caller),
        context: context(),
        ...(limit === undefined ? {} : { limit }),
      }),
    /** The status of a site; null when it is not known. */
    findStatus: (asked: { readonly domain: string }) => findStatus(index, asked.domain),
    /** One site whole. */
    getSite: (asked: { readonly domain: string }) => getSite({ ...asked, index, context: context() }),
    /** How ready a site is for agents, why, and what would help. */
    getReadiness: (asked: { readonly domain: string }) => getReadiness({ ...asked, index, context: context() }),
    /** A site or one of its pages as text. */
    getText: (asked: { readonly id: string }) => getText({ ...asked, index, context: context() }),
    /** Products by words of their names, or those of one site. */
    findProducts: (asked: Omit<FindProductsInput, 'index'>) => findProducts({ ...asked, index }),
    /** Takes one grant of a limit, if the caller has one left. */
    takeGrant: async (asked: Pick<GrantInput, 'policy' | 'caller'>) => {
      await sweepGrants();
      return takeGrant({ ...asked, index });
    },
    /** What a caller has left, without taking any. */
    peekGrant: (asked: Pick<GrantInput, 'policy' | 'caller'>) => peekGrant({ ...asked, index }),
    /** Tells who calls, by the key that was sent. */
    authenticate: (asked: Pick<AuthenticateInput, 'token' | 'address' | 'required' | 'isUse'>) =>
      authenticate({ ...asked, index, now: clock() }),
    /** Gives a Pro key to somebody on the web site. */
    issueKey: (asked: Pick<IssueKeyInput, 'label' | 'code' | 'address'>) =>
      issueKey({ ...asked, index, policy: keyPolicy, now: clock(), randomBytes }),
    /** What may be shown of a key. */
    findKeyInfo: (asked: { readonly id: string }) => findKeyInfo({ ...asked, index }),
    /** Ends a key. */
    revokeKey: (asked: { readonly id: string }) => revokeKey({ ...asked, index, now: clock() }),
    /** Puts a new key in the place of another. */
    rotateKey: (asked: { readonly id: string }) => rotateKey({ ...asked, index, now: clock(), randomBytes }),
  };
}
