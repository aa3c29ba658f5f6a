import { expect, it } from 'vitest';
import { namedPages, titleOfThing } from '../../../src/language/english/page-title.ts';

const page = { kind: 'other', title: 'Köttbullar' } as const;

it('says what a page is once', () => {
  const topics = ['recipes', 'potatoes'];
  expect(titleOfThing({ ...page, topics, typed: { type: 'recipe', thing: 'Köttbullar' } })).toBe(
    'Recipe on potatoes “Köttbullar”',
  );
  expect(titleOfThing({ ...page, topics })).toBe('Page on recipes and potatoes “Köttbullar”');
});

it('never quotes the name of the site as that of a page, nor a title without words', () => {
  expect(titleOfThing({ ...page, siteName: 'KÖTTBULLAR' })).toBeNull();
  expect(titleOfThing({ ...page, title: '— 12 —' })).toBeNull();
});

it('names the single pages of an English site by their titles', () => {
  const typed = { type: 'article', date: '2024-06-02', thing: 'short description' } as const;
  const pages = [
    { kind: 'other', title: 'A night in June', typed },
    { kind: 'contact', title: 'Contact', typed },
    { kind: 'other', title: 'Morgenstund', typed },
    { kind: 'other', title: 'Page 4', typed },
    { kind: 'other', title: 'Terms of sale' },
  ] as const;
  expect(namedPages(pages, 'Morgenstund')).toEqual(['“A night in June” (article, 2 June 2024)']);
});
