import { isCountry } from '../core/country-name.ts';
import { fold } from '../language/fold.ts';

/** Names and three-letter codes beside those of the display names; folded. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  america: 'US',
  'etats-unis': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  britain: 'GB',
  gbr: 'GB',
  deu: 'DE',
  ger: 'DE',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  dnk: 'DK',
  swe: 'SE',
  nor: 'NO',
  fin: 'FI',
  nld: 'NL',
  bel: 'BE',
  che: 'CH',
  aut: 'AT',
  pol: 'PL',
  cze: 'CZ',
  svk: 'SK',
  hun: 'HU',
  rou: 'RO',
  bgr: 'BG',
  grc: 'GR',
  prt: 'PT',
  irl: 'IE',
  rus: 'RU',
  ukr: 'UA',
  tur: 'TR',
  jpn: 'JP',
  chn: 'CN',
  kor: 'KR',
  ind: 'IN',
  aus: 'AU',
  nzl: 'NZ',
  can: 'CA',
  mex: 'MX',
  bra: 'BR',
  arg: 'AR',
  holland: 'NL',
  'the netherlands': 'NL',
  'republic of ireland': 'IE',
  eire: 'IE',
  'south korea': 'KR',
  korea: 'KR',
  'republic of korea': 'KR',
  'north korea': 'KP',
  russia: 'RU',
  'russian federation': 'RU',
  рф: 'RU',
  czechia: 'CZ',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  'republique tcheque': 'CZ',
  'republica checa': 'CZ',
  'repubblica ceca': 'CZ',
  'republika czeska': 'CZ',
  'slovak republic': 'SK',
  'hong kong': 'HK',
  macao: 'MO',
  turkiye: 'TR',
  'viet nam': 'VN',
  uae: 'AE',
  'u.a.e.': 'AE',
  'ivory coast': 'CI',
  burma: 'MM',
  brasil: 'BR',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  deutschland: 'DE',
  osterreich: 'AT',
  espana: 'ES',
  italia: 'IT',
  danmark: 'DK',
  sverige: 'SE',
  norge: 'NO',
  suomi: 'FI',
  polska: 'PL',
  'ceska republika': 'CZ',
  magyarorszag: 'HU',
  nederland: 'NL',
  'taiwan r.o.c.': 'TW',
  'republic of china': 'TW',
  'pr china': 'CN',
  'p.r. china': 'CN',
};

/** Languages in whose words addresses name countries. */
const LOCALES =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk el tr ja zh zh-Hant ko ar he fa id vi hr sr sl lt lv et ca th hi is ka hy'.split(
    ' ',
  );

function buildNames(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry);
  const names = new Map<string, string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name && !names.has(fold(name))) names.set(fold(name), code);
    }
  }
  for (const [alias, code] of Object.entries(ALIASES)) names.set(alias, code);
  return names;
}

let names: Map<string, string> | null = null;

/**
 * The ISO 3166-1 code of a country as an address writes it: a code of two or three letters, or its name in any of forty
 * languages; null when it is none.
 */
export function findCountry(text: string): string | null {
  if (text.length > 80) return null;
  const folded = fold(text);
  if (folded === 'uk') return 'GB';
  const code = folded.toUpperCase();
  if (isCountry(code)) return code;
  names ??= buildNames();
  return names.get(folded) ?? null;
}
