import { expect, it } from 'vitest';
import { toSiteView } from '../../../../src/prints/site-view.ts';
import { toPagesSection } from '../../../../src/web/views/report/page-rows.ts';
import { CONTEXT, sampleDocument, sampleSite } from '../../pages/sample-site.ts';

it.each([
  ['Article “Ny sæson på havnen”, 6 May 2026', 'Ny sæson på havnen', 'Article, 6 May 2026'],
  ['News article on sport “Ny sæson: på havnen”', 'Havnen – Ny sæson på havnen', 'News article on sport'],
  ['The “Blue” room', 'Det blå værelse', 'The “Blue” room'],
  ['Prices', 'Priser', 'Prices'],
])('does not say a title again that stands beside it: %s', (title, own, shown) => {
  const document = sampleDocument();
  const lawp = { ...document.lawp, pages: { '/nyt': { title, content: 'News of the bakery.' } } };
  const originals = { '/nyt': { title: own, content: 'Nyt fra bageriet.', translated: 'composed' as const } };
  const view = toSiteView(sampleSite({ document: { ...document, lawp, originals } }), CONTEXT);
  expect(toPagesSection(view).rows[0]).toMatchObject({ title: shown, original: { title: own } });
});

it.each([
  ['One sentence.', 'In Danish'],
  ['One sentence. Two of them. And a third.', 'All of it, and in Danish'],
])('says what opens below the first sentences: %s', (content, summary) => {
  const document = sampleDocument();
  const lawp = { ...document.lawp, pages: { '/nyt': { title: 'News', content } } };
  const originals = { '/nyt': { title: 'Nyt', content: 'Nyt fra bageriet.', translated: 'composed' as const } };
  const view = toSiteView(sampleSite({ document: { ...document, lawp, originals } }), CONTEXT);
  expect(toPagesSection(view).rows[0]?.summary).toBe(summary);
});
