import { describe, expect, it } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';

/** The weeks and the numbers of the places of a contact page, each number with its hours. */
function read(lines: string, language = 'en', domain = 'acme.co.uk') {
  const html = `<html lang="${language}"><body>${lines
    .split('|')
    .map((line) => `<p>${line}</p>`)
    .join('')}</body></html>`;
  const site = {
    ...htmlSite({ '/contact': html }, domain),
    described: new Map([['/contact', { kind: 'contact' as const, language }]]),
    name: 'Acme',
    language,
  };
  return readPlaces(site, null).places.map(({ openingHours, phones }) => ({
    week: hoursLines(openingHours ?? []).join('; '),
    lines: phones.map(({ e164, openingHours: hours = [] }) => [e164, hoursLines(hours).join('; ')]),
  }));
}

const ADDRESS = 'Acme Ltd|2 Fern Lane|Leeds LS6 3QS';

describe('hours of a telephone line', () => {
  it.each([
    ['its heading', 'Phone: 0113 496 0123|Telephone lines open:|Monday–Friday 9am–7pm', '+441134960123'],
    [
      'the heading above, though they are called opening hours',
      'Phone: 0113 496 0123|Customer service:|Opening hours: Mon–Fri 9am–7pm',
      '+441134960123',
    ],
    ['its label', 'Phone: 0113 496 0123|Phone hours: Mon–Fri 9am–7pm', '+441134960123'],
    ['its sentence', 'You can reach us by phone on 0113 496 0123 from 9am to 7pm, Monday to Friday.', '+441134960123'],
    [
      'a heading of what is done by phone',
      'By phone|Ask us anything. Call 0113 496 0123. Hours: Mon–Fri 9am–7pm',
      '+441134960123',
    ],
    ['the number above, which rings at no place', 'Phone|0800 496 0123|Monday–Friday 9am–7pm', '+448004960123'],
  ])('are no week of the place, by %s', (_, told, number) => {
    expect(read(`${ADDRESS}|${told}`)).toEqual([{ week: '', lines: [[number, 'Mo-Fr 09:00-19:00']] }]);
  });

  it('are those of the line where the site states no address', () => {
    expect(read('Customer service|Call 0113 496 0123|Mon–Fri 9am–7pm')).toEqual([
      { week: '', lines: [['+441134960123', 'Mo-Fr 09:00-19:00']] },
    ]);
    const german = 'Kontakt|Sie erreichen uns Mo–Fr 7–20 Uhr, Telefon 08105 123456';
    expect(read(german, 'de', 'acme.de')).toEqual([{ week: '', lines: [['+498105123456', 'Mo-Fr 07:00-20:00']] }]);
  });

  it('are no week of the place where they stand once more without a word', () => {
    const told = 'Call 0113 496 0123, Mon–Fri 9am–7pm|Any questions left?|Just ask.|Mon–Fri 9am–7pm';
    expect(read(`${ADDRESS}|${told}`)).toMatchObject([{ week: '' }]);
  });

  it('are not those of what is open, though a number stands in the same line', () => {
    const open = [{ week: 'Mo-Sa 09:00-18:00', lines: [['+441134960123', '']] }];
    expect(read(`${ADDRESS}|Call us: 0113 496 0123 · Open Mon–Sat 9am–6pm`)).toEqual(open);
    expect(read(`${ADDRESS}|Open Mon–Sat 9am–6pm, call us on 0113 496 0123`)).toEqual(open);
  });
});

describe('around the clock', () => {
  it.each([
    'We are available 24 hours a day, 7 days a week to help when a pipe bursts.',
    'Our online help desk answers most questions. Available 24 hours a day, 7 days a week.',
  ])('nothing is open that is only available: %s', (told) => {
    expect(read(`${ADDRESS}|Phone: 0113 496 0123|${told}`)).toMatchObject([{ week: '' }]);
  });

  it('a place is that says so', () => {
    expect(read(`${ADDRESS}|We are open 24 hours a day, 7 days a week.`)).toMatchObject([
      { week: 'Mo-Su 00:00-24:00' },
    ]);
  });
});
