import { describe, expect, it } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import type { PageKind } from '../../../src/core/site/page-kind.ts';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';
import { CONTACT_SAMPLES, type ContactSample } from './sample.ts';

interface Given {
  readonly kinds?: Readonly<Record<string, PageKind>>;
  readonly language?: string;
  readonly domain?: string;
  readonly name?: string;
}

function read(pages: Readonly<Record<string, string>>, { kinds = {}, language = 'en', domain, name }: Given = {}) {
  const described = new Map(Object.entries(kinds).map(([path, kind]) => [path, { kind, language }]));
  return readPlaces({ ...htmlSite(pages, domain), described, name: name ?? null, language }, null).places;
}

const paragraphs = (lines: string) =>
  lines
    .split('|')
    .map((line) => `<p>${line}</p>`)
    .join('');

function readSample({ lines, language, ending }: ContactSample) {
  const html = `<html lang="${language}"><body>${paragraphs(lines)}</body></html>`;
  return read({ '/contact': html }, { kinds: { '/contact': 'contact' }, language, domain: `sample.${ending}` });
}

describe('the places of a site', () => {
  it('are none of a country whose codes merely look like theirs', () => {
    const html =
      '<html lang="es"><body><p>Zelmar Olmo 1287, CP.11100, Montevideo, Uruguay. Copyright</p></body></html>';
    const kinds = { '/contact': 'contact' } as const;
    const [place] = read({ '/contact': html }, { kinds, language: 'es', domain: 'sample.uy' });
    expect(place?.address?.country).not.toBe('ES');
  });

  it('are in the state that stands behind a bar, before its code or without one', () => {
    const addressIn = (line: string) =>
      read({ '/contact': `<p>${line}</p>` }, { kinds: { '/contact': 'contact' }, domain: 'sample.com' })[0]?.address;
    expect(addressIn('Elm Tools | 12 Hilltop Road | Ramsey, NJ | 07446 | (201) 555-0142')).toEqual({
      street: '12 Hilltop Road',
      postcode: '07446',
      city: 'Ramsey',
      region: 'NJ',
      country: 'US',
    });
    expect(addressIn('12 Hilltop Road, Ramsey, NJ, (201) 555-0142')).toMatchObject({ city: 'Ramsey', region: 'NJ' });
  });

  it('have no firm before the street, whose form ends it', () => {
    const kinds = { '/contact': 'contact' } as const;
    const html = '<p>© Elm Publishing Limited Quay House, Bath BA1 1UA. All rights reserved.</p>';
    const [place] = read({ '/contact': html }, { kinds, domain: 'sample.co.uk' });
    expect(place?.address?.street).toBe('Quay House');
  });

  it('have all houses between two numbers, with spaces around the dash as without', () => {
    const kinds = { '/contact': 'contact' } as const;
    const html = '<p>Elm House | 1 – 6 Fern Place | Mayfair | London | W1J 7BU T +44 20 7946 0123</p>';
    const [place] = read({ '/contact': html }, { kinds, domain: 'sample.co.uk' });
    expect(place?.address?.street).toBe('1-6 Fern Place');
  });

  it('are none of what visitors wrote', () => {
    const html =
      '<html lang="en"><body class="comments-open"><h1>Rain</h1><p>It rains.</p><div id="comments" class="comments-area"><div class="comment"><p>Ann Hill</p><p>580 Mill Street, Chicago, IL 60601</p><p>Call me: (312) 555-0142</p></div><div id="footer"><p>Rain Ltd, 12 Elm Street, Clemson, SC 29634</p></div></div></body></html>';
    expect(read({ '/rain': html }, { domain: 'rain.example' }).map(({ address }) => address?.city)).toEqual([
      'Clemson',
    ]);
  });

  it('have their street behind the notice of their rights', () => {
    const foot = (notice: string) => `<html lang="en"><body><p>Rain.</p><footer>${notice}</footer></body></html>`;
    const streetOf = (notice: string) => read({ '/': foot(notice) }, { domain: 'rain.example' })[0]?.address?.street;
    expect(streetOf('© 2013–2015 Rain 12 Elm Street Clemson, SC 29634')).toBe('12 Elm Street');
    expect(streetOf('Copyright 2015 Rain Ltd, 12 Elm Street, Clemson, SC 29634')).toBe('12 Elm Street');
  });

  it.each([
    ['295 Mill Avenue|Gants Hill|Ilford|Essex IG2 6NT', '295 Mill Avenue, Gants Hill', 'Ilford'],
    ['Unit 15 Mill Court|Elm Business Park|Lancashire FY4 5GU', '15 Mill Court, Elm Business Park', undefined],
    ['12 High Street|Elm Business Park|Leeds|LS1 4AP', '12 High Street, Elm Business Park', 'Leeds'],
  ])('have the street and the town that their lines name: %s', (lines, street, city) => {
    const html = `<html lang="en"><body><p>Rain Ltd</p>${paragraphs(lines)}</body></html>`;
    const [place] = read({ '/contact': html }, { kinds: { '/contact': 'contact' }, domain: 'rain.co.uk' });
    expect([place?.address?.street, place?.address?.city]).toEqual([street, city]);
  });

  it('are none of who wrote a paper', () => {
    const html =
      '<html lang="en"><body><h1>Rain and bread</h1><p>Corresponding Author: Ann Hill, PhD, 12 Mill Street, Chicago, IL 60601; e-mail.</p><p>Current Author Addresses: Dr. Hill: 12 Mill Street, Chicago, IL 60601.</p><p>Dr. Cole: 228 Elm Street, Clemson, SC 29634.</p></body></html>';
    expect(read({ '/paper': html }, { domain: 'journals.example' })).toEqual([]);
  });

  it.each([
    ['July 12th, 2026', '10:30 AM'],
    ['Tuesday, 12 July 2026', '10:30'],
    ['12/07/2026', '10.30 am – 12.00 pm'],
  ])('are none where people met on a day: %s, %s', (day, time) => {
    const rows = [day, time, 'Elm Board', '100 Trade Centre Drive', 'Champaign, IL 61820', 'Agenda', 'Minutes'];
    const table = `<table>${rows.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;
    const own = '<footer><p>1120 East Diehl Road</p><p>Naperville, IL 60563</p><p>Phone: (312) 555-0142</p></footer>';
    const places = read({ '/meetings': `<body>${table}${own}</body>` }, { name: 'Elm Board', domain: 'elm.example' });
    expect(places.map(({ address }) => address?.city)).toEqual(['Naperville']);
  });

  it('have the numbers beside them, not those of somebody farther up', () => {
    const html = paragraphs(
      'Far South|Contact: Ann Hill|Phone: (312) 555-0177|When: 3rd Tuesday|Was this page helpful?|Yes|No|ELM SCHOOLS|42 West Madison Street|Chicago, IL 60602|Phone: (312) 555-0142',
    );
    const [place] = read({ '/contact': html }, { kinds: { '/contact': 'contact' }, domain: 'elm.example' });
    expect(place?.phones.map(({ e164 }) => e164)).toEqual(['+13125550142']);
  });

  it('have their state and code on a line of their own', () => {
    const html = paragraphs('Contact|Elm Ltd,|440 North Elm Street,|Naperville,|IL 60563.');
    const [place] = read({ '/contact': html }, { kinds: { '/contact': 'contact' }, domain: 'elm.example' });
    expect(place?.address).toMatchObject({ street: '440 North Elm Street', city: 'Naperville', postcode: '60563' });
  });

  it('begin where the one before them in the line ends', () => {
    const html =
      '<html lang="en"><body><footer>12 Capitol Avenue, Springfield, IL 62701 Lincoln Building 160 North Clark Street, Ste. C-800 Chicago, IL 60601</footer></body></html>';
    const streets = read({ '/contact': html }, { kinds: { '/contact': 'contact' } }).map(
      ({ address }) => address?.street,
    );
    expect(streets).toEqual(['12 Capitol Avenue', '160 North Clark Street, Ste. C-800']);
  });

  it.each(CONTACT_SAMPLES)('are read in $language (.$ending)', (sample) => {
    const [place, ...more] = readSample(sample);
    const { street, postcode, city, country } = place?.address ?? {};
    expect([street, postcode, city, country].join(', ')).toBe(sample.address);
    expect(hoursLines(place?.openingHours ?? []).join('; ')).toBe(sample.hours);
    expect(place?.phones[0]?.e164 ?? null).toBe(sample.phone);
    expect(more).toEqual([]);
  });

  it.each([
    [
      'a number before a comma',
      'fr',
      '12 bis, rue des Tanneurs|69002 Lyon',
      '12 bis, rue des Tanneurs, 69002, Lyon, FR',
    ],
    ['a box behind its owner', 'se', 'Acme Foods AB PO BOX 4083 169 04 Solna', 'PO BOX 4083, 169 04, Solna, SE'],
    [
      'a box of a station',
      'ca',
      'P.O. Box 500 Station A|Toronto, ON M5W 1E6',
      'P.O. Box 500 Station A, M5W 1E6, Toronto, CA',
    ],
    [
      'a quadrant',
      'us',
      '1625 K Street, NW Suite 900|Washington, DC 20006',
      '1625 K Street, NW Suite 900, 20006, Washington, US',
    ],
    [
      'a legal form',
      'es',
      'Editorial del Mar, S.L.U. Avda San Luis 25 - 28033 Madrid',
      'Avda San Luis 25, 28033, Madrid, ES',
    ],
    ['a note with a comma', 'de', 'Weißenburgstr. 4 (Hof, EG)|24116 Kiel', 'Weißenburgstr. 4, 24116, Kiel, DE'],
    [
      'an estate between street and town',
      'es',
      'Calle Olmo 23, P.I. Virgen de la Salud - 46950 Xirivella - Valencia',
      'Calle Olmo 23, 46950, Xirivella, ES',
    ],
    [
      'a sentence',
      'it',
      'La bottega è in viale Einaudi 12/abc, 70125 BARI (Italy)',
      'viale Einaudi 12/abc, 70125, Bari, IT',
    ],
    [
      'capitals',
      'com.br',
      'Rua das Flores, 12 - RIO DE JANEIRO - RJ - 20040-002',
      'Rua das Flores, 12, 20040-002, Rio de Janeiro, BR',
    ],
    ['London W1T 3NL', 'co.uk', '70 Wharf Street|London W1T 3NL', '70 Wharf Street, W1T 3NL, London, GB'],
    [
      'a code in a cell of its own',
      'co.uk',
      '45 Wharf Place, Isle of Dogs.|Postcode:|E14 9YD',
      '45 Wharf Place, E14 9YD, Isle of Dogs, GB',
    ],
    ['a state in small letters', 'com', '26 Fern Street|Boston Ma 02631', '26 Fern Street, 02631, Boston, US'],
    [
      'a French state in brackets',
      'ca',
      '10 Rue Saint-Denis, Montréal (Québec) H2X 3J3',
      '10 Rue Saint-Denis, H2X 3J3, Montréal, CA',
    ],
    [
      'a labelled code of Mexico',
      'mx',
      'Calle Luna 30|Cancún Quintana Roo|Mexico C.P.: 77500',
      'Calle Luna 30, 77500, Cancún, MX',
    ],
    ['the code last', 'ro', 'Str. Lipscani nr. 25, București 030033', 'Str. Lipscani nr. 25, 030033, București, RO'],
    ['the street last', 'bg', 'София 1000, бул. Витоша 15', 'бул. Витоша 15, 1000, София, BG'],
    ['the country alone', 'com', 'Ahmad Javad 20,|Baku, Azerbaijan', 'Ahmad Javad 20, , Baku, AZ'],
    [
      'a city that is a state',
      'sg',
      '1 Raffles Place, #20-61, Singapore 048616',
      '1 Raffles Place, #20-61, 048616, Singapore, SG',
    ],
    [
      'a way in behind the street',
      'at',
      'Lindengasse 15-17 - Einfahrt Seegasse|1020 Wien',
      'Lindengasse 15-17, 1020, Wien, AT',
    ],
    [
      'a label behind a small town that is named alone elsewhere',
      'ch',
      'Seeweg 1, CH-6204 Lindenau Besuchszentrum|Dorfstrasse 6, CH-6204 Lindenau',
      'Seeweg 1, 6204, Lindenau, CH',
    ],
    ['Japan without a prefecture', 'jp', '大阪市北区梅田3丁目1番3号', '北区梅田3丁目1番3号, , 大阪市, JP'],
    [
      'Bangkok',
      'th',
      '99/9 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพมหานคร 10310',
      '99/9 ถนนพระราม 9, 10310, กรุงเทพมหานคร, TH',
    ],
  ])('are read in many forms: %s', (_, ending, lines, expected) => {
    const kinds = { '/contact': 'contact' } as const;
    const [place] = read({ '/contact': paragraphs(lines) }, { kinds, domain: `acme.${ending}` });
    const { street, postcode, city, country } = place?.address ?? {};
    expect([street, postcode, city, country].join(', ')).toBe(expected);
  });

  it('name no street by the initials of an army', () => {
    const kinds = { '/contact': 'contact' } as const;
    const [place] = read({ '/contact': paragraphs('U.S. Army|Arlington, VA 22211') }, { kinds, domain: 'acme.us' });
    expect(place?.address?.street).toBeUndefined();
  });

  it('keep where they were read: the page and its words', () => {
    const [place] = read(
      { '/contact': paragraphs('Acme|2 Fern Lane|Leeds LS6 3QS') },
      { kinds: { '/contact': 'contact' } },
    );
    expect(place?.evidence).toMatchObject({
      url: 'https://acme.example/contact',
      excerpt: 'Acme · 2 Fern Lane · Leeds LS6 3QS',
    });
    expect(place?.confidence).toBeGreaterThan(0.9);
  });

  it('keep where their number and their week stand', () => {
    const lines = 'Acme|2 Fern Lane, Sixth Floor|Leeds LS6 3QS|Tel: 0113 496 0123|Open daily 9am-5pm';
    const [place] = read({ '/contact': paragraphs(lines) }, { kinds: { '/contact': 'contact' } });
    expect(place?.address?.street).toBe('2 Fern Lane, Sixth Floor');
    expect(place?.partEvidence?.telephone?.excerpt).toContain('0113 496 0123');
    expect(place?.partEvidence?.opening_hours?.excerpt).toBe('Open daily 9am-5pm');
  });

  it('are kept apart, each with its own number and hours', () => {
    const shop = (street: string, town: string, phone: string, hours: string) =>
      paragraphs(`${street}|${town}|Tel: ${phone}|Opening hours: ${hours}`);
    const html =
      shop('2 Fern Lane', 'Leeds LS6 3QS', '0113 496 0123', 'Mon-Fri 9am-5pm') +
      shop('9 Oak Road', 'York YO1 7HH', '01904 555 012', 'Tue-Sat 10am-4pm');
    const places = read({ '/contact': html }, { kinds: { '/contact': 'contact' }, domain: 'acme.co.uk' });
    expect(
      places.map(({ address, phones, openingHours }) => [
        address?.city,
        phones[0]?.e164,
        hoursLines(openingHours ?? []),
      ]),
    ).toEqual([
      ['Leeds', '+441134960123', ['Mo-Fr 09:00-17:00']],
      ['York', '+441904555012', ['Tu-Sa 10:00-16:00']],
    ]);
  });

  it('name whom a number reaches, and keep the hours of a telephone line to that number', () => {
    const html = paragraphs('2 Fern Lane|Leeds LS6 3QS|Sales: 0113 496 0777, Mon-Fri 8am-8pm|Phone: 0113 496 0123');
    const [place] = read({ '/contact': html }, { kinds: { '/contact': 'contact' }, domain: 'acme.co.uk' });
    expect(place?.phones.map(({ e164, reaches }) => [e164, reaches])).toEqual([
      ['+441134960123', undefined],
      ['+441134960777', 'sales'],
    ]);
  });
});

describe('what is not the site’s own', () => {
  const listing = paragraphs('The Old Mill|2 Fern Lane|Leeds LS6 3QS|Opening hours: Mon-Fri 9am-5pm');

  it('is not the hall where something happens on a day', () => {
    const event = 'Next tasting|06.03.2020, 19 Uhr|Gasthof Linde, Ahornweg 11, 06114 Halle|Tickets: wine@sample.de';
    expect(read({ '/tastings': paragraphs(event) }, { language: 'de', domain: 'sample.de' })).toEqual([]);
    const office = event.replace('06.03.2020, 19 Uhr', 'Stand: 06.03.2020');
    expect(read({ '/tastings': paragraphs(office) }, { language: 'de', domain: 'sample.de' })).toHaveLength(1);
  });

  it('is in no town of another country than the address names', () => {
    const readOn = (line: string) =>
      read({ '/contact': paragraphs(line) }, { kinds: { '/contact': 'contact' }, domain: 'sample.us' });
    expect(readOn('24 Saffron Street, Charlestown, Guyana')).toEqual([]);
    expect(readOn('24 Saffron Street, Charlestown')[0]?.address?.country).toBe('US');
  });

  it('is left out: an address on a page about another thing', () => {
    expect(read({ '/': '<p>A guide to mills.', '/mills/old': listing })).toEqual([]);
  });

  it('is the site’s where the page repeats it in its footer', () => {
    const footer = '<footer>Acme, 9 Oak Road, York YO1 7HH</footer>';
    const places = read({ '/': `<p>A guide.${footer}`, '/mills/old': listing + footer });
    expect(places.map(({ address }) => address?.city)).toEqual(['York']);
  });

  it('is the site’s where its own name stands beside it', () => {
    const places = read({ '/': '<p>Hello.', '/mills/old': listing }, { name: 'The Old Mill' });
    expect(places.map(({ address }) => address?.postcode)).toEqual(['LS6 3QS']);
  });

  it.each([
    ['a mail address of the site stands beside it', 'Office|2 Fern Lane|Leeds LS6 3QS|office@acme.example'],
    ['a heading says whose it is', 'Contact us|2 Fern Lane|Leeds LS6 3QS'],
    ['the notice of the site’s rights stands beside it', '2 Fern Lane|Leeds LS6 3QS|© 2026 All rights reserved'],
  ])('is the site’s where %s', (_, lines) => {
    const places = read({ '/': '<p>Hello.', '/other/page': paragraphs(lines) });
    expect(places.map(({ address }) => address?.postcode)).toEqual(['LS6 3QS']);
  });

  it('is somebody else’s below such a heading where the web address of another site stands beside it', () => {
    const lines = 'The Old Mill|Contact|2 Fern Lane|Leeds LS6 3QS|www.the-old-mill.example';
    expect(read({ '/': '<p>A guide.', '/mills/old': paragraphs(lines) })).toEqual([]);
  });

  it('are hours without days: nobody knows on which days they hold', () => {
    expect(read({ '/contact': paragraphs('Opening hours: 9am - 5pm') }, { kinds: { '/contact': 'contact' } })).toEqual(
      [],
    );
  });

  it('is a list of many others', () => {
    const many = Array.from(
      { length: 12 },
      (_, at) => `<p>${at + 1} Fern Lane</p><p>Leeds LS6 ${at % 10}Q${'ABDEFGHJLN'[at % 10]}</p>`,
    );
    expect(read({ '/contact': many.join('') }, { kinds: { '/contact': 'contact' } })).toEqual([]);
  });
});

describe('addresses of others', () => {
  it.each([
    ['where goods come back to', 'Vrátený tovar zasielajte na nižšie uvedenú adresu:|Priemyselná 45|071 01 Michalovce'],
    ['where the pages lie', 'Hébergement : Nuage SARL|2 rue des Lilas|59100 Roubaix'],
    ['whom to complain to', 'Zuständige Verbraucherschlichtungsstelle:|Straßburger Straße 8|77694 Kehl'],
    ['who made the pages', 'Webdesign: Bunt GmbH|Lindenweg 3|50667 Köln'],
  ])('are none of the site: %s', (_, lines) => {
    expect(read({ '/contact': paragraphs(lines) }, { kinds: { '/contact': 'contact' } })).toEqual([]);
  });

  it('are told from its own, where it is itself what others name by law', () => {
    const html = paragraphs('Ärztekammer Nordheim|Lindenweg 3|50667 Köln');
    expect(read({ '/contact': html }, { kinds: { '/contact': 'contact' } })).toHaveLength(1);
  });

  it('are told from its own beside a menu that holds the word', () => {
    const html = paragraphs('Delivery|Returns|Bunt GmbH|Lindenweg 3|50667 Köln');
    expect(read({ '/contact': html }, { kinds: { '/contact': 'contact' } })).toHaveLength(1);
  });
});

describe('hours that nobody can be sure of', () => {
  it.each([
    ['a programme', 'Mon May 19|8:00 PM|Tue May 20|7:00 PM'],
    ['lessons', 'Yoga class|Mon 9:00-10:00|Tue 18:00-19:00'],
    ['days in a row above fewer times in a row', 'Opening hours|Mon|Tue|Wed|Thu|9-5|9-6|9-5'],
    ['two seasons side by side', 'Opening hours|Winter Summer|Tue & Wed: 10am-3pm Tue & Wed: 9am-5pm'],
    ['a day without an end', 'Opening hours|Saturday until 2pm'],
    [
      'a story',
      'We met on Monday at 9:00 and talked until 11:00 about the road, the mill and the people of the valley.',
    ],
  ])('are left out: %s', (_, lines) => {
    expect(read({ '/contact': paragraphs(lines) }, { kinds: { '/contact': 'contact' } })).toEqual([]);
  });
});

describe('figures that are no address', () => {
  it.each([
    ['a model', 'Axis M3014 0285-001 Network Dome Camera'],
    ['a price', 'Now only 1200 Kronor for 10115 Berlin fans'],
    ['a year and a town', 'Berlin 2019, Paris 2020'],
    ['a law', 'The Patriot ACT 2001 is no street'],
  ])('such as %s', (_, line) => {
    expect(read({ '/contact': paragraphs(line) }, { kinds: { '/contact': 'contact' } })).toEqual([]);
  });
});

describe('what is no fact of a place', () => {
  const kinds = { '/contact': 'contact' } as const;
  const hoursOf = (lines: string, language = 'en') =>
    read({ '/contact': paragraphs(lines) }, { kinds, language, domain: 'acme.co.uk' }).map(({ openingHours }) =>
      hoursLines(openingHours ?? []).join('; '),
    );

  it('is a week that is open in its lunch break, whose name and times are lines of their own', () => {
    const place = 'Acme|2 Fern Lane|Leeds LS6 3QS|Opening hours';
    const rows = 'Mon-Fri|9am-6pm|Lunch break|1pm-2pm|Sat|10am-1pm';
    expect(hoursOf(`${place}|${rows}`)).toEqual(['Mo-Fr 09:00-13:00; Mo-Fr 14:00-18:00; Sa 10:00-13:00']);
  });

  it('is a week that holds in a season only', () => {
    const place = 'Acme|2 Fern Lane|Leeds LS6 3QS';
    expect(hoursOf(`${place}|Summer opening hours: daily 10am-6pm|Winter: Sat-Sun 10am-4pm`)).toEqual(['']);
    expect(hoursOf(`${place}|Öffnungszeiten|Mai bis September|täglich 9–20 Uhr`, 'de')).toEqual(['']);
    expect(hoursOf(`${place}|Opening hours: daily 10am-6pm`)).toEqual(['Mo-Su 10:00-18:00']);
  });

  it('is a day of a list of news, read as a street and a code', () => {
    const html = paragraphs('Apr 11, 2019 A letter|Apr 9, 2019 Copenhagen|Mar 17, 2019 Paris');
    expect(read({ '/contact': html }, { kinds })).toEqual([]);
  });

  it('is the week of a box at a post office', () => {
    expect(hoursOf('Acme|PO Box 12|Leeds LS6 3QS|Opening hours: daily 10am-6pm')).toEqual(['']);
  });

  it('is the example that a template came with', () => {
    const html = paragraphs(
      'Acme Inc.|37 City Road, Suite 600|San Francisco, CA 94102|+44 1234 567 890|info@yourdomain.com',
    );
    expect(read({ '/contact': html }, { kinds, domain: 'acme.com' })).toEqual([]);
  });

  it('is a hotel that a portal lists above the notice in its footer', () => {
    const html = `${paragraphs('Bay Hotel|Vlycha Beach, 851 07 Lindos, Greece|+30 22440 31501|Reception open 24 hours')}<footer><p>© Acme</p></footer>`;
    expect(read({ '/hotels/bay': html }, { name: 'Acme' })).toEqual([]);
  });
});
