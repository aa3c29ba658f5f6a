import { expect, it } from 'vitest';
import type { TypedPage } from '../../src/core/site/page-type.ts';
import { withDayByHeadline } from '../../src/extract/headline-day.ts';
import { htmlPage } from './html-page.ts';

const STORY =
  '<p>The bridge over the river stays closed until the end of summer, and the ferry takes nobody.</p>'.repeat(3);
const HEADLINE = '<h1>The bridge stays closed</h1>';

function dayOf(body: string, typed: TypedPage = { type: 'article' }): string | undefined {
  const title = 'The bridge stays closed | Elm Lines';
  const page = htmlPage(`<title>${title}</title><body>${body}`, 'https://acme.example/bridge');
  return withDayByHeadline(typed, page, { title, language: 'en' }).date;
}

it.each<[string, string]>([
  ['below the headline', `${HEADLINE}<div>By Ann Elm</div><div>16 April 2015</div>${STORY}`],
  ['below what sums the story up', `${HEADLINE}${STORY.slice(0, 200)}<div>April 16, 2015 8:02 am</div>${STORY}`],
  ['above the headline', `<div>Thursday, 16 April 2015</div>${HEADLINE}${STORY}`],
  ['before the day of a change', `${HEADLINE}<div>16 April 2015</div><div>Updated 2 May 2015</div>${STORY}`],
  [
    'below a headline of second rank',
    `<h1>Elm Lines – news of the river</h1><h2>The bridge stays closed</h2><p>16 April 2015</p>`,
  ],
])('an article is of the day that stands %s', (_, body) => {
  expect(dayOf(body)).toBe('2015-04-16');
});

it.each<[string, string]>([
  ['of a change alone', `${HEADLINE}<div>Updated 2 May 2015</div>${STORY}`],
  ['upon a link to another story', `${HEADLINE}<div><a href="/ferry">The ferry, 2 May 2015</a></div>${STORY}`],
  [
    'in the story',
    `${HEADLINE}<p>${'The ferry went down on 2 May 2015, and nobody has built another. '.repeat(3)}</p>`,
  ],
  ['far below', `${HEADLINE}${STORY.repeat(4)}<div>2 May 2015</div>`],
  ['beside the name of the site', `<h1>Elm Lines – news of the river</h1><div>2 May 2015</div>${STORY}`],
  ['to come', `${HEADLINE}<div>2 May 2099</div>${STORY}`],
])('an article is not of a day %s', (_, body) => {
  expect(dayOf(body)).toBeUndefined();
});

it('what is no article, or has a day, is left as it is', () => {
  const body = `${HEADLINE}<div>16 April 2015</div>${STORY}`;
  expect(dayOf(body, { type: 'event' })).toBeUndefined();
  expect(dayOf(body, { type: 'article', date: '2015-04-01' })).toBe('2015-04-01');
});
