import type { DomainName } from '../core/domain/domain-name.ts';
import { parseDomain } from '../core/domain/parse-domain.ts';
import { registrableDomain } from '../core/domain/registrable-domain.ts';
import type { CriterionId } from '../core/readiness/scan.ts';
import type { Notice } from '../core/site/facts.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import { findTopic, listRelatives } from '../search/find-sites.ts';
import { nearestPage } from '../search/nearest-page.ts';
import { parseQuery, type Query } from '../search/parse-query.ts';
import { loadSites } from '../store/load-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type FoundSite, fitWithProducts } from './fit-answer.ts';
import type { ApiSite } from './views/api-site.ts';
import type { ViewContext } from './views/view-context.ts';

/** What each tier gets: results without a limit, results at most, products at most (contract section 6). */
const TIERS = {
  free: { usual: 5, most: 5, products: 5 },
  pro: { usual: 20, most: 50, products: Number.POSITIVE_INFINITY },
} as const;

export type Tier = keyof typeof TIERS;

export interface ApiProduct {
  readonly name: string;
  readonly original_name: string;
  readonly price: number | null;
  readonly currency: string | null;
  readonly price_eur: number | null;
  readonly url: string;
  readonly domain: string;
  readonly image: string | null;
  readonly available: boolean | null;
}

/** The answer to a search (contract section 6, R15). */
export interface SearchResponse {
  readonly query: string;
  readonly count: number;
  readonly total: number;
  readonly interpreted: {
    readonly kind: Query['kind'];
    readonly domain?: string;
    readonly path?: string;
    readonly text?: string;
  };
  readonly tier: Tier;
  readonly truncated?: {
    readonly results?: { readonly shown: number; readonly total: number };
    readonly pages?: true;
    readonly words?: true;
    readonly products?: { readonly shown: number; readonly total: number };
  };
  readonly notices: readonly Notice[];
  readonly results: readonly ApiSite[];
  readonly products: readonly ApiProduct[];
}

/** What was found for a query, before it is cut for the caller. */
interface Findings {
  readonly query: Query;
  readonly sites: readonly FoundSite[];
  readonly total: number;
  readonly notices: readonly Notice[];
  readonly products: readonly ApiProduct[];
}

export interface SearchInput {
  readonly index: IndexDatabase;
  /** Trimmed, 1 to 500 code points. */
  readonly query: string;
  /** How many results are wanted, 1 to 50; the tier may give fewer. */
  readonly limit?: number;
  readonly tier: Tier;
  readonly context: ViewContext;
}

/** How many results this search may give. */
function mostResults({ limit, tier }: SearchInput): number {
  const { usual, most } = TIERS[tier];
  return Math.min(limit ?? usual, most);
}

/** The answer, and the marks of its sites for the page that shows it. */
export interface SearchOutcome {
  readonly response: SearchResponse;
  readonly marks: ReadonlyMap<
    string,
    { readonly met: readonly CriterionId[]; readonly unseen: readonly CriterionId[] }
  >;
}

/** Answers one search: a domain gives its site whole, a page that page, a subject the sites that match. */
export async function search(input: SearchInput): Promise<SearchOutcome> {
  const query = parseQuery(input.query);
  const found = query.kind === 'topic' ? await findSubject(input) : await findSite(input, query);
  const fitted = fitWithProducts(found.sites, found.products.slice(0, TIERS[input.tier].products), input.context);
  const { products } = fitted;
  const truncated = {
    ...(fitted.results.length < found.total ? { results: { shown: fitted.results.length, total: found.total } } : {}),
    ...(fitted.pages ? { pages: true as const } : {}),
    ...(fitted.words ? { words: true as const } : {}),
    ...(products.length < found.products.length
      ? { products: { shown: products.length, total: found.products.length } }
      : {}),
  };
  const response: SearchResponse = {
    query: input.query,
    count: fitted.results.length,
    total: found.total,
    interpreted: found.query,
    tier: input.tier,
    ...(Object.keys(truncated).length ? { truncated } : {}),
    notices: [...found.notices, ...fitted.notices],
    results: fitted.results,
    products,
  };
  return { response, marks: new Map(found.sites.map(({ site }) => [site.domain, marksOf(site)])) };
}

function marksOf({ scan }: StoredSite): { met: CriterionId[]; unseen: CriterionId[] } {
  const inState = (wanted: string): CriterionId[] =>
    scan?.criteria.flatMap(({ id, state }) => (state === wanted ? id : [])) ?? [];
  return { met: inState('met'), unseen: inState('unseen') };
}

async function findSubject(input: SearchInput): Promise<Findings> {
  const { index, query, tier } = input;
  const found = await findTopic(index, query, mostResults(input));
  const sites = await loadSites(index, found.domains, () => null);
  const match = { feature: 'text', text: `has words of “${query}”` };
  return {
    query: { kind: 'topic', text: query },
    sites: sites.map((site) => ({ site, tier, match })),
    total: found.total,
    notices: [],
    products: [],
  };
}

type SiteQuery = Exclude<Query, { kind: 'topic' }>;

async function findSite(input: SearchInput, query: SiteQuery): Promise<Findings> {
  const stored = await loadShown(input.index, query.domain);
  if (!stored) return findRelatives(input, query);
  if (stored.status === 'duplicate' && stored.movedTo) return findTarget(input, query, stored, stored.movedTo);
  const { site, notices } = query.kind === 'page' ? onlyPage(stored, query.path) : { site: stored, notices: [] };
  const relatives = query.kind === 'domain' ? await loadRelatives(input, query.domain, 1) : NO_RELATIVES;
  return {
    query,
    sites: [{ site, tier: 'whole', match: { feature: 'domain', text: `is ${query.domain}` } }, ...relatives.sites],
    total: 1 + relatives.total,
    notices: [...statusNotices(stored), ...notices],
    products: toApiProducts(stored),
  };
}

/** A site that may be shown; null for one that is unknown, gone or opted out (R22). */
async function loadShown(index: IndexDatabase, domain: DomainName): Promise<StoredSite | null> {
  const [stored] = await loadSites(index, [domain], () => null);
  return !stored || stored.status === 'gone' || stored.status === 'opted_out' ? null : stored;
}

/** Not indexed itself, but others of its registrable domain may be (R21); what is no public name is a subject. */
async function findRelatives(input: SearchInput, query: SiteQuery): Promise<Findings> {
  const relatives = await loadRelatives(input, query.domain, 0);
  if (relatives.total === 0 && !parseDomain(query.domain).ok) return findSubject(input);
  const notice = { code: 'domain_not_indexed', message: `${query.domain} is not indexed.` };
  return { query, ...relatives, notices: [notice], products: [] };
}

type Relatives = Pick<Findings, 'sites' | 'total'>;
const NO_RELATIVES: Relatives = { sites: [], total: 0 };

/** @param taken how many of the results are other sites */
async function loadRelatives(input: SearchInput, domain: DomainName, taken: number): Promise<Relatives> {
  const registrable = registrableDomain(domain);
  const relatives = await listRelatives(input.index, registrable, domain);
  const shown = relatives.slice(0, mostResults(input) - taken);
  const sites = await loadSites(input.index, shown, () => null);
  const match = { feature: 'domain', text: `belongs to ${registrable}` };
  return { sites: sites.map((site) => ({ site, tier: input.tier, match })), total: relatives.length };
}

/** A site that leads to another one answers with that one (R22). */
async function findTarget(
  { index }: SearchInput,
  query: SiteQuery,
  from: StoredSite,
  to: DomainName,
): Promise<Findings> {
  const target = await loadShown(index, to);
  const match = { feature: 'domain', text: `is where ${from.domain} leads` };
  return {
    query,
    sites: target ? [{ site: target, tier: 'whole', match }] : [],
    total: target ? 1 : 0,
    notices: [{ code: 'moved', message: `${from.domain} leads to ${to}.` }],
    products: target ? toApiProducts(target) : [],
  };
}

function onlyPage(site: StoredSite, path: string): { site: StoredSite; notices: Notice[] } {
  if (!site.document) return { site, notices: [] };
  const { lawp } = site.document;
  const { key, exact } = nearestPage(Object.keys(lawp.pages), path);
  const page = key === null ? undefined : lawp.pages[key];
  const pages = key !== null && page ? { [key]: page } : {};
  const notice = {
    code: 'page_not_found',
    message: `${site.domain}${path} is not described; ${key === null ? 'neither is any other page' : `${key} is the nearest`}.`,
  };
  return {
    site: { ...site, document: { ...site.document, lawp: { ...lawp, pages } } },
    notices: exact ? [] : [notice],
  };
}

function statusNotices(site: StoredSite): Notice[] {
  if (site.status === 'active') return [];
  const reason = site.statusReason ? `: ${site.statusReason}` : '.';
  return [
    {
      code: `site_${site.status}`,
      message: `This site is ${site.status === 'parked' ? 'parked' : 'not readable at the moment'}${reason}`,
    },
  ];
}

function toApiProducts({ document, domain }: StoredSite): ApiProduct[] {
  return (document?.products ?? []).map(({ originalName, priceEur, ...product }) => ({
    ...product,
    original_name: originalName,
    price_eur: priceEur,
    domain,
  }));
}
