import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import type { ProductFacts } from '../../../src/core/site/facts.ts';
import { readStructuredData } from '../../../src/extract/data/structured-data.ts';
import { readTextProducts } from '../../../src/extract/offers/text-products.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import { readProducts } from '../../../src/extract/products.ts';
import type { Corpus } from './corpus.ts';
import { type TruthRow, tally } from './row.ts';

interface FormsRow {
  readonly file: string;
  readonly forms: readonly string[];
}

/**
 * Products of the pages on which people saw a form to buy something, and whether the visible text names the price that the
 * markup of the same page states.
 */
export function measureProducts(corpus: Corpus): TruthRow[] {
  const found = tally('products', 'of pages with a buy form: a product');
  const priced = tally('products', 'of pages with a buy form: its price');
  const same = tally('products', 'price in the text as in the markup');
  for (const { file, forms } of corpus.answers<FormsRow>('forms.jsonl')) {
    const page = corpus.readPage(file);
    if (!page) continue;
    const items = readStructuredData(page);
    const products = productsOf(page, items);
    const [first] = products;
    const marked = products.find(({ evidence }) => !evidence.found.endsWith('in the text'));
    if (forms.includes('order_or_add_to_cart')) {
      found.add(first !== undefined, `${file}: none`);
      priced.add(first?.price != null, `${file}: ${first?.originalName ?? 'none'}`);
    }
    const read = readTextProducts(page, items, null)[0];
    if (read && products.length === 1 && marked?.price != null)
      same.add(read.price === marked.price, `${file}: ${read.price}, is ${marked.price}`);
  }
  return [found.row(), priced.row(), same.row()];
}

function productsOf(page: ParsedPage, items: ReturnType<typeof readStructuredData>): ProductFacts[] {
  const domain = page.url.hostname.replace(/^www\./, '') as DomainName;
  return readProducts({ domain, pages: [page], items: new Map([[page, items]]) });
}
