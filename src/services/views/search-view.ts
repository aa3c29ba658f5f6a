import { CRITERION_IDS, type CriterionId } from '../../core/readiness/scan.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { ApiProduct } from '../search.ts';
import type { ApiSite } from './api-site.ts';
import { counted } from './counted.ts';
import { type MarksView, toMarks } from './marks-view.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { type ProductRow, toProductRow } from './products-view.ts';

const LEDE_LENGTH = 240;

/** The part of a SearchResponse that the page prints (contract section 6). */
export interface SearchPageInput {
  readonly query: string;
  readonly count: number;
  readonly total: number;
  readonly notices: readonly Notice[];
  readonly results: readonly ApiSite[];
  readonly products: readonly ApiProduct[];
  /** Criteria of a result by domain, for its seven marks. */
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
  readonly actions: string;
  readonly score: string;
  readonly label: string;
  readonly marks: MarksView | null;
}

/** The search page: the form alone, or the form and an answer. */
export interface SearchView {
  readonly kind: 'search';
  readonly head: PageHead;
  readonly query: string;
  /** Null when nothing was asked yet. */
  readonly answer: {
    readonly heading: string;
    readonly notices: readonly string[];
    readonly hits: readonly HitRow[];
    readonly products: readonly (ProductRow & { readonly site: string })[];
    readonly attribution: string | null;
  } | null;
}

/** Builds the search page from an answer; null shows the empty form. */
export function toSearchView(input: SearchPageInput | null): SearchView {
  const title = input === null ? 'Search | Waymark' : `${input.query}: ${counted(input.total, 'site')} | Waymark`;
  const description =
    input === null ? 'Find web sites and what can be done there.' : `Search results for ${input.query}.`;
  return {
    kind: 'search',
    head: pageHead({ title, description, index: false, current: 'search' }),
    query: input?.query ?? '',
    answer: input === null ? null : toAnswer(input),
  };
}

function toAnswer({ total, notices, results, products, marks }: SearchPageInput): SearchView['answer'] {
  return {
    heading: counted(total, 'site'),
    notices: notices.map(({ message }) => message),
    hits: results.map((site) => toHit(site, marks?.get(site.domain) ?? null)),
    products: products.map(({ original_name, price_eur, domain, ...product }) => ({
      ...toProductRow({ ...product, originalName: original_name, priceEur: price_eur }),
      site: domain,
    })),
    attribution: results.find(({ business }) => business?.attribution)?.business?.attribution ?? null,
  };
}

function toHit(site: ApiSite, states: { met: readonly CriterionId[]; unseen: readonly CriterionId[] } | null): HitRow {
  const open = site.business?.open_now ?? null;
  return {
    href: `/site/${site.domain}`,
    name: site.name,
    domain: site.domain,
    text: lede(Object.values(site.pages)[0]?.content ?? ''),
    open: open === null ? null : open ? 'Open now' : 'Closed now',
    actions: site.actions.map(({ name }) => name).join(', '),
    score: site.score === null ? '–' : String(site.score),
    label: site.label ?? 'Not read yet',
    marks: states === null ? null : toMarks(inOrder(states.met), inOrder(states.unseen)),
  };
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
