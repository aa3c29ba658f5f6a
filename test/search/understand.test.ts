import { describe, expect, test } from 'vitest';
import { parsePrice } from '../../src/extract/prices.ts';
import { understand } from '../../src/search/understand/understand.ts';
import type { Understood } from '../../src/search/understand/understood.ts';

const KRONE: Readonly<Record<string, string>> = { da: 'DK', no: 'NO', sv: 'SE' };

function understood(query: string): Understood {
  return understand(query, (text, spoken) => {
    const price = parsePrice(text, KRONE[spoken ?? ''] ?? null);
    return price?.currency ? { amount: price.amount, currency: price.currency } : null;
  });
}

/** What is understood, in short: language, category, place, filters, and the words that are left. */
function short(query: string): Record<string, unknown> {
  const { language, category, place, filters, words, domain } = understood(query);
  return {
    ...(language === null ? {} : { language }),
    ...(category === null ? {} : { category: category.id }),
    ...(place === null ? {} : { place: `${place.isNear ? 'near ' : ''}${place.name}, ${place.country}` }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(words.length === 0 ? {} : { words: words.join(' ') }),
    ...(domain === null ? {} : { domain }),
  };
}

describe('a question', () => {
  test('that says a word again and again asks for it once', () => {
    const { wanted, words } = understand('lessons lessons lantern lessons', () => null);
    expect(wanted.map((each) => each.words.join(' '))).toEqual(['lessons', 'lantern']);
    expect(words).toHaveLength(4);
  });

  test.each([
    ['french vanilla cups', { words: 'french vanilla cups' }],
    ['caribbean island where goats were removed', { words: 'caribbean island where goats were removed' }],
    ['Hotels in Island', { language: 'en', category: 'tourism/hotel', place: 'Iceland, IS' }],
  ])('an everyday English word is no place that another language calls so: %s', (query, expected) => {
    expect(short(query)).toEqual(expected);
  });

  test.each([
    ['goats', 'get', 'ziege'],
    ['onion', 'log', 'zwiebel'],
    ['gardening', 'have', 'garten'],
    ['horse', 'at', 'cheval'],
    ['vinyl records', 'pick up', 'plattenspieler'],
  ])('%s is not looked for as “%s”, which English has for something else', (query, friend, other) => {
    const names = understand(query, () => null).wanted.flatMap(({ alike }) =>
      alike.map(({ words }) => words.join(' ')),
    );
    expect(names).not.toContain(friend);
    expect(names).toContain(other);
  });

  test.each([
    ['bakery in Zzyrxburgh', 'Zzyrxburgh'],
    ['boulangerie à Trouperdu', 'Trouperdu'],
    ['ravintola Kuvittelulassa', 'Kuvittelulassa'],
    ['bakery in Aarhus', null],
    ['hotelleja Zermattissa', null],
    ['hotel near airport', null],
    ['Museum im Winter', null],
    ['Bakery In Advance', null],
  ])('%s names an unknown place: %s', (query, place) => {
    const { unknownPlace } = understand(query, () => null);
    expect(unknownPlace).toBe(place);
  });

  test.each([
    ['valokuvauskurssi', ['photography', 'course']],
    ['cờ vua', ['chess']],
    ['Fotografiekurs', ['photography', 'course']],
    ['Hundeversicherung', ['pet insurance']],
    ['árbol de navidad', ['christmas tree']],
    ['moving to', ['moving abroad']],
  ])('%s means %j', (query, things) => {
    const { wanted } = understand(query, () => null);
    expect(wanted.map(({ alike }) => alike[0]?.words.join(' '))).toEqual(things);
  });

  test.each([
    ['книжные магазины в Ереване', 'shop/books', 'Yerevan'],
    ['hoteli u Pragu', 'tourism/hotel', 'Prague'],
    ['방콕에 있는 스파', 'leisure/spa', 'Bangkok'],
    ['hammaslääkäri Helsingissä', 'amenity/dentist', 'Helsinki'],
    ['pyörähuolto Oulussa', 'shop/bicycle', 'Oulu'],
    ['klesbutikk i Bergen', 'shop/clothes', 'Bergen'],
    ['tienda de juguetes en Sevilla', 'shop/toys', 'Seville'],
    ['ร้านรองเท้า กรุงเทพ', 'shop/shoes', 'Bangkok'],
  ])('%s is %s in %s', (query, kind, town) => {
    const { category, place } = understand(query, () => null);
    expect([category?.id, place?.name]).toEqual([kind, town]);
  });

  test.each([
    ['phone number of Kestrel Plumbing', 'craft/plumber', 'kestrel'],
    ['Kestrel Plumbing official website', 'craft/plumber', 'kestrel'],
    ['Kestrel Plumbing contact email', 'craft/plumber', 'kestrel'],
    ['Museum Windberg offizielle Webseite', 'tourism/museum', 'windberg'],
    ['numéro de téléphone de la Boulangerie Lumen', 'shop/bakery', 'lumen'],
    ['Öffnungszeiten Museum Windberg', 'tourism/museum', 'windberg'],
    ['plumber who can come today', 'craft/plumber', ''],
    ['Bäckerei heute geöffnet', 'shop/bakery', ''],
    ['где починить телефон в Риге', 'shop/mobile_phone', ''],
  ])('%s asks for a fact of who is named, or for when, and not for these words', (query, kind, left) => {
    const { category, words } = understand(query, () => null);
    expect([category?.id, words.join(' ')]).toEqual([kind, left]);
  });

  test.each([
    ['how do you say hello in German', undefined],
    ['when to use a comma in German', undefined],
    ['wie sagt man danke auf Spanisch', undefined],
    ['recipes in German', 'de'],
    ['news in Spanish', 'es'],
  ])('%s asks for sites in %s: words of a language are in no site of it', (query, language) => {
    expect(understand(query, () => null).filters.siteLanguage).toBe(language);
  });

  test.each([
    ['schoenenwinkel gemert koopavond', 'Gemert'],
    ['zahnarzt enger', 'Enger'],
    ['shoe shop gemert', undefined],
    ['bakkerij goud', undefined],
    ['boulangerie lumen', undefined],
  ])(
    '%s: a small town of its language is meant beside a kind, where no language has its name as a word',
    (query, town) => {
      expect(understand(query, () => null).place?.name).toBe(town);
    },
  );

  test.each([
    ['bike tyre', 'shop/bicycle'],
    ['restaurant furniture', 'shop/furniture'],
    ['hotel software', 'site/software'],
    ['printer ink', 'shop/stationery'],
    ['school books', 'shop/books'],
    ['camping gear', 'shop/outdoor'],
    ['hotel breakfast', 'tourism/hotel'],
    ['hotel spa', 'tourism/hotel'],
    ['bakery furniture', 'shop/furniture'],
    ['wine glasses', 'shop/houseware'],
    ['Bäckerei books', 'shop/bakery'],
  ])('%s asks for %s: what stands behind says what is looked for, where it is a thing to buy', (query, kind) => {
    expect(understand(query, () => null).category?.id).toBe(kind);
  });

  test.each([
    ['bakery -hotel', ['hotel'], []],
    ['hotel Wien −spa', ['spa'], []],
    ['bakery - hotel', [], ['hotel']],
    ['bakery -50%', [], ['50']],
    ['love -war', [], ['love', 'war']],
  ])('%s does not want %j', (query, denied, words) => {
    expect(understand(query, () => null)).toMatchObject({ denied, words });
  });

  test.each<[string, Record<string, unknown>]>([
    [
      'frisør i Aarhus åben nu',
      { language: 'da', category: 'shop/hairdresser', place: 'Aarhus, DK', filters: { open: 'now' } },
    ],
    [
      'billige løbesko under 500 kr',
      {
        language: 'da',
        category: 'shop/shoes',
        filters: { prices: 'cheap', maxPrice: { amount: 500, currency: 'DKK', eur: expect.any(Number) } },
      },
    ],
    [
      'Zahnarzt Berlin Samstag geöffnet',
      { language: 'de', category: 'amenity/dentist', place: 'Berlin, DE', filters: { open: 'Sa' } },
    ],
    ['Zahnärzte in München', { language: 'de', category: 'amenity/dentist', place: 'Munich, DE' }],
    ['ラーメン 京都', { language: 'ja', category: 'amenity/restaurant', place: 'Kyoto, JP' }],
    ['京都の寿司', { language: 'ja', category: 'amenity/restaurant', place: 'Kyoto, JP' }],
    ['где починить телефон в Риге', { language: 'ru', category: 'shop/mobile_phone', place: 'Riga, LV' }],
    ['مطعم سوري برلين', { language: 'ar', category: 'amenity/restaurant', place: 'Berlin, DE', words: 'سوری' }],
    [
      'restaurant végétarien près de Lyon ouvert dimanche',
      {
        language: 'fr',
        category: 'amenity/restaurant',
        place: 'near Lyon, FR',
        filters: { open: 'Su' },
        words: 'vegetarien',
      },
    ],
    ['北京的酒店', { language: 'zh', category: 'tourism/hotel', place: 'Beijing, CN' }],
    [
      'restauracja w Warszawie otwarte teraz',
      { language: 'pl', category: 'amenity/restaurant', place: 'Warsaw, PL', filters: { open: 'now' } },
    ],
    ['stomatolog Praha', { category: 'amenity/dentist', place: 'Prague, CZ' }],
    ['fogorvos Budapest', { language: 'hu', category: 'amenity/dentist', place: 'Budapest, HU' }],
    ['hotel in Tucson', { category: 'tourism/hotel', place: 'Tucson, US' }],
    ['hotels in Denmark', { language: 'en', category: 'tourism/hotel', place: 'Denmark, DK' }],
    [
      'where can I buy running shoes under €100',
      {
        language: 'en',
        category: 'shop/shoes',
        filters: { maxPrice: { amount: 100, currency: 'EUR', eur: 100 } },
      },
    ],
    ['book online in Copenhagen', { language: 'en', place: 'Copenhagen, DK', filters: { actions: ['book'] } }],
    // Who books a table means a restaurant, unless another kind is named.
    [
      'book a table for two in Copenhagen',
      {
        language: 'en',
        category: 'amenity/restaurant',
        place: 'Copenhagen, DK',
        filters: { actions: ['book'] },
        words: 'two',
      },
    ],
    [
      'Tisch reservieren Berlin',
      { language: 'de', category: 'amenity/restaurant', place: 'Berlin, DE', filters: { actions: ['book'] } },
    ],
    ['reserve a table at a cafe', { language: 'en', category: 'amenity/cafe', filters: { actions: ['book'] } }],
    ['best pizza near London', { language: 'en', category: 'amenity/restaurant', place: 'near London, GB' }],
    ['cheese shop paris france', { language: 'en', category: 'shop/cheese', place: 'Paris, FR' }],
    ['is nike.com open on sunday', { language: 'en', filters: { open: 'Su' }, words: 'nike', domain: 'nike.com' }],
    ['hotel with swimming pool in Cairo', { language: 'en', category: 'tourism/hotel', place: 'Cairo, EG' }],
    ['दंत चिकित्सक बर्लिन', { language: 'hi', category: 'amenity/dentist', place: 'Berlin, DE' }],
    ['मुंबई में होटल', { language: 'hi', category: 'tourism/hotel', place: 'Mumbai, IN' }],
    ['서울 서점', { language: 'ko', category: 'shop/books', place: 'Seoul, KR' }],
    ['식당 파리', { language: 'ko', category: 'amenity/restaurant', place: 'Paris, FR' }],
    ['维也纳律师', { language: 'zh', category: 'office/lawyer', place: 'Vienna, AT' }],
    ['京都酒店', { language: 'zh', category: 'tourism/hotel', place: 'Kyoto, JP' }],
    ['ร้านอาหาร กรุงเทพ', { language: 'th', category: 'amenity/restaurant', place: 'Bangkok, TH' }],
    ['فندق دبي', { language: 'ar', category: 'tourism/hotel', place: 'Dubai, AE' }],
    ['bakery websites in German', { language: 'en', category: 'shop/bakery', filters: { siteLanguage: 'de' } }],
    ['Bäcker auf Dänisch', { language: 'de', category: 'shop/bakery', filters: { siteLanguage: 'da' } }],
    ['гостиницы на немецком', { language: 'ru', category: 'tourism/hotel', filters: { siteLanguage: 'de' } }],
    ['hotels that agents can book', { language: 'en', category: 'tourism/hotel', filters: { agents: 'executable' } }],
    ['museums with a LAWP file', { language: 'en', category: 'tourism/museum', filters: { agents: 'native' } }],
    ['pharmacy open 24 hours', { language: 'en', category: 'amenity/pharmacy', filters: { open: 'always' } }],
    ['круглосуточная аптека', { language: 'ru', category: 'amenity/pharmacy', filters: { open: 'always' } }],
    ['Apotheke lange geöffnet', { language: 'de', category: 'amenity/pharmacy', filters: { open: 'late' } }],
    ['Does www.nike.com:8080 deliver', { language: 'en', words: 'nike deliver', domain: 'nike.com' }],
    ['mail anna@nike.com', { words: 'mail nike', domain: 'nike.com' }],
    ['//nike.com/shoes', { language: 'en', category: 'shop/shoes', words: 'nike', domain: 'nike.com' }],
    ['hotel v Praze', { language: 'cs', category: 'tourism/hotel', place: 'Prague, CZ' }],
    ['nocleg w Krakowie', { language: 'pl', category: 'tourism/hotel', place: 'Krakow, PL' }],
    ['ресторан в Нижнем Новгороде', { category: 'amenity/restaurant', place: 'Nizhny Novgorod, RU' }],
    ['knjižara u Novom Sadu', { category: 'shop/books', place: 'Novi Sad, RS' }],
    ['szálloda Szegeden', { language: 'hu', category: 'tourism/hotel', place: 'Szeged, HU' }],
    ['kahvila Lahdessa', { language: 'fi', category: 'amenity/cafe', place: 'Lahti, FI' }],
    ['Ankarada eczane', { language: 'tr', category: 'amenity/pharmacy', place: 'Ankara, TR' }],
    ['φαρμακείο στον Βόλο', { language: 'el', category: 'amenity/pharmacy', place: 'Volos, GR' }],
    ['מלון בירושלים', { language: 'he', category: 'tourism/hotel', place: 'Jerusalem, IL' }],
    ['სასტუმრო თბილისში', { language: 'ka', category: 'tourism/hotel', place: 'Tbilisi, GE' }],
    ['Dresdner Bäckerei', { language: 'de', category: 'shop/bakery', place: 'Dresden, DE' }],
    ['boulangerie Saint-Étienne', { language: 'fr', category: 'shop/bakery', place: 'Saint-Etienne, FR' }],
    ['hotel w Niemczech', { language: 'pl', category: 'tourism/hotel', place: 'Germany, DE' }],
    ['かばん 3000円以下', { language: 'ja', filters: { maxPrice: { amount: 3000 } } }],
    [
      "300 TL'den ucuz ayakkabı",
      { language: 'tr', category: 'shop/shoes', filters: { maxPrice: { amount: 300, currency: 'TRY' } } },
    ],
    ['shoes under 50USD', { language: 'en', category: 'shop/shoes', filters: { maxPrice: { currency: 'USD' } } }],
    ['Schlüsseldienst', { language: 'de', category: 'craft/locksmith' }],
  ])('is understood: %s', (query, expected) => {
    expect(short(query)).toMatchObject(expected);
    const given = short(query);
    expect(Object.keys(given).filter((part) => !(part in expected) && part !== 'words')).toEqual([]);
  });

  test.each([
    ['nice hotels', 'a town that is a plain word'],
    ['best hotels', 'a town that is a plain word'],
    ['hotels', 'no town'],
    ['apple', 'no town'],
    ['Turkish restaurant', 'a kitchen, and no language of sites'],
    ['bath towels', 'a town without a word that says so'],
    ['New York', 'a name and nothing else, which may be that of a firm'],
    ['a belvaro', 'an article of another language before a rare word'],
    ['le la les des', 'small words of one language that mean "in" in another'],
    ['AI song generator', 'a code of a country that is a word'],
    ['flori de primăvară în vază', 'a form of a name without a word that says so'],
    ['hire a DJ', 'a code behind an article'],
    ['where can I buy a TV', 'a code behind an article'],
    ['glasses for reading', 'what a thing is for'],
  ])('names no place: %s (%s)', (query) => {
    expect(short(query)).not.toHaveProperty('place');
  });

  test.each([
    ['hotel in Constantinople', 'Istanbul'],
    ['отель в Константинополе', 'Istanbul'],
    ['pizza NYC', 'New York'],
    ['Friseur in Wilna', 'Vilnius'],
    ['hotel in Saigon', 'Ho Chi Minh City'],
    // Towns of today bear these names.
    ['car repair Batavia', 'Batavia'],
    ['hotel in Ragusa', 'Ragusa'],
  ])('%s: by a former or short name %s is meant', (query, town) => {
    expect(understand(query, () => null).place?.name ?? null).toBe(town);
  });

  test.each([
    ['пекарня рядом с Бадалоной', 'Badalona'],
    ['hotele w Pradze', 'Prague'],
    ['юрист у Відні', 'Vienna'],
    ['lakimies Wienissä', 'Vienna'],
    ['kahvila lähellä Tallinnaa', 'Tallinn'],
    ['hôtel au Caire', 'Cairo'],
    ['ダブリンで古本', 'Dublin'],
  ])('%s names %s', (query, town) => {
    expect(understand(query, () => null).place?.name).toBe(town);
  });

  test.each(['thank you', 'привет, как дела', 'こんにちは', 'السلام عليكم', 'bonjour merci'])(
    '%s means nothing by itself',
    (query) => {
      expect(understand(query, () => null).isNothing).toBe(true);
    },
  );

  test.each([
    ['sites about geology', 'geology'],
    ['articles on geology', 'geology'],
    ['Webseiten über Geologie', 'geologie'],
    ['des sites sur la géologie', 'geologie'],
    ['páginas sobre geología', 'geologia'],
    ['hjemmesider om geologi', 'geologi'],
    ['сайты о геологии', 'геологии'],
    ['关于地质的网站', '地质'],
    ['地質についてのサイト', '地質'],
    ['jeoloji hakkında siteler', 'jeoloji'],
    ['Uber', 'uber'],
    // Beds in German, bread in French, a farm in Czech, rooms in Italian.
    ['better sleep', 'better sleep'],
    ['back pain', 'back pain'],
    ['state economy', 'state economy'],
    ['camera lens', 'camera lens'],
  ])('asks for the thing and not for the words around it: %s', (query, words) => {
    expect(short(query).words).toBe(words);
  });

  test.each([
    ['boulangerie pain bio', 'shop/bakery'],
    ['Betten kaufen in Berlin', 'shop/furniture'],
    ['mode in Berlin', 'shop/clothes'],
    ['gallery in Paris', 'tourism/gallery'],
    ['market in Lisbon', undefined],
    ['a director from Oslo', undefined],
    // Everyday English words that are like the names of a sports complex, toy blocks and a terminal.
    ['a complete list', undefined],
    ['a blocked account', undefined],
    ['terminated contracts', undefined],
    ['cleaners in Oslo', 'craft/cleaning'],
    ['bakeries', 'shop/bakery'],
    ['plumbing', 'craft/plumber'],
  ])('is read in its own language: %s is of the kind %s', (query, kind) => {
    expect(understand(query, () => null).category?.id).toBe(kind);
  });

  test('asks for no price by the word for it', () => {
    for (const query of ['how much does the tent cost', 'Zelt Preis', 'палатка цена', 'prix tente'])
      expect(understand(query, () => null).words).toHaveLength(1);
  });

  test('says how sure each part is', () => {
    const sure = understand('bakery in Lyon', () => null);
    expect(sure).toMatchObject({ category: { confidence: 0.95 }, place: { confidence: 0.95 } });
    const likely = understand('Zahnärztinnen Lyon', () => null);
    expect(likely).toMatchObject({ category: { confidence: 0.75 }, place: { confidence: 0.8 } });
    const { confidence } = understand('günstige Schuhe', () => null);
    expect(confidence).toEqual({ language: 0.95, prices: 0.95 });
    // Two of its words are Danish and English, one is English alone: less sure than of one language.
    expect(understand('åbent nu bakery', () => null).confidence).toMatchObject({ language: 0.75, open: 0.95 });
  });

  test.each([
    ['beekeeping', 'imkerei'],
    ['пчеловодства', 'apiculture'],
    ['養蜂', 'beekeeping'],
    ['vegetarisch', '素食'],
    ['Schach', 'chess'],
    ['الشطرنج', 'chess'],
    ['לילדים', 'kinder'],
  ])('means the same in other languages: %s is %s', (query, other) => {
    const [thing] = understand(query, () => null).wanted;
    expect(thing?.alike.map(({ words }) => words.join(' '))).toContain(other);
  });

  test.each([
    ['弁護士', 'office/lawyer'],
    ['юриста', 'office/lawyer'],
    ['ジム', 'leisure/fitness_centre'],
    ['fix my boiler', 'craft/plumber'],
    ['blomsterhandel', 'shop/florist'],
    ['المطعم', 'amenity/restaurant'],
  ])('%s is a kind of site', (query, category) => {
    expect(understand(`${query} Berlin`, () => null).category?.id).toBe(category);
  });

  test('of a thing that has a name of its own is no kind of what that name begins with', () => {
    expect(short('coffee grinder')).not.toHaveProperty('category');
  });

  test('that only asks names nothing', () => {
    expect(short('where can I find')).not.toHaveProperty('words');
    expect(short('The Best')).not.toHaveProperty('words');
  });

  test.each([
    ['Kako napraviti burek', ['burek']],
    ['Comment faire une tourte', ['tourte']],
    ['Hur bakar man bullar', ['bullar']],
    ['Kuinka tehdään piirakka', ['piirakka']],
    ['comment on the news', ['comment', 'on', 'news']],
  ])('%s asks how, and for %s', (query, words) => {
    const asked = understand(query, () => null);
    expect(asked.words.filter((word) => words.includes(word))).toEqual(
      words.filter((word) => asked.words.includes(word)),
    );
    expect(asked.words.length).toBeLessThanOrEqual(words.length);
  });

  test.each(['真珠', 'perlesmykker', 'жемчуг', 'pérolas', 'פנינים', 'gyöngy'])('%s are pearls', (query) => {
    const { wanted } = understand(query, () => null);
    expect(wanted.flatMap(({ alike }) => alike.map(({ words }) => words.join(' ')))).toContain('pearls');
  });

  test.each([
    ['where can I', true],
    ['x y z', true],
    ['if (a == b) { return x = y; }', true],
    ['open https://nike.com/?a=1&b=2', false],
    ['и в на', true],
    ['http://', true],
    ['../../../etc/hosts', true],
    ['open now', false],
  ])('%s means nothing: %s', (query, isNothing) => {
    expect(understand(query, () => null).isNothing).toBe(isNothing);
  });

  test.each([
    ['good evening everybody', true],
    ['buenos días, amigo', true],
    ['что мне делать', true],
    // One word may be a given name; subjects and kinds are asked for.
    ['marie', false],
    ['history', false],
    ['history of art', false],
    ['good evening hotel', false],
    ['cây cao', false],
    ['good gazebo', false],
  ])('%s may be small talk: %s', (query, isTalk) => {
    expect(understand(query, () => null).isTalk).toBe(isTalk);
  });

  test('is understood in time, whatever it is', () => {
    const worst = [
      'in '.repeat(160),
      'a'.repeat(500),
      'bakery '.repeat(70),
      '京'.repeat(500),
      '1 kr under '.repeat(45),
    ];
    understand('warm', () => null);
    for (const query of worst) {
      const before = process.cpuUsage();
      understand(query, () => null);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000, query.slice(0, 20)).toBeLessThan(250);
    }
  });
});

test.each([
  ['winter jackets for kids under 60 euros', ['winter', 'jackets', 'kids']],
  ['vegan restaurant open now', ['vegan', 'restaurant']],
  ['billige løbesko under 500 kr', ['lobesko']],
])('what must be met is no word to look for, also where the kind may be none: %s', (query, words) => {
  const { category, plain } = understood(query);
  expect(category).not.toBeNull();
  expect(plain.flatMap((each) => each.words)).toEqual(words);
});
