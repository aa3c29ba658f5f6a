import { describe, expect, it } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import type { PageKind } from '../../../src/core/site/page-kind.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';

interface Given {
  readonly language: string;
  readonly domain: string;
  readonly name: string;
}

/** Path → kind and HTML of the body. */
type Pages = Readonly<Record<string, readonly [PageKind, string]>>;

function read(pages: Pages, { language, domain, name }: Given) {
  const paths = Object.entries(pages);
  const site = htmlSite(
    Object.fromEntries(paths.map(([path, [, html]]) => [path, `<html lang="${language}"><body>${html}</body></html>`])),
    domain,
  );
  const kinds = new Map(paths.map(([path, [kind]]) => [path, kind]));
  const described = new Map(paths.map(([path, [kind]]) => [path, { kind, language }]));
  const places = readPlaces({ ...site, kinds, described, name, language }, null);
  return {
    streets: places.places.flatMap(({ address }) => address?.street ?? []),
    hours: places.places.map(({ openingHours = [] }) => hoursLines(openingHours).join('; ')),
    call: readActions({ ...site, kinds }, places).find(({ id }) => id === 'call')?.phone?.e164 ?? null,
  };
}

const card = (title: string, lines: string, href: string) =>
  `<div><h3><a href="${href}">${title}</a></h3><p>${lines}</p></div>`;

describe('a guide that says nowhere where it is itself', () => {
  const given = { language: 'en', domain: 'garage-finder.example', name: 'Garage Finder' };
  const brook = '14 Fern Lane<br>Leeds LS6 3QS<br>Tel: 0113 496 0123<br>Parking<br>MOT<br>Mon-Fri 8am-5pm';
  const harbour = '3 Quay Street<br>Bristol BS1 4RW<br>Tel: 0117 496 0123';
  const footer = '<footer>© Garage Finder</footer>';
  const cards = `${card('Brook Motor Works', brook, '/brook')}${card('Harbour Tyre House', harbour, '/harbour')}`;

  it('has no place, number or hours of the firms on its home page, though each has a page', () => {
    const pages: Pages = {
      '/': [
        'home',
        `<h1>Find a garage</h1>${cards}${card('Millers', '9 Castle Street<br>Norwich NR2 1EX', '/m')}${footer}`,
      ],
      '/brook': ['other', `<h1>Brook Motor Works</h1><p>${brook}</p>${footer}`],
      '/harbour': ['other', `<h1>Harbour Tyre House</h1><p>${harbour}</p>${footer}`],
    };
    expect(read(pages, given)).toEqual({ streets: [], hours: [], call: null });
  });

  it('has none of the firm in a post whose address is the root with a number', () => {
    const post = `<h1>Brook Motor Works</h1><p>${brook}</p>${footer}`;
    expect(read({ '/?p=3289': ['other', post] }, given)).toEqual({ streets: [], hours: [], call: null });
  });

  it('has the place that its page about contacts states', () => {
    const contact = '<h1>Contact</h1><p>20 Park Row<br>Leeds LS1 5JA<br>Tel: 0113 496 0100</p>';
    const pages: Pages = { '/': ['home', cards], '/contact': ['contact', contact] };
    expect(read(pages, given)).toMatchObject({ streets: ['20 Park Row'], call: '+441134960100' });
  });

  it('has the number and the hours at the foot of its pages', () => {
    const foot = '<footer>Garage Finder · Call us: 0113 496 0100 · Opening hours: Mon-Sat 9am-6pm</footer>';
    expect(read({ '/': ['home', `${cards}${foot}`] }, given)).toEqual({
      streets: [],
      hours: ['Mo-Sa 09:00-18:00'],
      call: '+441134960100',
    });
  });

  it.each([
    [
      'ja',
      '味の旅',
      '〒530-0001 大阪府大阪市北区梅田1-2-3',
      '〒060-0001 北海道札幌市中央区北一条西4-5',
      ['鮨処まつ田', '湯どうふ山彦'],
      true,
    ],
    [
      'ja',
      '山彦商事',
      '〒530-0001 大阪府大阪市北区梅田1-2-3',
      '〒060-0001 北海道札幌市中央区北一条西4-5',
      ['大阪支店', '北海道営業所'],
      false,
    ],
    [
      'ja',
      '旅案内',
      '〒530-0001 大阪府大阪市北区梅田1-2-3',
      '〒060-0001 北海道札幌市中央区北一条西4-5',
      ['海鳴荘みなみ', '海鳴荘きたの'],
      false,
    ],
    [
      'ko',
      '맛길',
      '(06236) 서울특별시 강남구 테헤란로 152',
      '(48058) 부산광역시 해운대구 센텀중앙로 90',
      ['솔바람국수', '바다로식당'],
      true,
    ],
    [
      'ko',
      '솔바람',
      '(06236) 서울특별시 강남구 테헤란로 152',
      '(48058) 부산광역시 해운대구 센텀중앙로 90',
      ['강남 매장', '해운대 매장'],
      false,
    ],
  ] as const)(
    'is told in a script without capitals, and a firm with branches is none: %s %s',
    (language, name, one, other, [first, second], isGuide) => {
      const lines = (address: string, phone: string) => `${address}<br>${phone}`;
      const phones =
        language === 'ja' ? ['TEL 06-1234-5678', 'TEL 011-123-4567'] : ['전화 02-123-4567', '전화 051-123-4567'];
      const html = `${card(first, lines(one, phones[0] ?? ''), '/1')}${card(second, lines(other, phones[1] ?? ''), '/2')}`;
      const { streets } = read({ '/': ['home', html] }, { language, domain: `guide.example`, name });
      expect(streets).toHaveLength(isGuide ? 0 : 2);
    },
  );

  it('is none where towns, parts of one town or the name of the site stand above the addresses', () => {
    const titles = [
      ['Leeds', 'Bristol Harbourside'],
      ['Garage Finder North', 'Garage Finder South'],
      ['Brook Motor Works', 'Brook Motor Works'],
    ] as const;
    for (const [one, other] of titles) {
      const pages: Pages = { '/': ['home', `${card(one, brook, '/1')}${card(other, harbour, '/2')}`] };
      expect(read(pages, given).streets).toEqual(['14 Fern Lane', '3 Quay Street']);
    }
    const inTown = card('Upper East Side', '3 Quay Street<br>Leeds LS1 4RW<br>Tel: 0113 496 0124', '/2');
    const pages: Pages = { '/': ['home', `${card('Park Slope', brook, '/1')}${inTown}`] };
    expect(read(pages, given).streets).toHaveLength(2);
  });
});

describe('the hours beside one of several places', () => {
  const given = { language: 'de', domain: 'backkontor.example', name: 'Backkontor' };
  const own = '<p>Backkontor GmbH<br>Ahornweg 7<br>82205 Gilching<br>Telefon: 08105 123456</p>';
  const erfurt = 'Anger 12<br>99084 Erfurt<br>Tel. 0361 123450';

  it('are none of the main place, where a finder lists branches', () => {
    const branches = `${card('Filiale Erfurt', `${erfurt}<br>Öffnungszeiten: Mo-Fr 6-18 Uhr`, '/1')}${card('Filiale Gera', 'Markt 3<br>07545 Gera<br>Tel. 0365 123450', '/2')}`;
    const pages: Pages = { '/': ['home', own], '/filialen': ['directions', branches] };
    const { streets, hours } = read(pages, given);
    expect(streets).toEqual(['Ahornweg 7', 'Anger 12', 'Markt 3']);
    expect(hours).toEqual(['', 'Mo-Fr 06:00-18:00', '']);
  });

  it('are those of the main place, where only a box at the post office stands between', () => {
    const box = '<p>Postanschrift<br>Postfach 1234<br>82197 Gilching</p><p>Öffnungszeiten: Mo-Fr 6-18 Uhr</p>';
    expect(read({ '/kontakt': ['contact', `<h1>Kontakt</h1>${own}${box}`] }, given).hours[0]).toBe('Mo-Fr 06:00-18:00');
  });

  it('are none of the main place, where the branch has a page of its own', () => {
    const branch = `<h1>Filiale Erfurt</h1><p>${erfurt}</p><p>Parkplatz</p><h3>Öffnungszeiten</h3><p>Mo-Fr 6-18 Uhr</p>`;
    const pages: Pages = {
      '/': ['home', '<p>Brot</p>'],
      '/impressum': ['imprint', `<h1>Impressum</h1>${own}`],
      '/erfurt': ['opening_hours', branch],
    };
    expect(read(pages, given).hours).toEqual(['', 'Mo-Fr 06:00-18:00']);
  });
});

describe('the number to be called', () => {
  const given = { language: 'de', domain: 'tierarzt.example', name: 'Tierarztpraxis Lenz' };
  const site = (aside: string, imprint: string): Pages => {
    const header = `<header>${aside}</header>`;
    return {
      '/': ['home', `${header}<p>Willkommen</p>`],
      '/team': ['other', `${header}<p>Team</p>`],
      '/impressum': ['imprint', `${header}<h1>Impressum</h1><p>Ahornweg 7<br>82205 Gilching<br>${imprint}</p>`],
    };
  };
  const link = '<a href="tel:+491712345678">0171 2345678</a>';

  it.each([
    ['Notfalltelefon', `Notfallnummer: ${link}`, 'Telefon: 08105 123456'],
    ['mobile', `Mobil: ${link}`, 'Empfang: 08105 123456'],
    ['emergency number in one line with it', `Notfall: ${link}`, 'Notfall: 0171 2345678, Telefon: 08105 123456'],
  ])('is that of the imprint, not the %s on all pages', (_what, aside, imprint) => {
    expect(read(site(aside, imprint), given).call).toBe('+498105123456');
  });

  it.each([
    ['no other is stated', `Notdienst: ${link}`, 'Fax: 08105 123457'],
    ['it is the telephone of the imprint, too', `Notdienst: ${link}`, 'Telefon: 0171 2345678'],
    ['the other one is for orders', `Mobil: ${link}`, 'Bestellungen: 08105 123456'],
  ])('is the one on all pages where %s', (_what, aside, imprint) => {
    expect(read(site(aside, imprint), given).call).toBe('+491712345678');
  });
});

describe('a site that belongs to somebody', () => {
  it('is where the town is that its name says, with the numbers of its own part of the page', () => {
    const branch =
      '<h3>Filiale</h3><p>Kirchweg 9<br>82205 Gilching<br>Tel. 08105 123456</p><h3>Geöffnet</h3><table><tr><td>Mo – Fr</td><td>6.30 – 18.30</td></tr><tr><td>Sa</td><td>7 – 16 Uhr</td></tr></table>';
    const foot =
      '<footer><p>Franchise: Tel. 0731 123 450 (Mo–Do 9–16 Uhr)</p><p>Laugenhaus GmbH · Donauufer 40 · 89073 Ulm · ©</p></footer>';
    const pages: Pages = {
      '/': ['home', `<main><h1>Laugenhaus</h1>${branch}</main>${foot}`],
      '/angebot': ['services', `<main>Brezeln</main>${foot}`],
    };
    const given = { language: 'de', domain: 'laugenhaus.example', name: 'Laugenhaus Gilching' };
    expect(read(pages, given)).toEqual({
      streets: ['Kirchweg 9', 'Donauufer 40'],
      hours: ['Mo-Fr 06:30-18:30; Sa 07:00-16:00', ''],
      call: '+498105123456',
    });
  });

  it.each([
    ['pl', 'Organ prowadzący: Gmina Leśna, Rynek 1, 43-430 Skoczów, tel. 33 853 12 30'],
    ['hu', 'Fenntartó: Dombos Alapítvány, 3300 Eger, Fő utca 1., tel. +36 36 312 123'],
    ['de', 'Schulträger: Stadt Gilching, Rathausplatz 1, 82205 Gilching, Tel. 08105 123450'],
  ])('is not where the one is that keeps it (%s)', (language, keeper) => {
    const footer = `<footer>${keeper}</footer>`;
    const pages: Pages = { '/': ['home', `<p>…</p>${footer}`], '/about': ['about', `<p>…</p>${footer}`] };
    const given = { language, domain: `szkola.${language}`, name: 'Lipa' };
    expect(read(pages, given)).toMatchObject({ streets: [], call: null });
  });

  it('has no number of its bank or its insurer, in a table of the firm', () => {
    const rows = [
      ['所在地', '〒810-0031 福岡市中央区谷2-8-14'],
      ['電話', '092-712-1230'],
      ['保険代理店', '山川火災 福岡支店 092-862-1230'],
    ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    const site = htmlSite(
      { '/company': `<html lang="ja"><body><table>${rows.join('')}</table></body></html>` },
      'auto.jp',
    );
    const described = new Map([['/company', { kind: 'about' as const, language: 'ja' }]]);
    const { places } = readPlaces({ ...site, described, name: 'オート', language: 'ja' }, null);
    expect(places[0]?.phones.map(({ e164 }) => e164)).toEqual(['+81927121230']);
  });
});

describe('a portal of what others let', () => {
  const given = { language: 'de', domain: 'alpenstuben.example', name: 'Alpenstuben' };
  const footer = '<footer>Alpenstuben GmbH, Donauufer 40, 89073 Ulm</footer>';
  const flat = 'Kirchweg 9, 82205 Gilching';

  it('has no place and no number of whoever lets one, beside a price', () => {
    const pages: Pages = {
      '/': [
        'home',
        `<h2>Haus Lipa</h2><p>${flat} · ab 95 € / Nacht</p><p>Gastgeber: Anna, Tel. 08105 123456</p><h2>Stube</h2><p>Ahornweg 7, 82205 Gilching · 70 €</p><p>Tel. 08105 123450</p>${footer}`,
      ],
      '/lipa': [
        'other',
        `<h1>Haus Lipa</h1><p>Adresse: ${flat}</p><h2>Kontakt</h2><p>Telefon: 08105 123456</p>${footer}`,
      ],
    };
    expect(read(pages, given)).toEqual({ streets: ['Donauufer 40'], hours: [''], call: null });
  });
});

it('the hours of one telephone line are no week of a place whose other line has its own', () => {
  const lines =
    '<h2>Kontaktcenter</h2><p>Telefon: 0582-68 50 00<br>Måndag–fredag 8.00–16.30</p><p>Besöksadress: Storgatan 14, 694 30 Hallsberg</p><p>Postadress: Box 120, 694 23 Hallsberg</p><h2>Bygglov</h2><p>Telefontid: tisdag och torsdag 9–11, 0582-68 51 40</p>';
  const given = { language: 'sv', domain: 'acme.se', name: 'Acme' };
  expect(read({ '/kontakt': ['contact', lines] }, given)).toMatchObject({ hours: ['', ''], call: '+46582685000' });
});

describe('an address', () => {
  const contact = (language: string, domain: string, lines: string) =>
    readPlaces(
      {
        ...htmlSite({ '/contact': `<html lang="${language}"><body><p>${lines}</p></body></html>` }, domain),
        described: new Map([['/contact', { kind: 'contact' as const, language }]]),
        name: 'Acme',
        language,
      },
      null,
    ).places.map(({ address }) => address);

  it('has its postal code behind a label, and is one of several', () => {
    const lines =
      'Офис: 454010, г. Челябинск, ул. Героев, д. 71П<br>Тел.: 8 (351) 220-18-44<br>Юридический адрес: 454080, г. Челябинск, пр. Ленина, 83';
    expect(contact('ru', 'acme.ru', lines)).toEqual([
      { street: 'ул. Героев, д. 71П', postcode: '454010', city: 'Челябинск', country: 'RU' },
      { street: 'пр. Ленина, 83', postcode: '454080', city: 'Челябинск', country: 'RU' },
    ]);
  });

  it('has the stairs and the door of its house', () => {
    const [address] = contact('de', 'acme.at', 'Lindengasse 15 / 1 / 9<br>A-1060 Wien');
    expect(address?.street).toBe('Lindengasse 15/1/9');
  });

  it('is in the country that it names, and in no town of that name elsewhere', () => {
    expect(
      contact('en', 'acme.com', '24 Saffron Street, Charlestown, Georgetown, Guyana<br>Tel: +592 223 1230'),
    ).toEqual([]);
  });

  it('has no letter for a telephone in its town', () => {
    const [address] = contact('it', 'acme.it', 'Via Garibaldi, 81, 16147 Genova T (+39) 010 412 30 11');
    expect(address?.city).toBe('Genova');
  });
});
