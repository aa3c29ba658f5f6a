import { describe, expect, it } from 'vitest';
import { readVisit } from '../../../src/build/read/read-visit.ts';
import type { CriterionResult } from '../../../src/core/readiness/scan.ts';
import { resource, visit } from '../../support/visit.ts';

const AT = '2026-03-02T08:00:00.000Z';
const PROSE =
  '<p>We bake rye bread and cakes every night in the old mill beside the river, and sell them from six.</p>';

/** What may stand on a link or button and is no word: pictures, nothing, and characters that nobody sees. */
const LABELS = ['', '&nbsp;', '&#xad;&#x2060;', '<img src="/i.png" alt="">', '☎ …'];

const OFFERS: Readonly<Record<string, (label: string) => string>> = {
  'a link to a contact page': (label) => `<a href="/contact">${label}</a>`,
  'a link to a booking service': (label) => `<a href="https://www.opentable.com/r/mill">${label}</a>`,
  'a phone link': (label) => `<a href="tel:+4533121416">${label}</a>`,
  'a mail link': (label) => `<a href="mailto:hello@mill.example">${label}</a>`,
  'a map': (label) => `<iframe src="https://www.google.com/maps/embed?pb=1">${label}</iframe>`,
  'a search form': (label) =>
    `<form action="/s" role="search"><input type="search" name="q"><button>${label}</button></form>`,
  'a form': (label) =>
    `<form method="post"><input type="email" name="email"><textarea name="message"></textarea><button>${label}</button></form>`,
  'a cart': (label) => `<a href="/cart">${label}</a>`,
  'business data': (label) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Bakery', name: label, email: 'a@mill.example', openingHours: 'Mo-Fr 09:00-17:00' })}</script>`,
  'potential actions': (label) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Restaurant', name: label, potentialAction: { '@type': 'ReserveAction', target: 'https://mill.example/book' } })}</script>`,
};

function judged(html: string): readonly CriterionResult[] {
  const page = `<!doctype html><html lang="en"><title>The old mill</title><body>${PROSE}${html}`;
  const seen = visit('mill.example', AT, [resource('https://mill.example/', page)]);
  return readVisit(seen).scan?.criteria ?? [];
}

const excerptOf = (html: string) => judged(html).find(({ id }) => id === 'actions')?.evidence.excerpt;

describe('the quotation that decided a mark', () => {
  it.each(Object.entries(OFFERS))('is never empty: %s', (_name, offer) => {
    const quoted = LABELS.flatMap((label) => judged(offer(label)).map(({ evidence }) => evidence.excerpt));
    expect(quoted.filter((words) => words !== undefined && !/[\p{L}\p{N}]/u.test(words))).toEqual([]);
  });

  it.each([
    ['words on a link', '<a href="/contact">Write to us</a>', 'Write to us'],
    ['the number, where a link has a picture alone', '<a href="tel:+4533121416"><svg></svg></a>', '+4533121416'],
    ['the address, where there is no more', '<a href="mailto:hello@mill.example"></a>', 'hello@mill.example'],
    [
      'the words of another action, where one has none',
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><a href="/jobs">Jobs</a>',
      'Jobs',
    ],
  ])('has the words of the site: %s', (_what, html, words) => {
    expect(excerptOf(html)).toBe(words);
  });

  it('has what the site wrote of its business, and not what we made of it', () => {
    const data = {
      '@type': 'Bakery',
      name: 'The old mill',
      telephone: '33 12 14 16',
      address: { streetAddress: 'Vester Allé 3', postalCode: '8000', addressLocality: 'Aarhus', addressCountry: 'DK' },
      openingHours: 'Mo-Fr 09:00-17:00',
    };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const { excerpt } = judged(html).find(({ id }) => id === 'business')?.evidence ?? {};
    expect(excerpt).toBe('Vester Allé 3, 8000, Aarhus, DK · 33 12 14 16');
  });
});
