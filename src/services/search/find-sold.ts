import { type ApiProduct, toApiProduct } from '../../prints/api-product.ts';
import { findProducts } from '../../search/find-products.ts';
import type { FoundSubject } from '../../search/found-subject.ts';
import type { Understood } from '../../search/understand/understood.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { goodsOf, priceBounds } from './asked-goods.ts';

/** Products for a question that is about buying, or that names some by all of its words (R58). */
export async function findSold(index: IndexDatabase, asked: Understood): Promise<ApiProduct[]> {
  const { category, place, filters } = asked;
  const goods = goodsOf(asked);
  const isPriced = filters.prices !== undefined || filters.maxPrice !== undefined || filters.minPrice !== undefined;
  const isShopping = category?.id.startsWith('shop/') || isPriced;
  const mayBeThing = category === null && place === null;
  if (asked.isNothing || goods.length === 0 || !(isShopping || goods.length > 1 || mayBeThing)) return [];
  const { products } = await findProducts(index, goods, { least: 'most', ...priceBounds(filters) });
  return products.map((product) => toApiProduct(product, product.domain));
}

/**
 * The products for a question as it was answered, which may be with its slips mended. Who asks for a place is not helped by
 * what is sold elsewhere, also where we know no such place.
 * @param before the question as it was asked, and the products for it
 */
export async function soldFor(
  index: IndexDatabase,
  { asked, sites, notices }: FoundSubject,
  before: { readonly asked: Understood; readonly sold: readonly ApiProduct[] },
): Promise<readonly ApiProduct[]> {
  const isMended = notices.some(({ code }) => code === 'read_as');
  const sold = isMended ? await findSold(index, asked) : before.sold;
  if (before.asked.place === null && asked.place === null) return sold;
  const there = new Set<string>(sites.map(({ site }) => site.domain));
  return sold.filter(({ domain }) => there.has(domain));
}
