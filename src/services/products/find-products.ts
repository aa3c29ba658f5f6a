import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Notice } from '../../core/site/facts.ts';
import { type ApiProduct, toApiProduct } from '../../prints/api-product.ts';
import { bytesOf, whatFits } from '../../prints/what-fits.ts';
import { findProducts as findNamedProducts, plainWords } from '../../search/find-products.ts';
import { MAX_COUNTED } from '../../search/gather-hits.ts';
import { parseQuery } from '../../search/parse-query.ts';
import { quoted } from '../../search/rank-sites.ts';
import { understand } from '../../search/understand/understand.ts';
import type { AskedWords } from '../../search/understand/understood.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { atOneMoment } from '../../store/words/known-words.ts';
import { listProducts, type MatchingProducts } from '../../store/words/site-products.ts';
import type { Outcome } from '../outcome.ts';
import { goodsOf, priceBounds, readPriceIn } from '../search/asked-goods.ts';
import { findSite, type NamedSite } from '../sites/find-site.ts';

/** Products in one answer by tier: without a limit, and at most. */
const SHOWN = { free: { usual: 5, most: 5 }, pro: { usual: 20, most: 50 } } as const;

export interface FindProductsInput {
  readonly index: IndexDatabase;
  /** What is looked for, or the domain of a shop; trimmed. */
  readonly query: string;
  /** Only products known to cost at most this, in euros. */
  readonly maxPriceEur?: number;
  /** How many are wanted; the tier may give less. */
  readonly limit?: number;
  readonly tier: 'free' | 'pro';
  /** How large the answer may be. */
  readonly mostBytes: number;
}

/** Products in the API's words. */
export interface FoundProducts {
  readonly query: string;
  readonly count: number;
  readonly total: number;
  readonly tier: 'free' | 'pro';
  readonly truncated?: { readonly products: { readonly shown: number; readonly total: number } };
  readonly notices: readonly Notice[];
  readonly products: readonly ApiProduct[];
}

/** Finds products by words of their names, or those of one site; what is no public name is read as words. */
export async function findProducts(input: FindProductsInput): Promise<FoundProducts> {
  const { index, query, maxPriceEur, limit, tier, mostBytes } = input;
  const named = parseQuery(query).kind === 'topic' ? null : await findSite(index, query, '/query');
  const site = named && !named.ok && named.error.code === 'invalid_input' ? null : named;
  const found = site?.ok
    ? await listWithin(index, site.value.site.domain, maxPriceEur)
    : await findAsked(index, query, maxPriceEur, site !== null);
  const { usual, most } = SHOWN[tier];
  const wanted = found.products.slice(0, Math.min(limit ?? usual, most));
  const total = Math.min(found.total, MAX_COUNTED);
  const told = [...(site === null ? [] : noticesOf(site)), ...found.notices];
  const notices = whatFits(told, mostBytes / 4);
  const room = mostBytes - bytesOf(notices) - bytesOf(query) - HEAD_BYTES;
  const shown = whatFits(
    wanted.map((product) => toApiProduct(product, product.domain)),
    room,
  );
  return {
    query,
    count: shown.length,
    total,
    tier,
    ...(shown.length < total ? { truncated: { products: { shown: shown.length, total } } } : {}),
    notices,
    products: shown,
  };
}

/** Products, and what is said where there are none. */
interface Found extends MatchingProducts {
  readonly notices: readonly Notice[];
}

/**
 * What a question asks to buy, within the prices that it names; a given price counts before those.
 * @param isName whether it could be the name of a site, of which is said that it is not indexed
 */
async function findAsked(
  index: IndexDatabase,
  query: string,
  maxPriceEur: number | undefined,
  isName: boolean,
): Promise<Found> {
  const asked = understand(query, readPriceIn);
  const goods = goodsOf(asked);
  const things = goods.length === 0 ? plainWords(query) : goods;
  const bounds = { ...priceBounds(asked.filters), ...(maxPriceEur === undefined ? {} : { maxPriceEur }) };
  const now = atOneMoment(index);
  const found = await findNamedProducts(now, things, bounds);
  if (found.total > 0) return { ...found, notices: found.isWhole ? [] : [someOf(things)] };
  if (isName) return { ...found, notices: [] };
  const { maxPriceEur: most, minPriceEur: least } = bounds;
  const isBound = most !== undefined || least !== undefined;
  const { total } = isBound ? await findNamedProducts(now, things) : found;
  return { ...found, notices: [nothingNamed(total, isBound)] };
}

/** Says that no name has all that was asked for: who asks for a generator has no use for a lighter that is portable as well. */
function someOf(things: readonly AskedWords[]): Notice {
  const asked = quoted(things.flatMap(({ words }) => words));
  const message = `No product has all of ${asked} in its name; these have some of it; search finds shops by what they sell.`;
  return { code: 'query_relaxed', message };
}

function nothingNamed(total: number, isBound: boolean): Notice {
  const message =
    isBound && total > 0
      ? `We know ${total === 1 ? 'one product' : `${total} products`} with that name, but none at the price you asked for.`
      : 'No product in the index has that name. Try other words, or give the domain of a shop; search finds shops by what they sell.';
  return { code: 'nothing_found', message };
}

/** For the names and counts. */
const HEAD_BYTES = 500;

function noticesOf(site: Outcome<NamedSite>): readonly Notice[] {
  return site.ok ? site.value.notices : [{ code: 'domain_not_indexed', message: site.error.detail }];
}

async function listWithin(index: IndexDatabase, domain: DomainName, maxPriceEur: number | undefined): Promise<Found> {
  const all = await listProducts(index, domain);
  const products = all.filter(
    ({ priceEur }) => maxPriceEur === undefined || (priceEur !== null && priceEur <= maxPriceEur),
  );
  const message =
    all.length === 0
      ? `We know no products of ${domain}.`
      : `Of the ${all.length} products that we know of ${domain}, none is known to cost so little.`;
  return {
    products,
    total: products.length,
    notices: products.length > 0 ? [] : [{ code: 'nothing_found', message }],
  };
}
