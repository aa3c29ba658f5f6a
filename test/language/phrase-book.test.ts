import { describe, expect, test } from 'vitest';
import { translatePhrase } from '../../src/language/phrase-book.ts';
import { PHRASES } from '../../src/language/phrases/phrase-index.ts';

describe('the phrase book', () => {
  test.each([
    ['Kontakt', 'da', 'Contact'],
    ['Om os', 'da', 'About us'],
    ['Преимущества', 'ru', 'Advantages'],
    ['Speisekarte', 'de', 'Menu'],
    ['Behandlungen', 'de', 'Treatments'],
    ['Kontakt | Bageri Morgenstund', 'da', 'Contact'],
    ['お知らせ', 'ja', 'News'],
    ['Om oss', 'no', 'About us'],
  ])('gives %s in %s as %s', (text, language, english) => {
    expect(translatePhrase(text, language)).toBe(english);
  });

  test('gives nothing for what it does not hold', () => {
    expect(translatePhrase('Vores hemmelige opskrift', 'da')).toBeNull();
    expect(translatePhrase('Kontakt', 'ja')).toBeNull();
    expect(translatePhrase('Drucker | Service', 'de', { whole: true })).toBeNull();
  });

  test('gives no section for the headline before it', () => {
    expect(translatePhrase('Alte Mühle brennt in der Nacht ab | Nachrichten', 'de')).toBeNull();
    expect(translatePhrase('古い水車小屋が夜に焼け落ちた | お知らせ', 'ja')).toBeNull();
  });

  test('holds at least 42 languages with 25 ideas and more', () => {
    const ideas = new Map<string, Set<string>>();
    for (const { language, row } of PHRASES) ideas.set(language, (ideas.get(language) ?? new Set()).add(row.english));
    expect([...ideas.values()].filter((rows) => rows.size >= 25).length).toBeGreaterThanOrEqual(42);
  });

  test('has no empty phrase', () => {
    expect(PHRASES.filter(({ key }) => key === '')).toEqual([]);
  });
});

test('puts a title together from words that the book holds, each of them', () => {
  expect(translatePhrase('Brød og kager', 'da')).toBe('Bread and cakes');
  expect(translatePhrase('Unsere Weine', 'de')).toBe('Wine');
  expect(translatePhrase('Fenster, Türen & Böden', 'de')).toBe('Windows, doors and floors');
  expect(translatePhrase('Brød og drømme', 'da')).toBeNull();
});
