import { shortNames } from '../../core/actions/short-name.ts';
import { counted, grouped } from '../../core/counted.ts';
import { firstNames } from '../../core/first-names.ts';
import { CRITERION_IDS, type CriterionId } from '../../core/readiness/scan.ts';
import type { Notice } from '../../core/site/facts.ts';
import { type ApiProduct, printedTerms } from '../../prints/api-product.ts';
import type { ApiSite } from '../../prints/api-site.ts';
import { languageName } from '../../prints/language-name.ts';
import { PAGE_SITES } from '../../services/search/page-sites.ts';
import type { ReadPart } from '../../services/search/read-as.ts';
import { type Marks, toMarks } from './parts/marks.ts';
import { type PageHead, pageHead, pageImage } from './parts/page-head.ts';
import { type ProductRow, tellsEuro, toProductRow } from './parts/products-section.ts';
import { withoutIdentity } from './parts/without-identity.ts';

const LEDE_LENGTH = 240;
const ACTIONS_SHOWN = 8;

/** The part of a SearchResponse that the page prints (contract section 6). */
export interface SearchPageInput {
  readonly query: string;
  readonly count: number;
  readonly total: number;
  /** What was read from the query. */
  readonly interpreted?: { readonly kind?: string; readonly domain?: string };
  /** The same, part by part, for people. */
  readonly readAs?: readonly ReadPart[];
  /** 1 for the first, which is shown when it is not given. */
  readonly page?: number;
  readonly notices: readonly Notice[];
  readonly results: readonly ApiSite[];
  readonly products: readonly ApiProduct[];
  /** Criteria of a result by domain, for its marks. */
  readonly marks?: ReadonlyMap<
    string,
    { readonly met: readonly CriterionId[]; readonly unseen: readonly CriterionId[] }
  >;
}

/** One found site as printed. */
export interface HitRow {
  readonly href: string;
  readonly name: string;
  readonly domain: string;
  readonly text: string;
  readonly open: string | null;
  /** "Order, Call, View prices"; the first few of many. */
  readonly actions: string;
  readonly score: string;
  readonly label: string;
  readonly marks: Marks | null;
}

/** Why nothing was searched. */
export interface SearchProblem {
  readonly message: string;
  /** What stands in the field is at fault. */
  readonly isWrong: boolean;
}

/** The search page: the form alone, with what is wrong with it, or with an answer. */
export interface SearchView {
  readonly kind: 'search';
  readonly head: PageHead;
  readonly query: string;
  readonly problem: SearchProblem | null;
  /** Null when nothing was searched. */
  readonly answer: {
    readonly heading: string;
    /** In what order the sites are; null when there is nothing to order. */
    readonly order: string | null;
    /** How the question was read; empty when all of it are words. */
    readonly readAs: readonly {
      readonly text: string;
      /** The search without this part; null when it cannot be taken back. */
      readonly href: string | null;
    }[];
    readonly notices: readonly string[];
    /** Sites that may have been meant by a name that nobody has. */
    readonly meant: readonly { readonly domain: string; readonly href: string }[];
    /** Where the visit of a site that is not indexed yet is told; null for none. */
    readonly visit: { readonly href: string; readonly text: string } | null;
    readonly hits: readonly HitRow[];
    /** Null where one page shows all. */
    readonly pager: { readonly range: string; readonly previous: string | null; readonly next: string | null } | null;
    readonly products: readonly (ProductRow & { readonly site: string })[];
    /** Whether their prices in euro say more than the prices themselves. */
    readonly hasEuro: boolean;
  } | null;
}

/** Builds the search page from an answer; null shows the empty form. */
export function toSearchView(input: SearchPageInput | null, baseUrl: string): SearchView {
  const image = pageImage(`${baseUrl}/search`);
  if (input === null) {
    const head = { title: 'Search', description: 'Find web sites and what can be done there.', image };
    return searchView(head, { query: '', problem: null });
  }
  const { query, total } = input;
  const title = `${query}: ${total === 0 ? 'nothing found' : counted(total, 'site')}`;
  const head = { title, description: `Search results for ${query}.`, image };
  return searchView(head, { query, problem: null, answer: toAnswer(input) });
}

/** Builds the search page for a query that was not searched. */
export function toUnsearchedView(query: string, problem: SearchProblem): SearchView {
  return searchView({ title: 'Error: Search', description: problem.message }, { query, problem });
}

function searchView(
  { title, ...head }: Pick<PageHead, 'title' | 'description'> & Partial<PageHead>,
  parts: Pick<SearchView, 'query' | 'problem'> & Partial<Pick<SearchView, 'answer'>>,
): SearchView {
  const all = pageHead({ ...head, title: `${title} | Waymark`, index: false, current: 'search' });
  return { kind: 'search', head: all, answer: null, ...parts };
}

/** What one found site says to agents is told on its report: here it would stand over all the others. */
function isForPeople({ code, domains }: Notice): boolean {
  return domains === undefined && code !== 'instruction_like_text';
}

function toAnswer(input: SearchPageInput): NonNullable<SearchView['answer']> {
  const { total, notices, results, products, marks, readAs = [] } = input;
  const visit = toVisit(input);
  return {
    heading: total > 0 ? counted(total, 'site') : visit === null ? 'Nothing found' : 'Not indexed yet',
    order: results.length < 2 ? null : 'Best match first.',
    readAs: readAs.map(({ text, without }) => ({ text, href: without === null ? null : searchPath(without) })),
    notices: notices.filter(isForPeople).map(({ message }) => message),
    meant: notices.flatMap(({ domains = [] }) => domains.map((domain) => ({ domain, href: searchPath(domain) }))),
    visit,
    hits: results.map((site) => toHit(site, marks?.get(site.domain) ?? null)),
    pager: toPager(input),
    hasEuro: tellsEuro(products.map(({ currency, price_eur: priceEur }) => ({ currency, priceEur }))),
    products: products.map((product) => ({
      ...toProductRow({
        ...product,
        ...printedTerms(product),
        originalName: product.original_name,
        priceEur: product.price_eur,
      }),
      site: product.domain,
    })),
  };
}

function toPager({ query, total, results, page = 1 }: SearchPageInput): NonNullable<SearchView['answer']>['pager'] {
  const before = (page - 1) * PAGE_SITES;
  const last = before + results.length;
  const hasNext = results.length > 0 && last < total;
  if (page === 1 && !hasNext) return null;
  return {
    range: results.length === 0 ? 'Nothing more' : `${grouped(before + 1)} to ${grouped(last)} of ${grouped(total)}`,
    previous: page === 1 ? null : searchPath(query, page - 1),
    next: hasNext ? searchPath(query, page + 1) : null,
  };
}

function searchPath(query: string, page = 1): string {
  return `/search?${new URLSearchParams({ q: query, ...(page === 1 ? {} : { page: String(page) }) })}`;
}

function toVisit({ notices, interpreted }: SearchPageInput): NonNullable<SearchView['answer']>['visit'] {
  const domain = interpreted?.domain;
  if (domain === undefined || !notices.some(({ code }) => code === 'domain_not_indexed')) return null;
  return { href: `/suggest?domain=${encodeURIComponent(domain)}`, text: 'Watch progress' };
}

function toHit(site: ApiSite, states: { met: readonly CriterionId[]; unseen: readonly CriterionId[] } | null): HitRow {
  const open = site.business?.open_now ?? null;
  return {
    href: `/site/${site.domain}`,
    name: site.name,
    domain: site.domain,
    text: lede(withoutIdentity(Object.values(site.pages)[0]?.content ?? '', site.name, languageName(site.language))),
    open: open === null ? null : open ? 'Open now' : 'Closed now',
    actions: actionsOf(shortNames(site.actions, site.name)),
    score: site.score === null ? '–' : String(site.score),
    label: site.label ?? (site.unread_since === null ? 'Not read yet' : "The owner's own words"),
    marks: states === null ? null : toMarks(inOrder(states.met), inOrder(states.unseen)),
  };
}

/** One more than are shown takes no more room than to count it. */
function actionsOf(names: readonly string[]): string {
  return firstNames(names, names.length === ACTIONS_SHOWN + 1 ? names.length : ACTIONS_SHOWN);
}

function inOrder(ids: readonly CriterionId[]): CriterionId[] {
  return CRITERION_IDS.filter((id) => ids.includes(id));
}

function lede(text: string): string {
  if (text.length <= LEDE_LENGTH) return text;
  const cut = text.slice(0, LEDE_LENGTH);
  const end = cut.lastIndexOf('. ');
  return end > LEDE_LENGTH / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
