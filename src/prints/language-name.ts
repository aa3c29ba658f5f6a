const ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

const known = new Map<string, string>();

/** "Danish" for "da"; the code itself when it is none. */
export function languageName(code: string): string {
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const name = /^[a-z]{2,3}$/.test(code) ? (ENGLISH.of(code) ?? code) : code;
  known.set(code, name);
  return name;
}

/** Which way the text of a language runs. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}
