import { countryName } from '../../../src/core/country-name.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import type { LawpPage, OpeningHours } from '../../../src/core/lawp/document.ts';
import type { Category, Product, SiteDocument } from '../../../src/core/site/site-record.ts';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { CATEGORIES } from '../../../src/places/categories.ts';
import { type City, cityAt } from '../../../src/places/gazetteer.ts';
import { generatedSite } from '../generated-sites.ts';
import { randomOf } from '../random-of.ts';
import { brandOf, type MadeUpLanguage, madeUpLanguage, madeUpText } from './made-up-words.ts';

/** What a made-up site is about: enough to ask for it. */
export interface SiteSketch {
  readonly domain: DomainName;
  readonly brand: string;
  readonly name: string;
  readonly language: MadeUpLanguage;
  readonly category: Category | null;
  readonly city: City;
  readonly products: readonly string[];
}

/** How many of a hundred sites are in which language. */
const SHARES = { en: 45, de: 14, fr: 10, es: 10, ja: 7, zh: 5, ru: 5, da: 4 };
const LANGUAGES = Object.entries(SHARES).flatMap(([code, share]) => Array<string>(share).fill(code));
const SPOKEN = new Map(Object.keys(SHARES).map((code) => [code, madeUpLanguage(code)]));
const ENGLISH = SPOKEN.get('en') ?? madeUpLanguage('en');
const ENDINGS = { en: 'com', de: 'de', fr: 'fr', es: 'es', ja: 'jp', zh: 'cn', ru: 'ru', da: 'dk' };
const KINDS = CATEGORIES.filter(({ id }) => !id.startsWith('site/'));
const SURNAMES = 'Miller Smith Hansen Garcia Weber Rossi Novak Jansen Silva Martin Kowalski Berg Fischer Moreau'.split(
  ' ',
);
const GOODS = 'boots jacket lamp table chair bicycle helmet tent kettle knife mug bread honey soap candle camera'.split(
  ' ',
);
const MAKES = 'oak steel wool leather linen copper classic light winter travel junior deluxe organic compact'.split(
  ' ',
);
const HOURS: readonly (readonly OpeningHours[])[] = [
  [],
  [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '17:30' }],
  [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '19:00' }],
  [{ days: ['Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '11:30', closes: '23:00' }],
];
/** Towns of the gazetteer that have sites: the larger, the more. */
const TOWNS = 8000;

const PLAIN = Array.from({ length: 56 }, (_, n) => generatedSite(n));

/** What site `n` is about, always the same. */
export function siteSketch(n: number): SiteSketch {
  const random = randomOf(n * 6151 + 11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const brand = brandOf(n);
  const code = pick(LANGUAGES) as keyof typeof SHARES;
  // Some kinds, and some towns, have a hundred times as many sites as others.
  const category = random() < 0.7 ? (KINDS[Math.floor(KINDS.length * random() ** 3)] ?? null) : null;
  const city = cityAt(Math.floor(TOWNS * random() ** 3));
  const title = brand.charAt(0).toUpperCase() + brand.slice(1);
  const kind = category?.name ?? 'Online';
  const name = pick([title, `${title} ${kind}`, `${pick(SURNAMES)} ${title}`, `${kind} ${title} ${city.name}`]);
  const goods = random() < 0.3 ? 2 + Math.floor(random() * 12) : 0;
  const products = Array.from(
    { length: goods },
    () => `${pick(MAKES)} ${pick(GOODS)} ${brandOf(Math.floor(random() * 5000))}`,
  );
  const ending = ENDINGS[code];
  const domain = `${pick(['', 'shop-', 'my-'])}${brand}.${ending}` as DomainName;
  return { domain, brand, name, language: SPOKEN.get(code) ?? ENGLISH, category, city, products };
}

/** Site `n` of a made-up web whose words, kinds, places and languages are spread as on the real one. */
export function searchedSite(n: number): StoredSite {
  // What is not searched is alike for many.
  const plain = PLAIN[n % PLAIN.length] as StoredSite;
  const sketch = siteSketch(n);
  const { domain, language } = sketch;
  const document = documentOf(n, sketch, plain.document);
  return { ...plain, domain, registrableDomain: domain, language: language.code, document, comparison: null };
}

/** The first sites of that web, made while they are asked for. */
export function* searchedSites(count: number): Generator<StoredSite> {
  for (let n = 0; n < count; n += 1) yield searchedSite(n);
}

const PATHS = ['/', '/about', '/prices', '/contact', '/news', '/hours', '/team', '/products'];

function documentOf(n: number, sketch: SiteSketch, plain: SiteDocument | null): SiteDocument {
  if (plain === null) throw new Error('a generated site has no document');
  const { domain, name, language, category, city } = sketch;
  const random = randomOf(n * 104_729 + 5);
  const paths = PATHS.slice(0, 2 + Math.floor(random() * 3));
  const about = `${name} is ${category === null ? 'here' : `a ${category.name.toLowerCase()}`} in ${city.name}. `;
  const pages = paths.map((path, at) => [path, pageOf(ENGLISH, random, at === 0 ? about : '')]);
  const originals = paths.map((path) => [path, { ...pageOf(language, random, ''), translated: 'composed' as const }]);
  return {
    ...plain,
    lawp: {
      ...plain.lawp,
      domain,
      name,
      language: language.code,
      pages: Object.fromEntries(pages),
      business: businessOf(sketch, random),
    },
    originals: language === ENGLISH ? {} : Object.fromEntries(originals),
    description: about + madeUpText(ENGLISH, random, 12),
    category,
    place: placeOf(city),
    products: sketch.products.map((product, at) => productOf(product, at, domain, random)),
  };
}

function pageOf(language: MadeUpLanguage, random: () => number, beginning: string): LawpPage {
  const content = beginning + madeUpText(language, random, 30 + Math.floor(random() * 90));
  return { title: madeUpText(language, random, 3), content };
}

function placeOf({ name, country, lat, lon }: City): SiteDocument['place'] {
  const countryOf = countryName(country) ?? country;
  return { name, country, countryName: countryOf, lat, lon, timeZone: 'Europe/Copenhagen' };
}

function businessOf({ city }: SiteSketch, random: () => number): NonNullable<SiteDocument['lawp']['business']> {
  const opening = HOURS[Math.floor(random() * HOURS.length)] ?? [];
  return {
    telephone: `+45 ${10_000_000 + Math.floor(random() * 80_000_000)}`,
    address: { street: `Main Street ${1 + Math.floor(random() * 200)}`, city: city.name, country: city.country },
    geo: { lat: near(city.lat, random), lon: near(city.lon, random) },
    ...(opening.length > 0 ? { opening_hours: [...opening] } : {}),
  };
}

/** Some kilometres away. */
function near(degrees: number, random: () => number): number {
  return Math.round((degrees + (random() - 0.5) * 0.1) * 10_000) / 10_000;
}

function productOf(name: string, at: number, domain: string, random: () => number): Product {
  const price = Math.round(random() ** 2 * 50_000) / 100 + 1;
  return {
    name,
    originalName: name,
    price,
    currency: 'EUR',
    priceEur: price,
    url: `https://${domain}/p/${at}`,
    image: null,
    available: random() < 0.9,
  };
}
