import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { wordTable } from '../../core/word-table.ts';
import { type DetectedLanguage, detectLanguage } from '../../language/detect/detect.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { SitePages } from '../site-pages.ts';

/** Endings of two letters that are sold to all the world and name no country in practice. */
const GENERIC_ENDINGS = new Set([
  'ai',
  'io',
  'co',
  'me',
  'tv',
  'fm',
  'cc',
  'ws',
  'to',
  'ly',
  'gg',
  'gl',
  'sh',
  'vc',
  'la',
  'eu',
  'nu',
  'st',
  'im',
  'am',
  'ac',
  'su',
  'tk',
  'ml',
  'ga',
  'cf',
  'gq',
  'bz',
  'pw',
  'so',
  'id',
]);
const ENDING_COUNTRY = wordTable<CountryCode>({ uk: 'GB', edu: 'US', gov: 'US', mil: 'US' });

/** The country a language is mostly written in, where that is plain. */
const LANGUAGE_COUNTRY = wordTable<CountryCode>({
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  is: 'IS',
  de: 'DE',
  nl: 'NL',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  ca: 'ES',
  gl: 'ES',
  eu: 'ES',
  pt: 'PT',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  sl: 'SI',
  hr: 'HR',
  sr: 'RS',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  tr: 'TR',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  ru: 'RU',
  uk: 'UA',
  ja: 'JP',
  ko: 'KR',
  zh: 'CN',
  th: 'TH',
  vi: 'VN',
  id: 'ID',
  he: 'IL',
  fa: 'IR',
  ka: 'GE',
  hy: 'AM',
  mk: 'MK',
  sq: 'AL',
  hi: 'IN',
  bn: 'BD',
  ur: 'PK',
  en: 'US',
});

/** Languages that are at home in many countries: alone they tell little of one. */
const WIDE_LANGUAGES = new Set(['de', 'fr', 'es', 'pt', 'ru', 'nl', 'it', 'sv', 'zh', 'ar', 'ro', 'sr', 'hr', 'en']);

/** Money that is paid with in one country only. */
const MONEY: readonly (readonly [RegExp, CountryCode])[] = [
  [/£ ?\d|\bGBP\b/u, 'GB'],
  [/\d ?zł|\bPLN\b/u, 'PL'],
  [/\d ?Kč|,- Kč|\bCZK\b/u, 'CZ'],
  [/\d ?Ft\b|\bHUF\b/u, 'HU'],
  [/\bCHF\b/u, 'CH'],
  [/\d ?(?:грн|₴)|\bUAH\b/u, 'UA'],
  [/\d ?(?:руб|₽)|\bRUB\b/u, 'RU'],
  [/\d ?лв|\bBGN\b/u, 'BG'],
  [/\d ?(?:lei|RON)\b/u, 'RO'],
  [/\bSEK\b/u, 'SE'],
  [/\bNOK\b/u, 'NO'],
  [/\bDKK\b/u, 'DK'],
  [/₹ ?\d|\bINR\b/u, 'IN'],
  [/\d ?円|\bJPY\b/u, 'JP'],
  [/\d ?원|₩ ?\d|\bKRW\b/u, 'KR'],
  [/R\$ ?\d|\bBRL\b/u, 'BR'],
  [/฿|\bTHB\b/u, 'TH'],
  [/\d ?₫|\bVND\b/u, 'VN'],
  [/₺|\d ?TL\b/u, 'TR'],
  [/₪|\bILS\b/u, 'IL'],
  [/\bAUD\b|A\$ ?\d/u, 'AU'],
  [/\bCAD\b|C\$ ?\d/u, 'CA'],
];
const MAX_TEXT = 30_000;

/** How much each sign says: an address nearly all, a language of many countries hardly anything. */
const WEIGHTS = {
  address: 8,
  ending: 4,
  money: 3,
  phone: 2,
  region: 3,
  language: 3,
  wideLanguage: 1,
  email: 1,
  english: 0,
} as const;

const known = new WeakMap<readonly unknown[], Map<string, CountryCode[]>>();

/**
 * Countries a site may belong to, likeliest first, by the agreement of what tells one: its address, its domain's ending, the
 * language tags and languages of its pages, its money, its mail addresses and the country codes of its numbers. Used to read phone numbers and money signs.
 */
export function findRegions(site: Pick<SitePages, 'domain' | 'pages'>, addressCountry?: string): CountryCode[] {
  const kept = known.get(site.pages) ?? new Map<string, CountryCode[]>();
  const key = `${site.domain} ${addressCountry ?? ''}`;
  const found = kept.get(key) ?? weighRegions(site, addressCountry);
  known.set(site.pages, kept.set(key, found));
  return [...found];
}

function weighRegions(site: Pick<SitePages, 'domain' | 'pages'>, addressCountry: string | undefined): CountryCode[] {
  const votes = new Map<string, Map<keyof typeof WEIGHTS, number>>();
  const vote = (country: string | undefined, sign: keyof typeof WEIGHTS) => {
    if (country) votes.set(country, (votes.get(country) ?? new Map()).set(sign, WEIGHTS[sign]));
  };
  vote(addressCountry, 'address');
  const byEnding = countryOfEnding(site.domain);
  vote(byEnding ?? undefined, 'ending');
  for (const page of site.pages.slice(0, 3)) {
    for (const { country, sign } of signsOnce(page)) vote(country, sign);
    voteByLanguage(
      page,
      { hasOthers: votes.size > 0, isPlaced: byEnding !== null || addressCountry !== undefined },
      vote,
    );
  }
  const weigh = (country: string) => [...(votes.get(country)?.values() ?? [])].reduce((sum, each) => sum + each, 0);
  return [...votes.keys()]
    .sort((a, b) => weigh(b) - weigh(a))
    .filter((country): country is CountryCode => isSupportedCountry(country));
}

interface RegionSign {
  readonly country: string | undefined;
  readonly sign: keyof typeof WEIGHTS;
}

/** Readers ask for the countries of a site before its address is known, and again when it is. */
const signs = new WeakMap<ParsedPage, readonly RegionSign[]>();

function signsOnce(page: ParsedPage): readonly RegionSign[] {
  const known = signs.get(page) ?? signsIn(page.text.slice(0, MAX_TEXT));
  signs.set(page, known);
  return known;
}

/** What the money, the numbers and the mail addresses of a text tell. */
function signsIn(text: string): RegionSign[] {
  const hosts = [...text.matchAll(/@([a-z0-9.-]{3,80})/giu)].map(([, host = '']) => host);
  return [
    ...MONEY.flatMap(([pattern, country]) => (pattern.test(text) ? [{ country, sign: 'money' as const }] : [])),
    ...[...dialledCountries(text)].map((country) => ({ country, sign: 'phone' as const })),
    ...hosts.map((host) => ({ country: countryOfEnding(host) ?? undefined, sign: 'email' as const })),
  ];
}

/** More numbers of more countries tell of none. */
const MAX_DIALLED = 6;

/** Countries whose codes the numbers of a text begin with; none where they are those of many. */
function dialledCountries(text: string): Set<string> {
  const numbers = [...text.matchAll(/\+ ?[1-9][\d ()./-]{6,18}\d/gu)].slice(0, MAX_DIALLED);
  const countries = numbers.flatMap(([number]) => parsePhoneNumberFromString(number)?.country ?? []);
  return countries.length > 0 && new Set(countries).size <= 2 ? new Set(countries) : new Set();
}

function voteByLanguage(
  page: ParsedPage,
  { hasOthers, isPlaced }: { readonly hasOthers: boolean; readonly isPlaced: boolean },
  vote: (country: string | undefined, sign: keyof typeof WEIGHTS) => void,
): void {
  const declared = page.htmlLang ?? page.meta.get('og:locale') ?? page.meta.get('content-language');
  const tag = declared ?? (hasOthers ? '' : (spokenOn(page).language ?? ''));
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/u);
  const byLanguage = (spoken: string) =>
    vote(LANGUAGE_COUNTRY[spoken], WIDE_LANGUAGES.has(spoken) ? 'wideLanguage' : 'language');
  // Templates come declared as English, whatever is written into them.
  const read = language === 'en' && !isPlaced ? spokenOn(page) : null;
  if (read?.reliable && read.language !== null && read.language !== 'en') byLanguage(read.language);
  const region = rest.find((part) => part.length === 2)?.toUpperCase();
  if (language !== 'en') {
    vote(region, 'region');
    byLanguage(language);
    return;
  }
  // English is written everywhere: "en-GB" from a template says little when the number is an American one.
  vote(region, 'wideLanguage');
  if (!isPlaced) for (const country of ['US', 'GB']) vote(country, 'english');
}

function countryOfEnding(host: string): string | null {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return ENDING_COUNTRY[ending] ?? (ending.length === 2 && !GENERIC_ENDINGS.has(ending) ? ending.toUpperCase() : null);
}

/** Several readers ask for the countries of a site. */
const spoken = new WeakMap<ParsedPage, DetectedLanguage>();

function spokenOn(page: ParsedPage): DetectedLanguage {
  const known = spoken.get(page) ?? detectLanguage(page.text.slice(0, 2_000), null);
  spoken.set(page, known);
  return known;
}
