import type { Notice } from '../core/site/facts.ts';
import { type CountedGrants, keepAlone, leaveAlone, takeAlone } from '../store/count-alone.ts';
import { findDataVersion } from '../store/data-version.ts';
import { checkDatabase } from '../store/database/check-database.ts';
import { together } from '../store/database/together.ts';
import { findDrawnEpoch } from '../store/drawn/drawn-epoch.ts';
import { countGrants, type GrantCount } from '../store/grants.ts';
import { holdJobs } from '../store/jobs/held-jobs.ts';
import type { JobHolder } from '../store/jobs/job-holder.ts';
import { hasQueuedJobs } from '../store/jobs/jobs.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { findStatus } from '../store/sites/find-status.ts';
import { countKnown } from '../store/sites/index-counts.ts';
import { type PrepareCallInput, prepareCall } from './actions/prepare-call.ts';
import { readSignatureDirectory } from './actions/signature-directory.ts';
import type { Caller } from './caller.ts';
import { cachedFor } from './counting/cached-for.ts';
import { type AnsweredSearch, searchCounter } from './counting/count-search.ts';
import { lookedUp } from './counting/looked-up.ts';
import { type FindDiffInput, findDiff } from './diff/find-diff.ts';
import type { CallBuildHook } from './jobs/ask-for-build.ts';
import { type JobsEnd, listOverdueJobs, settleLeftJobs } from './jobs/left-jobs.ts';
import { takeBackJobs } from './jobs/take-back-jobs.ts';
import { type AuthenticateInput, authenticate } from './keys/authenticate.ts';
import { findKeyInfo } from './keys/find-key-info.ts';
import { type IssueKeyInput, issueKey, type KeyPolicy } from './keys/issue-key.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { rotateKey } from './keys/rotate-key.ts';
import { peekGrant } from './limits/peek-grant.ts';
import { COUNTED_ALONE, searchPolicy } from './limits/policies.ts';
import { type ReturnInput, returnGrant } from './limits/return-grant.ts';
import { grantSweeper } from './limits/sweep-grants.ts';
import { type GrantInput, takeGrant } from './limits/take-grant.ts';
import { recheckClaims } from './ownership/recheck-claims.ts';
import type { LookUpTxt } from './ownership/txt-answer.ts';
import { type FindProductsInput, findProducts } from './products/find-products.ts';
import { getRegistration } from './register/get-registration.ts';
import type { SaveDocumentInput } from './register/save-document.ts';
import { briefSearch } from './search/brief-search.ts';
import { type SearchInput, search } from './search/search.ts';
import { searchPage } from './search/search-page.ts';
import { findDomain } from './sites/find-domain.ts';
import { findQueryFault } from './sites/find-query-fault.ts';
import { getReadiness } from './sites/get-readiness.ts';
import { type GetSiteInput, getSite } from './sites/get-site.ts';
import { getText } from './sites/get-text.ts';
import { readState } from './state/read-state.ts';
import { readStats } from './stats/read-stats.ts';
import { getSuggestion } from './suggest/get-suggestion.ts';
import { isMissing, queueSearched } from './suggest/queue-searched.ts';
import { type SuggestInput, suggestSite } from './suggest/suggest-site.ts';
import { withNamedFaults } from './unavailable-error.ts';

/** How long statistics are kept (R45). */
const CACHED_MS = 60_000;

interface SearchAsked {
  /** Trimmed, 1 to 500 code points. */
  readonly query: string;
  readonly limit?: number;
  readonly caller: Caller;
}

interface SearchTextAsked extends SearchAsked {
  /** What else has to be said of the answer. */
  readonly notices: readonly Notice[];
  /** What else the answer carries. */
  readonly more: object;
}

interface GrantsCounted {
  readonly counted: readonly CountedGrants[];
}

/** What the services need from the outside; a runtime makes it once for each process or thread. */
export interface ServiceDeps {
  readonly index: IndexDatabase;
  /** Where the service answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Who may have a key on the web site. */
  readonly keyPolicy: KeyPolicy;
  /** Asks name servers for TXT records. */
  readonly lookUpTxt: LookUpTxt;
  /** Null where this process does what callers ask for. */
  readonly callBuildHook: CallBuildHook | null;
  readonly clock: () => Date;
  readonly randomBytes: (count: number) => Uint8Array;
}

/**
 * Every verb that front doors may call, bound to its outside. One plain object in, plain values out: each call may go
 * to another thread (R68).
 */
export type Services = ReturnType<typeof createServices>;

/**
 * Binds all services to what they need. Each throws UnavailableError where its database cannot be reached; what else it
 * throws is a fault of ours.
 */
export function createServices(deps: ServiceDeps) {
  return withNamedFaults(bindServices(deps), deps.index.where);
}

function bindServices(deps: ServiceDeps) {
  const { index, baseUrl, clock, keyPolicy, randomBytes, callBuildHook } = deps;
  const context = () => ({ baseUrl, now: clock() });
  const inputOf = ({ query, limit, caller }: SearchAsked): SearchInput => {
    const wanted = limit === undefined ? {} : { limit };
    return { index, query, tier: searchPolicy(caller), context: context(), ...wanted };
  };
  const searchAndQueue = async (asked: SearchAsked) =>
    queueSearched(await search(inputOf(asked)), { index, callBuildHook, now: clock(), caller: asked.caller });
  const searches = searchCounter({ index, randomBytes });
  const stats = cachedFor(CACHED_MS, clock, async () => {
    await searches.written();
    return readStats(index, clock());
  });
  const state = cachedFor(CACHED_MS, clock, () => readState(index, clock()));
  const sweepGrants = grantSweeper(index, clock);
  const { add: countGrant } = together((counts: readonly GrantCount[]) => countGrants(index, counts));
  return {
    /** Answers one search. */
    search: searchAndQueue,
    /**
     * The same as the text of a JSON answer, with `notices` behind its own and `more` in it; the site that was looked up, null
     * for a subject; and whether asking changed nothing.
     */
    searchText: async ({ notices, more, ...asked }: SearchTextAsked) => {
      const { response } = await searchAndQueue(asked);
      const answer = { ...response, notices: [...response.notices, ...notices], ...more };
      const mayBeKept = !isMissing(response);
      return { text: JSON.stringify(answer), found: lookedUp(response), mayBeKept };
    },
    /** One page of a search as people read it, 1 the first, and how the question was read. */
    searchPage: async ({ page, ...asked }: SearchAsked & { readonly page: number }) => {
      const outcome = await searchPage({ ...inputOf(asked), page });
      return queueSearched(outcome, { index, callBuildHook, now: clock(), caller: asked.caller });
    },
    /** Answers one search as a conversation has room for it. */
    briefSearch: async ({ mostBytes, ...asked }: SearchAsked & { readonly mostBytes: number }) => {
      const outcome = await briefSearch({ ...inputOf(asked), mostBytes });
      return queueSearched(outcome, { index, callBuildHook, now: clock(), caller: asked.caller });
    },
    /** Why a query that is written as an address may not be asked; null when it may. */
    findQueryFault: (asked: { readonly query: string }) => findQueryFault(index, asked.query),
    /** Counts a search that was answered. */
    countSearch: (asked: AnsweredSearch) => searches.count(asked, clock()),
    /** Counts searches that were answered, all at once. */
    countSearches: (asked: readonly AnsweredSearch[]) => searches.countAll(asked, clock()),
    /** What the index holds, at most a minute old. */
    readStats: () => stats(),
    /** How ready the indexed sites are, at most a minute old. */
    readState: () => state(),
    /** The latest change of a site. */
    findDiff: (asked: Omit<FindDiffInput, 'index'>) => findDiff({ ...asked, index }),
    /** How many sites the index knows. */
    countSites: () => countKnown(index),
    /** Changes as soon as others write; null where that is not known. */
    readDataVersion: () => findDataVersion(index),
    /** Whether the database answers. */
    checkDatabase: () => checkDatabase(index),
    /** The status of a site; null when it is not known. */
    findStatus: (asked: { readonly domain: string }) => findStatus(index, asked.domain),
    /** Reads a domain that a caller gave: what is public, and what is known. */
    findDomain: (asked: { readonly text: string }) => findDomain(index, asked.text),
    /** One site whole. */
    getSite: (asked: Pick<GetSiteInput, 'domain' | 'mostBytes'>) => getSite({ ...asked, index, context: context() }),
    /** How ready a site is for agents, why, and what would help. */
    getReadiness: (asked: { readonly domain: string }) => getReadiness({ ...asked, index, context: context() }),
    /** A site or one of its pages as text. */
    getText: (asked: { readonly id: string }) => getText({ ...asked, index, context: context() }),
    /** Products by words of their names, or those of one site. */
    findProducts: (asked: Omit<FindProductsInput, 'index'>) => findProducts({ ...asked, index }),
    /** How a key stands to a domain. */
    getRegistration: (asked: { readonly keyId: string; readonly domain: string }) =>
      getRegistration({ ...asked, ...deps }),
    /** Keeps the document that a domain's owner wrote. */
    saveDocument: async (
      asked: Pick<SaveDocumentInput, 'keyId' | 'body' | 'claimed' | 'preview' | 'keepRead' | 'ifMatch'>,
    ) => {
      // Models of languages come with it, 100 MB that nothing else here needs.
      const { saveDocument } = await import('./register/save-document.ts');
      return saveDocument({ ...asked, ...deps });
    },
    /** Makes the call of a site's action ready to be sent. */
    prepareCall: (asked: Omit<PrepareCallInput, 'index' | 'baseUrl' | 'now'>) =>
      prepareCall({ ...asked, index, baseUrl, now: clock() }),
    /** By which sites can check what is signed by this service. */
    readSignatureDirectory: (asked: { readonly address: string }) =>
      readSignatureDirectory(index, { ...asked, now: clock() }),
    /** Takes the proposal of a site. */
    suggestSite: (asked: Pick<SuggestInput, 'domain' | 'path' | 'again'>) =>
      suggestSite({ ...asked, index, baseUrl, callBuildHook, now: clock() }),
    /** How far the visit of a suggested site is. */
    getSuggestion: (asked: { readonly domain: string; readonly path?: string }) =>
      getSuggestion({ ...asked, index, baseUrl, callBuildHook, now: clock() }),
    /** What the last whole drawing of the pages was made with; null before the first. */
    findDrawnEpoch: () => findDrawnEpoch(index),
    /** Whether something that callers asked for waits to be done. */
    hasQueuedJobs: () => hasQueuedJobs(index),
    /** Lets wait again what a process had begun that is no more. */
    takeBackJobs: (asked: { readonly holder: JobHolder }) => takeBackJobs(index, { ...asked, now: clock() }),
    /** Says that who holds jobs is still there. */
    holdJobs: (asked: { readonly holder: JobHolder }) => holdJobs(index, { ...asked, now: clock() }),
    /** Those of a holder's jobs that take longer than any does, what was begun before the clock leapt counted from then. */
    listOverdueJobs: (asked: { readonly holder: JobHolder; readonly leaptAt: string | null }) =>
      listOverdueJobs(index, { ...asked, now: clock() }),
    /** Settles the jobs of a process that is no more; gives the visits that may have ended it, where nobody knows. */
    settleLeftJobs: (asked: JobsEnd) => settleLeftJobs(index, asked, clock()),
    /** The daily look at the records of all claims. */
    recheckClaims: () => recheckClaims(deps),
    /** Takes one grant of a limit, if the caller has one left. */
    takeGrant: async (asked: Pick<GrantInput, 'policy' | 'caller'>) => {
      await sweepGrants();
      return takeGrant({ ...asked, index }, countGrant);
    },
    /** Gives a grant back for which nothing was done. */
    returnGrant: (asked: Omit<ReturnInput, 'index'>) => returnGrant({ ...asked, index }),
    /** What a caller has left, without taking any. */
    peekGrant: (asked: Pick<GrantInput, 'policy' | 'caller'>) => peekGrant({ ...asked, index }),
    /** Takes the right to count grants alone, and what counts; null when others count, too, or `most` are too few. */
    takeCounting: (asked: { readonly most: number }) => takeAlone(index, { ...asked, policies: [...COUNTED_ALONE] }),
    /** Keeps that right, and writes grants; null when it is lost. */
    keepCounting: async ({ counted }: GrantsCounted) => {
      await sweepGrants();
      return keepAlone(index, counted);
    },
    /** Gives that right back, and writes grants. */
    leaveCounting: ({ counted }: GrantsCounted) => leaveAlone(index, counted),
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
