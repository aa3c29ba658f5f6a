import type { DomainName } from '../core/domain/domain-name.ts';
import { registrableDomain } from '../core/domain/registrable-domain.ts';
import type { Notice } from '../core/site/facts.ts';
import type { Product } from '../core/site/site-record.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import { findKnownDomain, findTopic, listRelatives } from '../search/find-sites.ts';
import { nearestPage } from '../search/nearest-page.ts';
import { parseQuery, type Query } from '../search/parse-query.ts';
import { loadSites } from '../store/load-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type ApiMatch, type ApiSite, type ApiTier, toApiSite } from './views/api-site.ts';
import { toSiteView } from './views/site-view.ts';
import type { ViewContext } from './views/view-context.ts';

/** What a caller without a key gets at most (contract section 6). */
const FREE_RESULTS = 5;
const FREE_PRODUCTS = 5;
/** An answer never grows above 256 KB; this leaves room for what stands around the results. */
const RESULT_BYTES = 240 * 1024;

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
  readonly tier: 'free';
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

/** Sites found for a query, before they are cut for the caller. */
interface Findings {
  readonly sites: readonly StoredSite[];
  readonly total: number;
  readonly tier: ApiTier;
  readonly notices: readonly Notice[];
  readonly products: readonly ApiProduct[];
  readonly match: readonly ApiMatch[];
}

export interface SearchInput {
  readonly index: IndexDatabase;
  /** Trimmed, 1 to 500 code points. */
  readonly query: string;
  readonly limit: number;
  readonly context: ViewContext;
}

/** Answers one search: a domain gives its site whole, a page that page, a subject the sites that match. */
export async function search(input: SearchInput): Promise<SearchResponse> {
  const query = parseQuery(input.query);
  const found = query.kind === 'topic' ? await findSubject(input, query.text) : await findSite(input, query);
  const products = found.products.slice(0, FREE_PRODUCTS);
  const fitted = fit(found, input.context);
  const truncated = {
    ...(fitted.results.length < found.total ? { results: { shown: fitted.results.length, total: found.total } } : {}),
    ...(fitted.pages ? { pages: true as const } : {}),
    ...(fitted.words ? { words: true as const } : {}),
    ...(products.length < found.products.length
      ? { products: { shown: products.length, total: found.products.length } }
      : {}),
  };
  return {
    query: input.query,
    count: fitted.results.length,
    total: found.total,
    interpreted: query,
    tier: 'free',
    ...(Object.keys(truncated).length ? { truncated } : {}),
    notices: found.notices,
    results: fitted.results,
    products,
  };
}

function fit(found: Findings, context: ViewContext): { results: ApiSite[]; pages: boolean; words: boolean } {
  const results: ApiSite[] = [];
  let pages = false;
  let words = false;
  let bytes = 0;
  for (const site of found.sites) {
    const printed = toApiSite(toSiteView(site, context), { tier: found.tier, now: context.now, match: found.match });
    bytes += Buffer.byteLength(JSON.stringify(printed.site));
    if (results.length > 0 && bytes > RESULT_BYTES) break;
    results.push(printed.site);
    pages ||= printed.cut.pages;
    words ||= printed.cut.words;
  }
  return { results, pages, words };
}

async function findSubject({ index, limit }: SearchInput, text: string): Promise<Findings> {
  const found = await findTopic(index, text, Math.min(limit, FREE_RESULTS));
  const sites = await loadSites(index, found.domains, () => null);
  const match = [{ feature: 'text', text: `has words of “${text}”` }];
  return { sites, total: found.total, tier: 'free', notices: [], products: [], match };
}

async function findSite(input: SearchInput, query: Exclude<Query, { kind: 'topic' }>): Promise<Findings> {
  const known = await findKnownDomain(input.index, query.domain);
  const [stored] = known ? await loadSites(input.index, [known], () => null) : [];
  if (!stored || stored.status === 'gone' || stored.status === 'opted_out') return findRelatives(input, query.domain);
  if (stored.status === 'duplicate' && stored.movedTo) return findTarget(input, stored, stored.movedTo);
  const { site, notices } = query.kind === 'page' ? onlyPage(stored, query.path) : { site: stored, notices: [] };
  const relatives = query.kind === 'domain' ? await loadRelatives(input, query.domain, FREE_RESULTS - 1) : [];
  return {
    sites: [site, ...relatives],
    total: 1 + relatives.length,
    tier: 'whole',
    notices: [...statusNotices(stored), ...notices],
    products: stored.document?.products.map((product) => toApiProduct(product, stored.domain)) ?? [],
    match: [{ feature: 'domain', text: `is ${query.domain}` }],
  };
}

/** Not indexed itself, but others of its registrable domain may be (R21). */
async function findRelatives(input: SearchInput, domain: DomainName): Promise<Findings> {
  const sites = await loadRelatives(input, domain, FREE_RESULTS);
  const notice = { code: 'domain_not_indexed', message: `${domain} is not indexed.` };
  const match = [{ feature: 'domain', text: `belongs to ${registrableDomain(domain)}` }];
  return { sites, total: sites.length, tier: 'free', notices: [notice], products: [], match };
}

async function loadRelatives({ index }: SearchInput, domain: DomainName, limit: number): Promise<StoredSite[]> {
  const relatives = await listRelatives(index, registrableDomain(domain), domain);
  return loadSites(index, relatives.slice(0, limit), () => null);
}

/** A site that leads to another one answers with that one (R22). */
async function findTarget({ index }: SearchInput, from: StoredSite, to: DomainName): Promise<Findings> {
  const sites = await loadSites(index, [to], () => null);
  const notice = { code: 'moved', message: `${from.domain} leads to ${to}.` };
  const match = [{ feature: 'domain', text: `is where ${from.domain} leads` }];
  return { sites, total: sites.length, tier: 'whole', notices: [notice], products: [], match };
}

function onlyPage(site: StoredSite, path: string): { site: StoredSite; notices: Notice[] } {
  if (!site.document) return { site, notices: [] };
  const { lawp } = site.document;
  const { key, exact } = nearestPage(Object.keys(lawp.pages), path);
  const page = key === null ? undefined : lawp.pages[key];
  const pages = key !== null && page ? { [key]: page } : {};
  const notice = {
    code: 'page_not_found',
    message: `${site.domain}${path} is not described; ${key ?? 'no page'} is the nearest.`,
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

function toApiProduct(product: Product, domain: DomainName): ApiProduct {
  const { name, originalName, price, currency, priceEur, url, image, available } = product;
  return { name, original_name: originalName, price, currency, price_eur: priceEur, url, domain, image, available };
}
