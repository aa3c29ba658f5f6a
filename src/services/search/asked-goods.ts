import { listed } from '../../core/readiness/criterion.ts';
import type { Notice } from '../../core/site/facts.ts';
import { parsePrice } from '../../extract/prices.ts';
import type { ProductBounds } from '../../search/find-products.ts';
import { currencyNamed } from '../../search/understand/currency-names.ts';
import type { AskedWords, Understood } from '../../search/understand/understood.ts';

const COUNTRY_OF_KRONE: Readonly<Record<string, string>> = { da: 'DK', no: 'NO', sv: 'SE' };

/** The amount and currency that a question names; the language settles whose krone is meant. */
export function readPriceIn(text: string, language: string | null): { amount: number; currency: string } | null {
  const price = parsePrice(inFull(text), COUNTRY_OF_KRONE[language ?? ''] ?? null);
  const currency = price?.currency ?? currencyNamed(text, language);
  return price === null || currency === null ? null : { amount: price.amount, currency };
}

/** "3만원" are 30,000 won: East Asia counts in ten thousands. */
function inFull(text: string): string {
  return text.replace(/(\d+(?:\.\d+)?)\s*[만万萬]/gu, (_whole, count: string) => String(Number(count) * 10_000));
}

/** What is to be bought: "shoes" is the kind of shop as well as the thing. */
export function goodsOf({ category, wanted }: Understood): AskedWords[] {
  const isTwin = category === null || wanted.some(({ words }) => words === category.words);
  return isTwin ? [...wanted] : [{ words: category.words, alike: category.alike }, ...wanted];
}

/** The prices that a question names; a limit without a rate limits nothing. */
export function priceBounds({ maxPrice, minPrice, prices }: Understood['filters']): ProductBounds {
  const currency = (maxPrice ?? minPrice)?.currency;
  return {
    ...(maxPrice?.eur == null ? {} : { maxPriceEur: maxPrice.eur }),
    ...(minPrice?.eur == null ? {} : { minPriceEur: minPrice.eur }),
    ...(currency === undefined ? {} : { currency }),
    dearFirst: prices === 'dear',
  };
}

/**
 * Says at which of the sites that are shown something was found for the price that a question names: a price is met by
 * products only, and other sites stand there for their words. Not all products were looked at: the others may have some.
 * @param sellers domains of the products that meet it
 */
export function priceNotices(
  { maxPrice, minPrice }: Understood['filters'],
  shown: readonly string[],
  sellers: ReadonlySet<string>,
): Notice[] {
  const price = maxPrice ?? minPrice;
  if (price === undefined || shown.length === 0) return [];
  const amount = `${price.amount} ${price.currency}`;
  if (price.eur === null)
    return [
      {
        code: 'price_left_out',
        message: `We have no exchange rate for ${price.currency}, so “${amount}” was left out.`,
      },
    ];
  const met = shown.filter((domain) => sellers.has(domain));
  if (met.length === shown.length) return [];
  const isRange = maxPrice !== undefined && minPrice !== undefined;
  const limit = isRange
    ? `for ${minPrice.amount}${minPrice.currency === price.currency ? '' : ` ${minPrice.currency}`} to ${amount}`
    : `for ${maxPrice === undefined ? 'at least' : 'at most'} ${amount}`;
  const message =
    met.length === 0
      ? `At these sites, we know of no product with that name ${limit}.`
      : `Of these sites, only ${listed(met)} ${met.length === 1 ? 'has' : 'have'} a product with that name ${limit}, as far as we know.`;
  return [{ code: 'price_not_known', message }];
}
