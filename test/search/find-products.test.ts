import { describe, expect, test } from 'vitest';
import type { Product } from '../../src/core/site/site-record.ts';
import { findProducts, plainWords } from '../../src/search/find-products.ts';
import { emptyRecord, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

function product(name: string, priceEur: number | null, more: Partial<Product> = {}): Product {
  const price = { price: priceEur, currency: 'EUR', priceEur };
  return { name, originalName: name, ...price, url: 'https://shop.example/p', image: null, available: true, ...more };
}

async function remembered(host: string, products: readonly Product[], at = AT): Promise<void> {
  await rememberRecord(index, siteRecord(host, at, { document: siteDocument(host, { products }) }));
}

async function found(text: string, maxPriceEur?: number): Promise<readonly string[]> {
  return (await findProducts(index, plainWords(text), maxPriceEur === undefined ? {} : { maxPriceEur })).products.map(
    ({ domain, name }) => `${domain}: ${name}`,
  );
}

for (let at = 0; at < 130; at++) await remembered(`common-${at}.example`, [product('Plain gizmo', 10 + at)]);
await remembered('last.example', [product('Striped gizmo', 400), product('Striped gizmo', 300, { available: false })]);
await remembered('nordic.example', [
  product('Smørrebrød på Ærø', 12),
  product('Rye bread', 5, { originalName: 'Rugbrød' }),
]);
await remembered(
  'many.example',
  Array.from({ length: 1200 }, (_, at) => product(`Bolt number ${at}`, null)),
);

describe('products by their names', () => {
  test('are found on whichever site they are, with all words before some', async () => {
    const hits = await found('striped gizmo');
    expect(hits.slice(0, 2)).toEqual(['last.example: Striped gizmo', 'common-0.example: Plain gizmo']);
    expect(await findProducts(index, plainWords('striped gizmo'))).toMatchObject({ total: 132 });
    expect(await findProducts(index, plainWords('gizmo'))).toMatchObject({ total: 132 });
  });

  test('that are sold out come last of all, however well they fit', async () => {
    const { products } = await findProducts(index, plainWords('striped gizmo'), { least: 'all' });
    expect(products.map(({ available }) => available !== false)).toEqual([true, false]);
  });

  test('are found in other forms of their words where none has the very words', async () => {
    expect((await found('stripes gizmos'))[0]).toBe('last.example: Striped gizmo');
  });

  test('that have only some of the words are told so, and a word that only holds others together is none of them', async () => {
    const isWhole = async (text: string) => (await findProducts(index, plainWords(text))).isWhole;
    expect(await isWhole('striped gizmo')).toBe(true);
    expect(await isWhole('the striped gizmo')).toBe(true);
    expect(await isWhole('striped velvet gizmo')).toBe(false);
    expect(await isWhole('unheard')).toBe(true);
  });

  test('with all words but one stand before those with one', async () => {
    expect((await found('striped smooth gizmo'))[0]).toBe('last.example: Striped gizmo');
  });

  test('by other names are looked for only where few have the very words', async () => {
    await remembered('doodads.example', [product('Doodad', 1)]);
    const [gizmo, doodad] = [{ words: ['gizmo'] }, { words: ['doodad'] }];
    const common = await findProducts(index, [{ ...gizmo, alike: [doodad] }]);
    expect(common.products.map(({ name }) => name)).not.toContain('Doodad');
    const rare = await findProducts(index, [{ ...doodad, alike: [gizmo] }]);
    expect(rare.products.slice(0, 2).map(({ name }) => name)).toEqual(['Doodad', 'Plain gizmo']);
    expect(rare.total).toBe(common.total + 1);
  });

  test('hold a thing by the beginnings of all its words, and not of some', async () => {
    await remembered('plaids.example', [product('Plaid sash', 2), product('Plaid widgets', 3)]);
    const { products } = await findProducts(index, [
      { words: ['plaid'], alike: [] },
      { words: ['widget', 'knob'], alike: [] },
    ]);
    expect(products.map(({ name }) => name)).toEqual(['Plaid sash', 'Plaid widgets']);
  });

  test('are told as they are stored', async () => {
    const kept = product('Painted thimble', 3.1, { available: null, unit: 'kg', isFrom: true, tax: 'included' });
    await remembered('thimbles.example', [kept, { ...kept, isFrom: false, tax: null, regions: ['DE', 'AT'] }]);
    const { products } = await findProducts(index, plainWords('painted thimble'));
    expect(products).toEqual([
      { ...kept, domain: 'thimbles.example', position: 0, regions: null },
      { ...kept, domain: 'thimbles.example', position: 1, isFrom: false, tax: null, regions: ['DE', 'AT'] },
    ]);
  });

  test('are found within a price, however many are dearer', async () => {
    expect(await found('gizmo', 11)).toEqual(['common-0.example: Plain gizmo', 'common-1.example: Plain gizmo']);
    expect(await found('bolt', 1)).toEqual([]);
  });

  test.each([
    ['smorrebrod aero', 'Smørrebrød på Ærø'],
    ['RUGBRØD', 'Rye bread'],
    ['bolt 1199', 'Bolt number 1199'],
    ['"bolt" OR number:1199 *', 'Bolt number 1199'],
  ])('are found by %s', async (text, name) => {
    expect((await findProducts(index, plainWords(text))).products[0]).toMatchObject({ name });
  });

  test.each(['', '  ', '***', 'nothing of the kind'])('are none for "%s"', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

test('a shop that changes its products, or cannot be read any more, is found by what it has now', async () => {
  await remembered('changing.example', [product('Red kite', 9), product('Blue kite', 9)]);
  await remembered('neighbour.example', [product('Green kite', 9)]);
  await remembered('changing.example', [product('Yellow lamp', 9)], '2026-03-03T08:00:00.000Z');
  expect(await found('kite')).toEqual(['neighbour.example: Green kite']);
  expect(await found('yellow lamp')).toEqual(['changing.example: Yellow lamp']);
  await rememberRecord(index, emptyRecord('changing.example', '2026-03-04T08:00:00.000Z', 'gone', 'gone'));
  expect(await found('yellow lamp')).toEqual([]);
  const [left] = await rows(index, "select count(*) as words from product_fts where product_fts match 'yellow'");
  expect(left).toEqual({ words: 0 });
});
