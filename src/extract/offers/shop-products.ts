import { asObject, type JsonObject, parseJson } from '../../core/lawp/json-value.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { ProductFacts } from '../../core/site/facts.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toCurrency } from '../prices.ts';
import { toSafeLine } from '../safe-text.ts';

/** Real blocks of one product stay below 200 KB. */
const MAX_BLOCK = 1_000_000;
const MAX_BLOCKS = 60;
const MAX_NAME = 200;

/**
 * The products that a Shopify theme puts into its page as data (`<script type="application/json">`, the theme language's
 * `product | json`): title, handle, and variants with a price in hundredths of the currency, whatever the currency. Scripts
 * that would have to run are not looked at. Never throws.
 *
 * @see https://shopify.dev/docs/api/liquid/objects/product
 */
export function readShopProducts(page: ParsedPage, country: string | null): ProductFacts[] {
  const found = new Map<string, ProductFacts>();
  for (const script of (page.byTag.get('script') ?? []).filter(isBlock).slice(0, MAX_BLOCKS)) {
    const source = script.children.map((child) => ('data' in child ? String(child.data) : '')).join('');
    for (const value of productsIn(source)) {
      const product = toProduct(value, page, country);
      if (product && !found.has(product.url)) found.set(product.url, product);
    }
  }
  return [...found.values()];
}

function isBlock({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean {
  return attribs.type?.trim().toLowerCase() === 'application/json';
}

/** A block is a product, has one under `product`, or is a list of them. */
function productsIn(source: string): JsonObject[] {
  if (source.length > MAX_BLOCK || !source.includes('"variants"') || !source.includes('"handle"')) return [];
  const value = parseJson(source);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values
    .map((each) => asObject(asObject(each)?.product) ?? asObject(each))
    .filter((product) => product !== null);
}

function toProduct(value: JsonObject, page: ParsedPage, country: string | null): ProductFacts | null {
  const { title, handle, variants } = value;
  if (typeof title !== 'string' || typeof handle !== 'string' || !Array.isArray(variants)) return null;
  const originalName = toSafeLine(title.slice(0, MAX_NAME * 2))
    .slice(0, MAX_NAME)
    .trim();
  const offered = variants.map(asObject).filter((variant) => variant !== null);
  const prices = offered.map(({ price }) => toAmount(price)).filter((price) => price !== null);
  const url = URL.parse(`/products/${encodeURIComponent(percentDecoded(handle))}`, page.base);
  if (originalName === '' || prices.length === 0 || url === null) return null;
  const price = Math.min(...prices);
  const said = offered.map(({ available }) => available).filter((each) => typeof each === 'boolean');
  return {
    originalName,
    price,
    currency: toCurrency(page.meta.get('og:price:currency') ?? page.meta.get('product:price:currency') ?? '', country),
    ...(prices.some((each) => each > price) ? { isFrom: true } : {}),
    url: url.href,
    image: imageOf(value, page),
    available: said.length === 0 ? null : said.includes(true),
    evidence: page.evidence('Product data of the shop in the page', `${originalName}: ${price}`),
  };
}

/** Hundredths as a whole number; in a text with a point, the amount itself. */
function toAmount(price: unknown): number | null {
  if (typeof price === 'number') return Number.isSafeInteger(price) && price >= 0 ? price / 100 : null;
  return typeof price === 'string' && /^\d{1,10}\.\d{2}$/u.test(price) ? Number(price) : null;
}

function imageOf({ featured_image: featured, images }: JsonObject, page: ParsedPage): string | null {
  const first: unknown = featured ?? (Array.isArray(images) ? images[0] : null);
  const address = asObject(first)?.src ?? first;
  const url = typeof address === 'string' && address !== '' ? URL.parse(address, page.base) : null;
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}
