import { describe, expect, it } from 'vitest';
import type { ActionFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { htmlSite } from '../html-page.ts';

const DOMAIN = 'reedpost.example';
const read = (html: string, path = '/'): ActionFacts[] => readActions(htmlSite({ [path]: html }, DOMAIN));
const told = (html: string, path = '/') => read(html, path).map(({ id, url }) => [id, url]);
const link = (address: string, label: string) => `<nav><a href="https://${address}">${label}</a></nav>`;
const foot = (text: string) => `<p>${'The river rose again last night. '.repeat(9)}</p><footer><p>${text}</p></footer>`;

describe('another site of the firm', () => {
  it.each<[how: string, html: string, id: string, url: string]>([
    [
      'whose path names this one',
      link('shirts.example/reed-post/', 'Shop'),
      'shop',
      'https://shirts.example/reed-post/',
    ],
    [
      'whose host does, below a service',
      link('reedpost.tills.example/', 'Online shop'),
      'shop',
      'https://reedpost.tills.example/',
    ],
    [
      'whose host is called after it and what is done there',
      link('thereedpostgroup.example/contact', 'Contact'),
      'contact',
      'https://thereedpostgroup.example/contact',
    ],
    [
      'that is called after the firm at the foot',
      link('id.millerpress.example/login', 'Sign in') + foot('© 2026 Miller Press Ltd'),
      'sign_in',
      'https://id.millerpress.example/login',
    ],
  ])('offers what is done there: one %s', (_, html, id, url) => expect(told(html)).toContainEqual([id, url]));

  it('offers it beside a story, too', () => {
    const story = `<meta property="og:type" content="article">${link('careers.millerpress.example/', 'Careers')}`;
    expect(told(story + foot('© 2026 Miller Press Ltd'), '/a-story')).toEqual([
      ['careers', 'https://careers.millerpress.example/'],
    ]);
    expect(told(story + foot('© 2026 The Reed Post'), '/a-story')).toEqual([
      ['careers', 'https://careers.millerpress.example/'],
    ]);
    expect(told(story.replace('careers.', 'www.') + foot('© 2026 The Reed Post'), '/a-story')).toEqual([]);
  });

  it('comes behind the same on this one', () => {
    const own = '<p><a href="/contact">Contact</a></p>';
    const html = link('millerpress.example/contact', 'Contact') + own + foot('© 2026 Miller Press Ltd');
    expect(told(html)).toContainEqual(['contact', `https://${DOMAIN}/contact`]);
  });

  it.each<[what: string, html: string]>([
    ['a site that nothing names', link('shop.other.example/', 'Shop') + foot('© 2026 Miller Press Ltd')],
    [
      'who made the pages',
      link('millerpress.example/login', 'Sign in') + foot('© 2026 The Reed Post. Website by Miller Press'),
    ],
    ['a network', link('www.youtube.com/reedpost', 'Contact')],
    [
      'a service that keeps sites for everybody',
      link('wordpress.com/start', 'Register') + foot('Blog at WordPress.com'),
    ],
    ['a name too short to be one', link('abc.example/contact', 'Contact') + foot('The abc of rivers')],
    ['single things', link('millerpress.example/buy/7', 'Buy now') + foot('© 2026 Miller Press Ltd')],
    [
      'a link in a text',
      `<p>Last year they wrote to us at length that one should ask <a href="https://millerpress.example/contact">contact us</a> before anything is printed, and so we did at once, which took us a week and more.</p>${foot('© 2026 Miller Press Ltd')}`,
    ],
  ])('is not %s', (_, html) => expect(told(html)).toEqual([]));
});

describe('news by e-mail', () => {
  it('is subscribed to at a service of any name, but not in a reader of feeds', () => {
    expect(told(link('mail.other.example/join?list=7', 'Newsletter'))).toEqual([
      ['subscribe', 'https://mail.other.example/join?list=7'],
    ]);
    expect(told(link('feeds.feedburner.com/reeds', 'Subscribe'))).toEqual([]);
  });
});
