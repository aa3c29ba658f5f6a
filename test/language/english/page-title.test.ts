import { expect, it } from 'vitest';
import { titleOfThing } from '../../../src/language/english/page-title.ts';

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
