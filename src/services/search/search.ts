import { CRITERION_IDS, type CriterionId, idsInState } from '../../core/readiness/scan.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import type { ApiProduct } from '../../prints/api-product.ts';
import type { ApiSite } from '../../prints/api-site.ts';
import { fitWithProducts } from '../../prints/fit-answer.ts';
import { ownerWordsNotices, toOwnerWords } from '../../prints/owner-words.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { findSubject } from '../../search/find-sites.ts';
import { looseAddress } from '../../search/loose-address.ts';
import { parseQuery, type Query } from '../../search/parse-query.ts';
import type { RankedSite } from '../../search/rank-sites.ts';
import { mendedQuestion } from '../../search/understand/mended-question.ts';
import { understand } from '../../search/understand/understand.ts';
import type { Understood } from '../../search/understand/understood.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { atOneMoment } from '../../store/words/known-words.ts';
import { priceNotices, readPriceIn } from './asked-goods.ts';
import { hereNotices, openNotices } from './asked-notices.ts';
import { type Findings, findNamed, type SiteQuery } from './find-named.ts';
import { findSold, soldFor } from './find-sold.ts';
import { type Interpreted, toInterpreted } from './interpreted.ts';

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
  readonly interpreted: Interpreted & {
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
  /** What a page for people shows in place of what the tier gets. */
  readonly shown?: { readonly from: number; readonly results: number; readonly products: number };
}

/** How many results this search may give. */
function mostResults({ limit, tier, shown }: SearchInput): number {
  const { usual, most } = TIERS[tier];
  return shown?.results ?? Math.min(limit ?? usual, most);
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
  const mayShow = input.shown ? found.products.slice(0, input.shown.products) : mostProducts(found, input.tier);
  const fitted = fitWithProducts(found.sites, mayShow, input.context);
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
    interpreted: { ...found.query, ...found.understood },
    tier: input.tier,
    ...(Object.keys(truncated).length ? { truncated } : {}),
    notices: [...found.notices, ...fitted.notices],
    results: fitted.results,
    products,
  };
  return {
    response,
    get marks() {
      return new Map(found.sites.map(({ site }) => [site.domain, marksOf(site)]));
    },
  };
}

/** What is found for a query, before it is cut to an answer. */
export async function findAsked(asked: SearchInput): Promise<Findings> {
  const input = { ...asked, index: atOneMoment(asked.index) };
  const query = parseQuery(input.query);
  const named = query.kind === 'topic' ? await findLoosely(input) : await findSite(input, query);
  return named ?? (await findAbout(input));
}

/** The site whose address is all of the question, however it is written; null where none is. */
async function findLoosely(input: SearchInput): Promise<Findings | null> {
  const domain = looseAddress(input.query);
  const named = domain === null ? null : await findSite(input, { kind: 'domain', domain });
  return named !== null && named.sites.length > 0 && named.notices.every(({ code }) => code !== 'domain_not_indexed')
    ? named
    : null;
}

/** As many of the products that were found as a tier gets. */
export function mostProducts({ products }: Findings, tier: Tier): readonly ApiProduct[] {
  return products.slice(0, TIERS[tier].products);
}

function marksOf({ scan }: StoredSite): { met: CriterionId[]; unseen: CriterionId[] } {
  // What was never judged was not seen either (R8).
  if (scan === null) return { met: [], unseen: [...CRITERION_IDS] };
  return { met: idsInState(scan.criteria, 'met'), unseen: idsInState(scan.criteria, 'unseen') };
}

function findSite(input: SearchInput, query: SiteQuery): Promise<Findings | null> {
  const { index, tier } = input;
  return findNamed({ index, text: input.query, query, tier, most: mostResults(input) });
}

async function findAbout(input: SearchInput): Promise<Findings> {
  const { index, query, tier, context } = input;
  const asked = readQuestion(query);
  const named = asked.domain === null ? null : await findSite(input, { kind: 'domain', domain: asked.domain });
  // "is example.com open on Sunday?" asks for that site; "node.js" does not, where there is none.
  if (named !== null && named.sites.length > 0) return named;
  const sold = await findSold(index, asked);
  const sellers = [...new Set(sold.map(({ domain }) => domain))].slice(0, MOST_SELLERS);
  const found = await findSubject(index, { asked, now: context.now, sellers }, () => {
    const mended = mendedQuestion(query, asked);
    return mended === null ? null : readQuestion(mended);
  });
  const products = await soldFor(index, found, { asked, sold });
  const from = input.shown?.from ?? 0;
  const shown = spreadOwners(found.sites).slice(from, from + mostResults(input));
  const sites = await loadSites(
    index,
    shown.map(({ site }) => site.domain),
  );
  const ofPrice = priceNotices(
    found.asked.filters,
    sites.map(({ domain }) => domain),
    new Set(products.map(({ domain }) => domain)),
  );
  const reasons = new Map(shown.map(({ site, reasons }) => [site.domain, reasons()]));
  return {
    query: { kind: 'topic', text: textOf(found.asked, query) },
    understood: toInterpreted(found.asked),
    sites: sites.map((site) => ({ site, tier, match: reasons.get(site.domain) ?? [] })),
    total: found.total,
    notices: [
      ...found.notices,
      ...hereNotices(found.asked),
      ...ofPrice,
      ...openNotices(found, context.now),
      ...sites.flatMap(namedNotices),
    ],
    products,
  };
}

/** What is looked for as text. */
function textOf({ words, allWords }: Understood, query: string): string {
  return words.length < allWords.length ? words.join(' ') : query;
}

/** So many shops count as those that sell what was asked for. */
const MOST_SELLERS = 10;

/** So many sites of one owner stand together; others come after all. */
const MOST_OF_ONE = 2;

/** Many sites of one owner do not crowd out the others. */
function spreadOwners(sites: readonly RankedSite[]): RankedSite[] {
  const seen = new Map<string, number>();
  const isSpread = sites.map((site) => {
    const owner = ownerOf(site);
    const count = (seen.get(owner) ?? 0) + 1;
    seen.set(owner, count);
    return count <= MOST_OF_ONE;
  });
  return [...sites.filter((_site, at) => isSpread[at]), ...sites.filter((_site, at) => !isSpread[at])];
}

/** Its registrable domain; of one that is called like it, in whatever countries: "nike.com" and "nike.de". */
function ownerOf({ site: { registrableDomain }, nameWords }: RankedSite): string {
  const [label = ''] = registrableDomain.split('.');
  const key = label.replaceAll('-', '');
  return key.length > SHORT_LABEL && nameWords.join('').includes(key) ? key : registrableDomain;
}

/** Many names begin with so few letters. */
const SHORT_LABEL = 3;

/** Understands a question, with the prices in it. */
export function readQuestion(query: string): Understood {
  return understand(query, readPriceIn);
}

/** Among many sites it has to be said which one gives orders to AI agents, and which only its owner tells of. */
function namedNotices(site: StoredSite): Notice[] {
  const { domain, document } = site;
  const orders = document?.notices.filter(({ code }) => code === 'instruction_like_text') ?? [];
  const told = [...ownerWordsNotices(toOwnerWords(site)), ...orders];
  return told.map(({ code, message }) => ({ code, message: `${domain}: ${message}` }));
}
