import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { detectLanguage } from '../language/detect.ts';
import type { SitePages } from './site-pages.ts';

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
const ENDING_COUNTRY: Readonly<Record<string, CountryCode>> = { uk: 'GB', edu: 'US', gov: 'US', mil: 'US' };

/** The country a language is mostly written in, where that is plain. */
const LANGUAGE_COUNTRY: Readonly<Record<string, CountryCode>> = {
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
  en: 'US',
};

/**
 * Countries a site may belong to, likeliest first: the one of its address, of its domain's ending, of the language
 * tags of its pages. Used to read phone numbers and money signs.
 */
export function findRegions(site: Pick<SitePages, 'domain' | 'pages'>, addressCountry?: string): CountryCode[] {
  const found = new Set<string>();
  if (addressCountry) found.add(addressCountry);
  const ending = site.domain.slice(site.domain.lastIndexOf('.') + 1);
  const byEnding =
    ENDING_COUNTRY[ending] ?? (ending.length === 2 && !GENERIC_ENDINGS.has(ending) ? ending.toUpperCase() : null);
  if (byEnding) found.add(byEnding);
  for (const page of site.pages.slice(0, 3)) {
    const declared = page.htmlLang ?? page.meta.get('og:locale') ?? page.meta.get('content-language');
    const tag = declared ?? (found.size === 0 ? (detectLanguage(page.text.slice(0, 2_000), null).language ?? '') : '');
    const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/u);
    // Templates come declared as English, whatever is written into them.
    const text = language === 'en' && !byEnding ? detectLanguage(page.text.slice(0, 2_000), null) : null;
    if (text?.reliable && text.language !== 'en') found.add(LANGUAGE_COUNTRY[text.language ?? ''] ?? '');
    const region = rest.find((part) => part.length === 2);
    if (region) found.add(region.toUpperCase());
    // English is written everywhere: "en-GB" from a template says little when the number is an American one.
    if (language !== 'en') found.add(LANGUAGE_COUNTRY[language] ?? '');
    else if (!byEnding && !addressCountry) for (const country of ['US', 'GB']) found.add(country);
  }
  return [...found].filter((country): country is CountryCode => isSupportedCountry(country));
}
