import { type ApiProduct, toApiProduct } from '../../prints/api-product.ts';
import { findProducts } from '../../search/find-products.ts';
import type { RankedSite } from '../../search/rank-sites.ts';
import type { Understood } from '../../search/understand/understood.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { boundsOf, goodsOf } from './asked-goods.ts';

/** Products for a question that is about buying, or that names some by all of its words (R58). */
export async function findSold(index: IndexDatabase, asked: Understood): Promise<ApiProduct[]> {
  const { category, place, filters } = asked;
  const goods = goodsOf(asked);
  const isPriced = filters.prices !== undefined || filters.maxPrice !== undefined || filters.minPrice !== undefined;
  const isShopping = category?.id.startsWith('shop/') || isPriced;
  const mayBeThing = category === null && place === null;
  if (asked.isNothing || goods.length === 0 || !(isShopping || goods.length > 1 || mayBeThing)) return [];
  const { products } = await findProducts(index, goods, { least: 'most', ...boundsOf(filters) });
  return products.map((product) => toApiProduct(product, product.domain));
}

/** Who asks for a place is not helped by what is sold elsewhere. */
export function soldBy(sites: readonly RankedSite[], products: readonly ApiProduct[]): ApiProduct[] {
  const there = new Set<string>(sites.map(({ site }) => site.domain));
  return products.filter(({ domain }) => there.has(domain));
}
