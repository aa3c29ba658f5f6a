import { describe, expect, it } from 'vitest';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';

const NAME = 'Acme';

/** What an invented site of one page tells of itself: the number to call, and its streets with their numbers. */
function read(language: string, body: string, kind: 'home' | 'contact' = 'home') {
  const site = htmlSite(
    { '/': `<html lang="${language}"><body><h1>${NAME}</h1>${body}</body></html>` },
    'acme.example',
  );
  const kinds = new Map([['/', kind]]);
  const described = new Map([['/', { kind, language }]]);
  const places = readPlaces({ ...site, kinds, described, name: NAME, language }, null);
  return {
    call: readActions({ ...site, kinds }, places).find(({ id }) => id === 'call')?.phone?.e164 ?? null,
    streets: places.places.map(({ address, phones }) => [address?.street, ...phones.map(({ e164 }) => e164)].join(' ')),
  };
}

describe('a number of somebody else', () => {
  it.each([
    [
      'a story is about',
      'en',
      '<p>We paid 180 for a double with a view. The inn (Rue du Lac 4, 1800 Vevey, +41 21 555 00 11) has a bar.</p>',
    ],
  ])('is none of the site: %s', (_, language, html) => {
    expect(read(language, html)).toMatchObject({ call: null, streets: [] });
  });

  it.each([
    ['en', 'To order copies for your colleagues, please contact Acme Reprints at'],
    ['en', 'For back copy information please call'],
    ['en', 'To confirm the agenda, please call the Board Secretary’s office at'],
    ['no', 'Tips oss på:'],
    ['zh', '未经允许禁止转载。如需使用，请与'],
  ])('is one for a thing that most who call do not want: %s, %s', (language, words) => {
    expect(read(language, `<footer><p>${words} +44 113 496 0123</p></footer>`).call).toBeNull();
    expect(read(language, `<footer><p>${words} +44 113 496 0123</p><p>+44 113 496 0999</p></footer>`).call).toBe(
      '+441134960999',
    );
  });

  it('is the site’s beside a menu that leads to such things', () => {
    const menu = '<footer><p>Jobs | Reprints | Phone: +44 113 496 0123</p></footer>';
    expect(read('en', menu).call).toBe('+441134960123');
  });

  it('is the site’s where it stands in brackets behind a few words, or somewhere else, too', () => {
    const own = '<p>Our showroom (14 Fern Lane, Leeds, +44 113 496 0123) is open.</p>';
    expect(read('en', own).call).toBe('+441134960123');
    const told =
      '<p>Whoever likes to see what we make is welcome in our rooms (Fern Lane, Leeds, +44 113 496 0123).</p>';
    expect(read('en', `${told}<footer>Phone: +44 113 496 0123</footer>`).call).toBe('+441134960123');
  });

  it('is no number of an address in another part of the world', () => {
    const offices = '<p>71 Robinson Rd, Singapore 068895</p><p>Sales: +1 (646) 555-0188</p>';
    expect(read('en', `<footer>${offices}</footer>`).streets).toEqual(['71 Robinson Rd']);
  });
});

describe('an address that a sentence gives in brackets', () => {
  const own = '<address>Familie Neuner<br>Am Rain 7<br>82481 Mittenwald<br>Tel. 08823 1234</address>';

  it('is that of what the sentence tells of', () => {
    const told =
      '<p>Mehr über den Ort bei der Tourist-Information (Dammkarstraße 3, 82481 Mittenwald, Telefon 08823 33981).</p>';
    expect(read('de', `${told}${own}`).streets).toEqual(['Am Rain 7 +4988231234']);
    expect(read('de', told)).toMatchObject({ call: null, streets: [] });
  });

  it('begins behind the bracket where it is the site’s own', () => {
    const ours = '<p>Besuchen Sie uns hier (Dammkarstraße 3, 82481 Mittenwald)</p>';
    expect(read('de', ours).streets).toEqual(['Dammkarstraße 3']);
  });
});

it('a street begins with its number behind “at”, and who is there is another', () => {
  const story =
    '<p>The walk-in clinic at 14 Mill Street, Greenville, MS 38701 is open daily from 8am to 8pm. Call 662-555-0170.</p>';
  const own = '<footer>Acme, 988 N Broadway, Greenville, MS 38701. Phone: 662-555-0199</footer>';
  expect(read('en', `${story}${own}`).streets).toEqual(['988 N Broadway +16625550199']);
});

it('a number ends where its block does', () => {
  expect(read('cs', '<p>Tel.: +420 542 111 222</p><h3>2. Rooms</h3>').call).toBe('+420542111222');
});

it.each([
  ['by where one is', '1. Leeds', '2. Ring Riders'],
  ['by where they are', '1. Leeds', '2. York, Acomb'],
  ['by its own name', '1. Acme One', '2. Acme Two'],
])('a firm numbers its branches: %s', (_, one, two) => {
  const leeds = `<p>${one}</p><p>14 Fern Lane</p><p>Leeds LS6 3QS</p><p>Tel 0113 496 0123</p>`;
  const york = `<p>${two}</p><p>2 Fern Road</p><p>York YO24 3BZ</p><p>Tel 01904 496 012</p>`;
  expect(read('en', `<p>Come in.</p><p>Or call.</p>${leeds}${york}`).streets).toEqual([
    '14 Fern Lane +441134960123',
    '2 Fern Road +441904496012',
  ]);
});

it.each([
  [
    'ko',
    '(13494) 경기도 성남시 분당구 판교역로 235 한빛병원 3층',
    '(04001) 서울특별시 마포구 월드컵로 120 한빛병원 2층',
  ],
  ['zh', '上海市浦东新区世纪大道100号3单元101室 200120', '北京市朝阳区建国路88号2单元201室 100022'],
])('floors and flats behind a letter of money are no prices: %s', (language, one, two) => {
  const numbers = language === 'ko' ? ['031-701-0012', '02-325-1230'] : ['021-58881234', '010-65881234'];
  const branches = [one, two].map((line, at) => `<p>${line}</p><p>☎ ${numbers[at]}</p>`).join('');
  expect(read(language, branches).streets).toHaveLength(2);
});

describe('an article', () => {
  const office =
    'You may hand it in at the tax office, 14 Mill Street, Leeds LS8 1AA, phone 0113 496 0123, which is open Monday to Friday 9:00–17:00.';

  it('that is one of the stories of a page tells of others', () => {
    expect(read('en', `<article><h2>Where to hand it in</h2><p>${office}</p></article>`)).toMatchObject({
      call: null,
      streets: [],
    });
  });

  it('on a page about contacts tells of the site', () => {
    const own =
      'Bramble Bikes, 14 Fern Lane, Headingley, Leeds LS6 3QS, telephone 0113 496 0123, the workshop is open Monday to Friday 9:00–17:30.';
    expect(read('en', `<article><p>${own}</p></article>`, 'contact')).toEqual({
      call: '+441134960123',
      streets: ['14 Fern Lane +441134960123'],
    });
  });

  it('around a branch holds what the site says of it', () => {
    const branch = (street: string, number: string) =>
      `<article><h2>Leeds</h2><p>${street}<br>Leeds LS8 1AA<br>Phone: ${number}</p></article>`;
    const streets = ['14 Mill Street +441134960123', '3 Quay Street +441134960124'];
    expect(
      read('en', branch('14 Mill Street', '0113 496 0123') + branch('3 Quay Street', '0113 496 0124')).streets,
    ).toEqual(streets);
  });
});

it('a number is told by what a call to it costs, as Portuguese sites have to say', () => {
  const lines =
    '<ul><li>Rua do Souto 88, 4700-329 Braga</li><li>253 220 110 (chamada para a rede fixa nacional)</li></ul>';
  expect(read('pt', lines).streets).toEqual(['Rua do Souto 88 +351253220110']);
});

describe('a number below a line that names another', () => {
  it.each([
    ['who made the site', 'en', 'Website by Pixel Ltd', 'Tel: 0113 496 0123', null],
    ['who made it, and the site’s own words', 'en', 'Website by Pixel Ltd', 'Call us: 0113 496 0123', '+441134960123'],
    ['nobody, but what the site sells', 'en', 'Hosting: from £5 a month', 'Tel: 0113 496 0123', '+441134960123'],
    ['where people meet', 'de', 'Treffpunkt: Bahnhof Süd', 'Anmeldung: Tel. 030 1234567', '+49301234567'],
  ])('is that of %s', (_, language, above, line, number) => {
    expect(read(language, `<p>${above}</p><p>${line}</p>`).call).toBe(number);
  });
});
