import { CRITERION_IDS, type CriterionId } from '../../core/readiness/scan.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import type { ApiProduct } from '../../prints/api-product.ts';
import type { ApiSite } from '../../prints/api-site.ts';
import { fitWithProducts } from '../../prints/fit-answer.ts';
import { ownerWordsNotices, toOwnerWords } from '../../prints/owner-words.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { findTopic } from '../../search/find-sites.ts';
import { parseQuery, type Query } from '../../search/parse-query.ts';
import { loadSites } from '../../store/load-sites.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { type Findings, findNamed, type SiteQuery } from './find-named.ts';

/** What each tier gets: results without a limit, results at most, products at most (contract section 6). */
const TIERS = {
  free: { usual: 5, most: 5, products: 5 },
  pro: { usual: 20, most: 50, products: Number.POSITIVE_INFINITY },
} as const;

export type Tier = keyof typeof TIERS;

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
  const found = await findAsked(input);
  const fitted = fitWithProducts(found.sites, mostProducts(found, input.tier), input.context);
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

/** What is found for a query, before it is cut to an answer. */
export async function findAsked(input: SearchInput): Promise<Findings> {
  const query = parseQuery(input.query);
  return (query.kind === 'topic' ? null : await findSite(input, query)) ?? (await findSubject(input));
}

/** As many of the products that were found as a tier gets. */
export function mostProducts({ products }: Findings, tier: Tier): readonly ApiProduct[] {
  return products.slice(0, TIERS[tier].products);
}

function marksOf({ scan }: StoredSite): { met: CriterionId[]; unseen: CriterionId[] } {
  // What was never judged was not seen either (R8).
  if (scan === null) return { met: [], unseen: [...CRITERION_IDS] };
  const inState = (wanted: string): CriterionId[] =>
    scan.criteria.flatMap(({ id, state }) => (state === wanted ? id : []));
  return { met: inState('met'), unseen: inState('unseen') };
}

function findSite(input: SearchInput, query: SiteQuery): Promise<Findings | null> {
  const { index, tier } = input;
  return findNamed({ index, text: input.query, query, tier, most: mostResults(input) });
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
    notices: sites.flatMap(namedNotices),
    products: [],
  };
}

/** Among many sites it has to be said which one gives orders to AI agents, and which only its owner tells of. */
function namedNotices(site: StoredSite): Notice[] {
  const { domain, document } = site;
  const orders = document?.notices.filter(({ code }) => code === 'instruction_like_text') ?? [];
  const told = [...ownerWordsNotices(toOwnerWords(site)), ...orders];
  return told.map(({ code, message }) => ({ code, message: `${domain}: ${message}` }));
}
