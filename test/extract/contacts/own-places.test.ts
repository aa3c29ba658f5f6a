import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../src/core/site/page-kind.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';

interface Given {
  readonly language: string;
  readonly domain: string;
  readonly name?: string;
  readonly kind?: PageKind;
  readonly path?: string;
}

function readPage(html: string, { language, domain, name, kind = 'home', path = '/' }: Given) {
  const site = htmlSite({ [path]: `<html lang="${language}"><body>${html}</body></html>` }, domain);
  const described = new Map([[path, { kind, language }]]);
  const read = readPlaces({ ...site, described, name: name ?? null, language }, null);
  const call = readActions({ ...site, kinds: new Map([[path, kind]]) }, read).find(({ id }) => id === 'call');
  return {
    streets: read.places.map(({ address }) => address?.street),
    places: read.places,
    call: call?.phone?.e164 ?? null,
  };
}

describe('the places of a site that names other places, too', () => {
  it('are one where its address stands once more without its street', () => {
    const foot = '<footer><p>Acme Ltd, 2 Fern Lane, Leeds LS6 3QS</p></footer>';
    const about = '<p>Acme was founded in Leeds LS6 3QS and has stayed there.</p>';
    const { streets } = readPage(`${about}${foot}`, { language: 'en', domain: 'acme.co.uk', name: 'Acme' });
    expect(streets).toEqual(['2 Fern Lane']);
  });

  it('are none of the houses of a chain, each on the one page about it, nor is the number of one that of the chain', () => {
    const house = (town: string, lines: string) =>
      `<body><h1>Kestrel Inn ${town}</h1><p>KESTREL INN ${lines}</p></body>`;
    const pages = {
      '/': '<body><h1>Kestrel Inn</h1><p>Rooms in many towns.</p></body>',
      '/houses/clemson': house('Clemson', '12 Elm Street, Clemson, SC 29634</p><p>Phone: (864) 555-0142'),
      '/houses/chicago': house('Chicago', '580 Mill Street, Chicago, IL 60601</p><p>Phone: (312) 555-0177'),
    };
    const readAll = (given: Readonly<Record<string, string>>) => {
      const site = htmlSite(given, 'kestrel.example');
      const described = new Map(
        Object.keys(given).map((path) => [path, { kind: 'other' as PageKind, language: 'en' }]),
      );
      const read = readPlaces({ ...site, described, name: 'Kestrel Inn', language: 'en' }, null);
      const call = readActions({ ...site, kinds: new Map() }, read).find(({ id }) => id === 'call');
      return { towns: read.places.map(({ address }) => address?.city), call: call?.phone?.e164 };
    };
    expect(readAll(pages)).toEqual({ towns: [], call: undefined });
    const near = pages['/houses/chicago'].replace('Chicago, IL 60601', 'Evanston, IL 60201');
    const local = { ...pages, '/houses/clemson': pages['/houses/chicago'], '/houses/chicago': near };
    expect(readAll(local).towns).toEqual(['Chicago', 'Evanston']);
    const footer = '<footer>Kestrel Inn, 1 Quay Road, Clemson, SC 29634</footer>';
    expect(readAll({ ...pages, '/': pages['/'].replace('</body>', `${footer}</body>`) }).towns[0]).toBe('Clemson');
  });

  it('are none of the clients that its home page quotes, nor is their number its own', () => {
    const { streets, call } = readPage(
      `<p>We build brands.</p><blockquote>“Always full.” – Sanne, Restaurant De Lepel, Vismarkt 12, 9711 KP Groningen,
      tel. 050 312 44 55</blockquote><p>Fietsen Koster, Hoofdstraat 88, 9401 LC Assen</p>
      <footer>Bureau Kievit · Turfsingel 33 · 9712 KH Groningen · Tel. 050-5201199</footer>`,
      { language: 'nl', domain: 'bureaukievit.example', name: 'Bureau Kievit' },
    );
    expect(streets).toEqual(['Turfsingel 33']);
    expect(call).toBe('+31505201199');
  });

  it('are its branches, each on lines of its own, and not who made the site', () => {
    const branch = (title: string, lines: string) => `<section><h3>${title}</h3><p>${lines}</p></section>`;
    const { streets } = readPage(
      `${branch('Baixa', 'Rua dos Fanqueiros 112<br>1100-231 Lisboa</p><p>Tel. 21 886 41 20')}
      ${branch('Évora', 'Largo do Chão 8<br>7000-547 Évora</p><p>Tel. 266 705 330')}
      <footer>© Tasca. Site por Pixelaria, Av. da Boavista 1200, 4100-113 Porto</footer>`,
      { language: 'pt', domain: 'tasca.example', name: 'Tasca' },
    );
    expect(streets).toEqual(['Rua dos Fanqueiros 112', 'Largo do Chão 8']);
  });

  it('are none of several that a home page has without a word whose they are', () => {
    const { streets } = readPage(
      '<p>The Pad</p><p>2 Lurke Street<br>Bedford MK40 3HY</p><p>Basement</p><p>8 Frogmore Street<br>Bristol BS1 5NA</p>',
      { language: 'en', domain: 'beats.co.uk' },
    );
    expect(streets).toEqual([]);
  });

  it('are where people are met, not where bills go', () => {
    const { streets } = readPage(
      '<p>Besöksadress: Björkvägen 3, 352 43 Växjö</p><p>Fakturaadress: Box 1222, 351 12 Växjö</p>',
      { language: 'sv', domain: 'forskola.se' },
    );
    expect(streets).toEqual(['Björkvägen 3']);
  });

  it('are not what a page about another firm tells below the name of the site', () => {
    const { places, call } = readPage(
      `<header>Yemek Rehberim</header><h1>Meydan Kebap</h1><p>Moda Cad. No: 51, 34710 Kadıköy/İstanbul</p>
      <p>Telefon: (0216) 345 67 80</p><p>Her gün 11:00 - 23:00</p><footer>© Yemek Rehberim · reklam@rehber.com.tr</footer>`,
      { language: 'tr', domain: 'rehber.com.tr', name: 'Yemek Rehberim', kind: 'other', path: '/istanbul/meydan' },
    );
    expect(places).toEqual([]);
    expect(call).toBeNull();
  });

  it('are not in the address element of a page about another firm', () => {
    const firm = '<script type="application/ld+json">{"@type":"Restaurant","name":"Chez Nous"}</script>';
    const html = '<h1>Chez Nous</h1><address>12 High Street<br>Bristol BS1 5NA</address>';
    const given = { language: 'en', domain: 'guide.co.uk', name: 'Good Guide', kind: 'other', path: '/r/7' } as const;
    expect(readPage(`${firm}${html}`, given).streets).toEqual([]);
    expect(readPage(html, given).streets).toEqual(['12 High Street']);
  });

  it('are none of who supplies it, below a story that names the site', () => {
    const { streets } = readPage(
      `<p>A Padaria Aurora nasceu em Curitiba em 1958, quando o seu Antônio abriu a primeira loja na rua ao lado do rio,
      perto do mercado velho.</p><p>Fornecedor: Moinho Sul, Av. das Indústrias, 900, 83040-000 São José dos Pinhais - PR</p>
      <p>Padaria Aurora<br>Rua Itupava, 1455<br>Curitiba - PR, 80040-455</p>`,
      { language: 'pt', domain: 'padaria.com.br', name: 'Padaria Aurora', kind: 'about', path: '/sobre' },
    );
    expect(streets).toEqual(['Rua Itupava, 1455']);
  });

  it('are no flats that somebody who works there shows', () => {
    const { streets, call } = readPage(
      `<h1>Altbau in Erfurt</h1><p>Krämpferstraße 18<br>99084 Erfurt</p><p>Kontakt: Jens Vogt, Mobil 0171 2345678,
      j.vogt@wohnen.example</p><footer>Wohnen GmbH, Goethestr. 5, 07743 Jena, Tel. 03641 776655</footer>`,
      { language: 'de', domain: 'wohnen.example', name: 'Wohnen', kind: 'other', path: '/objekt/3' },
    );
    expect(streets).toEqual(['Goethestr. 5']);
    expect(call).toBe('+493641776655');
  });

  it('are not where who made the site is, in Japanese', () => {
    const { places } = readPage(
      '<p>〒980-0811 宮城県仙台市青葉区一番町2-3-10</p><footer>制作：株式会社ウェブ 〒980-0014 仙台市青葉区本町1-1-1</footer>',
      { language: 'ja', domain: 'salon.jp' },
    );
    expect(places.map(({ address }) => address?.postcode)).toEqual(['980-0811']);
  });

  it('lend a site its number though nothing says whose they are, where it has no other', () => {
    const { streets, call } = readPage('<p>Dorpsstraat 3<br>6367 CC Voerendaal</p><p>Tel. 045-5754443</p>', {
      language: 'nl',
      domain: 'bistro.nl',
      kind: 'contact',
      path: '/contact',
    });
    expect([streets, call]).toEqual([['Dorpsstraat 3'], '+31455754443']);
  });

  it('have the numbers of their own country', () => {
    const { places } = readPage(
      '<p>Dar Yasmine</p><p>18, rue du Pacha, 1006 Tunis</p><p>Tél. : +216 71 560 833</p><p>Paris : Tél. +33 1 42 33 10 90</p>',
      { language: 'fr', domain: 'dar.tn', name: 'Dar Yasmine' },
    );
    expect(places[0]?.phones.map(({ e164 }) => e164)).toEqual(['+21671560833']);
  });
});

describe('a street', () => {
  it.each([
    ['suites', 'en', 'us', '69 West Street<br>Suites 600/800<br>Chicago, IL 60602', '69 West Street, Suites 600/800'],
    ['a suite by its sign', 'en', 'us', '8266 Fern Avenue, Suite #B<br>Tucson, AZ 85713', '8266 Fern Avenue, Suite #B'],
    ['a flat', 'ro', 'ro', 'Str. Horea nr. 14, ap. 2<br>400174 Cluj-Napoca', 'Str. Horea nr. 14, ap. 2'],
    ['a market that is no month', 'fr', 'fr', '3 place du Marché<br>07000 Privas', '3 place du Marché'],
    ['a firm before it', 'sk', 'sk', 'Javor Studio s.r.o. Lazaretská 12<br>811 08 Bratislava', 'Lazaretská 12'],
    ['a name that sounds like one', 'en', 'us', 'The Grove 1625 K Street<br>Chicago, IL 60602', '1625 K Street'],
    ['half a postal code behind', 'en', 'uk', '313 The Mall, ME15, Maidstone, United Kingdom', '313 The Mall'],
  ])('is read with %s', (_what, language, ending, lines, street) => {
    expect(readPage(`<p>${lines}</p>`, { language, domain: `sample.${ending}` }).streets).toEqual([street]);
  });

  it('is none of days and times before a postal code', () => {
    const { streets } = readPage('<p>H–P 8–17.</p><p>1117 Budapest</p>', { language: 'hu', domain: 'sample.hu' });
    expect(streets).toEqual([]);
  });

  it('lies in the town whose name begins with a quarter of the sky, though only the other is known', () => {
    const { places } = readPage('<p>8266 Fern Avenue<br>West Hollywood, CA 90046</p>', {
      language: 'en',
      domain: 'sample.us',
    });
    expect(places[0]?.address?.city).toBe('West Hollywood');
  });
});

describe('the places that stand beside the site’s own', () => {
  it('are none of the firms that a guide lists below their names, though each has a page', () => {
    const footer = '<footer>© Meșteri Cuminți SRL, Bd. Unirii 45, 030823 București. Telefon: 021 311 12 30</footer>';
    const card = '<h3>Instal Pro</h3>Str. Fabricii 12, 400620 Cluj-Napoca<br>Tel. 0264 512 301';
    const pages = {
      '/': `<html lang="ro"><body><h2>Recomandați</h2><div>${card}</div>${footer}</body></html>`,
      '/instal-pro': `<html lang="ro"><body><h1>Instal Pro</h1><div>${card}</div>${footer}</body></html>`,
    };
    const described = new Map([['/', { kind: 'home', language: 'ro' } as const]]);
    const site = { ...htmlSite(pages, 'mestericuminti.ro'), described, name: 'Meșteri Cuminți', language: 'ro' };
    const { places } = readPlaces(site, null);
    expect(places.map(({ address }) => address?.city)).toEqual(['București']);
  });

  it('are none of those that the law makes an imprint name', () => {
    const { streets, places } = readPage(
      `<h1>Impressum</h1><p>Lindner Voss Rechtsanwälte<br>Langenstraße 5<br>28195 Bremen<br>Telefon 0421 412301<br>Telefax 0421 412302</p>
      <p>Rechtsanwaltskammer Bremen<br>Knochenhauerstraße 3<br>28195 Bremen<br>Telefon 0421 412303</p>`,
      { language: 'de', domain: 'sample.de', kind: 'imprint', path: '/impressum' },
    );
    expect(streets).toEqual(['Langenstraße 5']);
    expect(places[0]?.phones.map(({ e164 }) => e164)).toEqual(['+49421412301']);
  });

  it('have numbers of their own, where they are halls of several events', () => {
    const { call } = readPage(
      `<h1>Birch Folk Festival</h1><p>Main stage: Abbot Park, 4 Dowker Lane, Kendal LA9 4DN</p>
      <p>Late sessions: The Malt Room, 27 Stramongate, Kendal LA9 4BH. Bar tel 01539 555990</p>`,
      { language: 'en', domain: 'birchfolk.co.uk' },
    );
    expect(call).toBeNull();
  });
});

describe('the numbers of a place', () => {
  const numbers = (html: string, given: Given) =>
    readPage(html, given).places.map(({ phones }) => phones.map(({ e164 }) => e164));

  it.each([
    [
      'who made the site',
      'hr',
      '<p>Pansion Tamaris, Obala 4, 21450 Hvar · tel 021 741 230</p><p>Izrada stranica: Studio Trokut, Vukovarska 9, 01 4811 230</p>',
      '+38521741230',
    ],
    [
      'an authority whose address cannot be read',
      'de',
      '<h1>Impressum</h1><p>Lindenweg 4, 82205 Gilching</p><p>Telefon: 08105 123450</p><p>Zuständige Aufsichtsbehörde:<br>Landratsamt, Zimmer 7<br>Telefon: 08105 987650</p>',
      '+498105123450',
    ],
    [
      'a chamber whose address cannot be read',
      'de',
      '<h1>Impressum</h1><p>Lindenweg 4, 82205 Gilching</p><p>Telefon: 08105 123450</p><p>Ärztekammer<br>Postfach<br>Tel. 08105 987650</p>',
      '+498105123450',
    ],
  ])('are not those of %s', (_whose, language, html, e164) => {
    const given = { language, domain: 'sample.example', kind: 'contact', path: '/contact' } as const;
    expect(numbers(html, given)).toEqual([[e164]]);
    expect(readPage(html, given).call).toBe(e164);
  });

  it('end where another address begins that could not be read, and where another country does', () => {
    const html = `<h1>Contact us</h1><p>Acme Foods</p><p>44 King Street West</p><p>Toronto, Ontario M5V 1K4</p>
      <p>Tel: (416) 955-0142</p><p>Acme Mill</p><p>88 Main Street</p><p>Lower Elmsford, New Brunswick, Canada E7L 1B2</p>
      <p>Tel: (506) 392-0142</p><p>Germany:</p><p>Tel: (506) 392-0143</p>`;
    const given = { language: 'en', domain: 'sample.ca', kind: 'contact', path: '/contact' } as const;
    expect(numbers(html, given)[0]).toEqual(['+14169550142']);
  });

  it('are not those of a story above the foot that states it', () => {
    const html = `<p>Der neue Eispalast hat die Telefonnummer 0351 4960123.</p>
      <footer><p>Elbbote, Lindenweg 4, 01099 Dresden</p><p>Redaktion: 0351 4960199</p></footer>`;
    const [phones] = numbers(html, { language: 'de', domain: 'elbbote.example' });
    expect(phones).toEqual(['+493514960199']);
  });

  it('are those below it, where the switchboard stands above the first of several', () => {
    const html = `<h1>Contact</h1><p>Accueil</p><p>02 40 47 12 30</p><p>Bénévolat</p><p>02 40 47 12 31</p>
      <p>4 place du Tilleul, 44400 Rezé</p><p>02 40 73 12 30</p><p>9 rue des Saules, 44200 Nantes</p><p>02 40 73 12 40</p>`;
    const given = { language: 'fr', domain: 'sample.fr', kind: 'contact', path: '/contact' } as const;
    expect(numbers(html, given)).toEqual([['+33240731230'], ['+33240731240']]);
  });

  it('are those above it, where each branch begins with its number', () => {
    const html = `<h1>Contato</h1><p>Unidade Barroca</p><p>(31) 3313-1230</p><p>Rua das Acácias, 546</p><p>Belo Horizonte MG</p><p>CEP: 30.431-228</p>
      <p>Unidade Floresta</p><p>(31) 3236-1230</p><p>Rua dos Ipês, 223</p><p>Belo Horizonte MG</p><p>CEP: 30.431-230</p>`;
    const given = { language: 'pt', domain: 'sample.com.br', kind: 'contact', path: '/contato' } as const;
    expect(numbers(html, given)).toEqual([['+553133131230'], ['+553132361230']]);
  });

  it('stand with the hours in the column of its branch', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const html = `<h1>Vores butikker</h1><table>${row('<b>Aarhus</b>', '<b>Silkeborg</b>')}
      ${row('Lindevej 8<br>8000 Aarhus C', 'Elmegade 9<br>8600 Silkeborg')}
      ${row('Tlf. 86 12 12 30', '<p>Tlf. 86 99 12 30</p>')}${row('Man-fre 6-17.30', 'Man-fre 6-17.30<br>Lør 6-14')}</table>`;
    const given = { language: 'da', domain: 'sample.dk', kind: 'directions', path: '/butikker' } as const;
    const { places } = readPage(html, given);
    expect(places.map(({ phones }) => phones.map(({ e164 }) => e164))).toEqual([['+4586121230'], ['+4586991230']]);
    expect(places.map(({ openingHours }) => openingHours?.length)).toEqual([1, 2]);
  });

  it('stand below each other behind one label, but for a fax', () => {
    const html = `<p>Στάικου 14<br>211 00 Ναύπλιο</p><p>τηλ.</p><p>27520 21230</p><p>6944 121230</p>`;
    const given = { language: 'el', domain: 'sample.gr', kind: 'contact', path: '/contact' } as const;
    expect(numbers(html, given)).toEqual([['+302752021230', '+306944121230']]);
    const fax =
      '<p>Ahornweg 7</p><p>82205 Gilching</p><p>Telefon 08105 123450</p><p>08105 123459</p><p>Fax 08105 123459</p>';
    expect(numbers(fax, { ...given, language: 'de', domain: 'sample.de' })).toEqual([['+498105123450']]);
  });
});

describe('weekly hours', () => {
  const read = (html: string, language: string) =>
    readPage(html, { language, domain: 'sample.example', kind: 'contact', path: '/contact' }).places[0]?.openingHours;

  it('go on behind a line that says what holds in some months', () => {
    const hours = read(
      '<h2>Openingstijden</h2><p>Dinsdag t/m vrijdag van 9.00 tot 18.00 uur</p><p>Dinsdag t/m vrijdag van november t/m februari van 9.00 tot 17.00 uur</p><p>Zaterdag van 9.00 tot 16.00 uur</p>',
      'nl',
    );
    expect(hours?.map(({ days, closes }) => `${days.length} ${closes}`)).toEqual(['4 18:00', '1 16:00']);
  });

  it('end before a day on which somebody is only on call', () => {
    const hours = read('<h4>Godziny przyjęć</h4><p>pn–pt: 9.00–20.00<br>nd: dyżur telefoniczny 602 512 301</p>', 'pl');
    expect(hours?.map(({ days, closes }) => `${days.length} ${closes}`)).toEqual(['5 20:00']);
  });

  it.each([
    [
      'a postal code and a block',
      'ja',
      '<p>【休診日】水曜午後・土曜午後・日曜</p><p>〒810-0031<br>福岡市中央区谷2-8-14</p>',
    ],
    ['a railway near by', 'de', '<p>Bergbahnen Lindau: täglich 8.45–17 Uhr</p>'],
  ])('are none of %s', (_what, language, html) => {
    expect(read(html, language)).toBeUndefined();
  });

  it('are not those of one month', () => {
    const hours = read(
      '<h2>Aukioloajat</h2><p>ke–pe 11–17<br>la 10–14</p><p>Heinäkuussa avoinna ma–pe 12–16.</p>',
      'fi',
    );
    expect(hours?.map(({ days, closes }) => `${days.length} ${closes}`)).toEqual(['3 17:00', '1 14:00']);
  });

  it('are not those of a feast', () => {
    const hours = read(
      '<p>ساعات العمل: السبت - الخميس 9:00 - 18:00، الجمعة مغلق</p><p>خلال رمضان: 11:00 - 16:00</p>',
      'ar',
    );
    expect(hours?.map(({ days, closes }) => `${days.length} ${closes}`)).toEqual(['6 18:00']);
  });

  it('end before a sentence about holidays', () => {
    const hours = read(
      '<h2>Openingstijden</h2><p>9.30 - 17.30: maandag</p><p>Gesloten op dinsdag</p><p>9.30 - 17.00: zaterdag</p><p>Feestdagen: geopend, uitgezonderd 1e kerstdag.</p>',
      'nl',
    );
    expect(hours?.map(({ days, closes }) => `${days.join()} ${closes}`)).toEqual(['Mo 17:30', 'Sa 17:00']);
  });

  it.each([
    ['the news of a day', '<p>Last 24 hours</p>'],
    ['pages and initials', '<p>1 - 15 of 91</p><p>D.S Smith</p>'],
  ])('are none of %s', (_what, html) => {
    expect(read(html, 'en')).toBeUndefined();
  });
});
