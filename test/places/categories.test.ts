import { expect, test } from 'vitest';
import { CATEGORIES, categoryOfTypes } from '../../src/places/categories.ts';
import { categoryOfWords } from '../../src/places/category-words.ts';

test('every category has an id of key and value, a name and a lower-case plural', () => {
  for (const { id, name, plural } of CATEGORIES) {
    expect(id).toMatch(/^[a-z]+\/[a-z_]+$/);
    expect(name).not.toBe('');
    expect(plural).toMatch(/^(?:[a-z]|IT |DIY )/);
  }
  expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
});

test('the first telling schema.org type decides, a vague one only when asked for', () => {
  expect(categoryOfTypes(['LocalBusiness', 'Bakery'])?.id).toBe('shop/bakery');
  expect(categoryOfTypes(['LocalBusiness'])).toBeNull();
  expect(categoryOfTypes(['LocalBusiness'], { vague: true })?.id).toBe('office/company');
  expect(categoryOfTypes(['__proto__', 'Thing'])).toBeNull();
});

test.each([
  ['Bageri Morgenstund', 'da', 'shop/bakery'],
  ['Familienbäckerei Huber', 'de', 'shop/bakery'],
  ['Клиника «Здоровье»', 'ru', 'amenity/clinic'],
  ['山田書店', 'ja', 'shop/books'],
  ['Trattoria da Mario', 'it', 'amenity/restaurant'],
  ['Advokatfirmaet Holm', 'da', 'office/lawyer'],
  ['The Corner Bookshop', 'en', 'shop/books'],
])('the name %s in %s says %s', (name, language, id) => {
  expect(categoryOfWords([name], language)?.id).toBe(id);
});

test('words that name two kinds, or none, say nothing', () => {
  expect(categoryOfWords(['Hotels, restaurants and museums of the world'], 'en')).toBeNull();
  expect(categoryOfWords(['Acme', 'News of the day'], 'en')).toBeNull();
});
