const ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

const known = new Map<string, string>();
const countries = new Map<string, string>();

/** "Danish" for "da"; the code itself when it is none. */
export function languageName(code: string): string {
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const name = /^[a-z]{2,3}$/.test(code) ? (ENGLISH.of(code) ?? code) : code;
  known.set(code, name);
  return name;
}

/** "Denmark" for "DK"; the code itself when it is none. */
export function countryName(code: string): string {
  const kept = countries.get(code);
  if (kept !== undefined) return kept;
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const name = REGIONS.of(code) ?? code;
  countries.set(code, name);
  return name;
}

/** Which way the text of a language runs. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}
