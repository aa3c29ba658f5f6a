import { describe, expect, it } from 'vitest';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { htmlSite } from '../html-page.ts';

const read = (html: string, path = '/') =>
  readActions(htmlSite({ [path]: html })).map(({ id, url }) => (url === undefined ? id : `${id} ${new URL(url).href}`));

/** A menu whose second level opens when one points at the first. */
const menu = (links: string, styles = '.sub { display: none } li:hover > .sub { display: block }') =>
  `<style>${styles}</style><nav><ul><li><a href="/about">About us</a><ul class="sub">${links}</ul></li></ul></nav>`;
const LINKS = '<li><a href="/about/team">Team</a></li><li><a href="/about/history">History</a></li>';

describe('a menu that opens when one points at it', () => {
  it.each<[string, string]>([
    ['<li><a href="/about/jobs">Careers</a></li>', 'careers https://acme.example/about/jobs'],
    ['<li><a href="/contact">Contact us</a></li>', 'contact https://acme.example/contact'],
    [
      '<li><a href="https://help.acme.example/start">Help center</a></li>',
      'get_support https://help.acme.example/start',
    ],
  ])('offers what its links name: %s', (link, offer) => {
    expect(read(menu(LINKS + link))).toEqual([offer]);
  });

  it('comes after any way that is seen', () => {
    const html = `${menu(`${LINKS}<li><a href="/old-contact">Contact</a></li>`)}<a href="/contact">Contact</a>`;
    expect(read(html)).toEqual(['contact https://acme.example/contact']);
  });

  it.each<[string, string]>([
    ['leads to another site', '<li><a href="https://other.example/jobs">Careers</a></li>'],
    ['leads to the page itself', '<li><a href="#jobs">Careers</a></li>'],
    ['is a cart', '<li><a href="/cart">Add to cart</a></li>'],
    ['is named by its address only', '<li><a href="/careers">Our people</a></li>'],
  ])('offers nothing that %s', (_, link) => {
    expect(read(menu(LINKS + link))).toEqual([]);
  });
});

describe('what is unseen and no menu', () => {
  const contact = '<a href="/contact">Contact us</a>';

  it.each<[string, string]>([
    ['a link or two', menu(contact)],
    [
      'a text with links',
      menu(`<li>${'All that is left to say of it stands below. '.repeat(5)}</li>${LINKS}${contact}`),
    ],
    ['what browsers without scripts show', `<noscript><ul>${LINKS}<li>${contact}</li></ul></noscript>`],
  ])('offers nothing: %s', (_, html) => {
    expect(read(html)).toEqual([]);
  });
});

it('a newspaper’s closed menu names subjects where it seems to book', () => {
  const booking = '<li><a href="/vouchers/booking">Booking</a></li>';
  const story = (html: string) => `<meta property="og:type" content="article">${html}`;
  expect(read(menu(LINKS + booking))).toEqual(['book https://acme.example/vouchers/booking']);
  expect(read(story(menu(LINKS + booking)), '/2025/03/04/the-town-has-a-new-bridge')).toEqual([]);
});
