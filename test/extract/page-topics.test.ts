import { expect, it } from 'vitest';
import { topicsOfPage, topicsSaidOften } from '../../src/extract/page-topics.ts';
import type { SitePages } from '../../src/extract/site-pages.ts';
import { htmlSite, jsonLd } from './html-page.ts';

const told = (site: SitePages, content = '') => {
  const [page] = site.pages;
  if (!page) return [];
  const items = site.items.get(page) ?? [];
  return topicsOfPage(page, { items, title: 'Ein Tag im Juni', content, language: 'de', isStory: true });
};

it('takes the section of a story from its data, its breadcrumbs and the folders of its address', () => {
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', name: 'Garten' },
      { '@type': 'ListItem', item: { name: 'Politik' } },
    ],
  };
  expect(told(htmlSite({ '/a': jsonLd({ '@type': 'NewsArticle', articleSection: 'Gesundheit' }) }))).toEqual([
    'health',
  ]);
  expect(told(htmlSite({ '/a': jsonLd(crumbs) }))).toEqual(['politics']);
  expect(told(htmlSite({ '/sport/ein-tag': '<p>Juni</p>' }))).toEqual(['sport']);
  expect(told(htmlSite({ '/sport': '<p>Juni</p>' }))).toEqual([]);
});

it('takes what the text names again and again from its beginning on, and nothing that comes up late', () => {
  const hens = 'Der Wein ist jung. Den Wein kennt jeder. Der Wein reift. Wein braucht Zeit.';
  expect(told(htmlSite({ '/a': '<p>Juni</p>' }), hens)).toEqual(['wine']);
  expect(topicsSaidOften(`Eins. Zwei. Drei. ${hens}`, 'de')).toEqual([]);
  expect(topicsSaidOften('Der Wein ist jung. Wein braucht Zeit.', 'de')).toEqual([]);
});
