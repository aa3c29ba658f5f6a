import { fold } from '../fold.ts';

const KNOWN = new Map<string, ReadonlyMap<string, string>>();

/** Codes of two letters that stand for countries and territories (ISO 3166-1), by what the runtime names. */
function countryCodes(): string[] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  // No countries: the European Union, the eurozone, the United Nations, unknown and pseudo regions, outlying islands.
  const others = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO', 'UM', 'TA', 'AC', 'CP', 'DG', 'EA', 'IC', 'CQ']);
  const named = codes.filter((code) => !others.has(code) && english.of(code) !== undefined);
  // Codes that were given up name a country twice: "SU" and "RU".
  return named.filter((code) => new Intl.Locale(`und-${code}`).region === code);
}

/** Names that a sentence does not have without "the": unions, republics, groups of islands. */
const TAKES_THE =
  /^(?:Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Vatican City|United .*|.* (?:Islands|Republic|Emirates|Territories|Territory))$/u;

let codes: readonly string[] | null = null;

/** What a language calls the countries, folded, with their English names; the same word for two of them is left out. */
export function regionTopics(language: string): ReadonlyMap<string, string> {
  const known = KNOWN.get(language);
  if (known) return known;
  codes ??= countryCodes();
  const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  const isSpoken = own.resolvedOptions().locale.startsWith(language);
  for (const code of isSpoken ? codes : []) {
    const word = fold(own.of(code) ?? '');
    const name = english.of(code) ?? '';
    if (word.length < 3 && !/[^\p{Script=Latin}\P{L}]/u.test(word)) continue;
    if (found.has(word)) found.delete(word);
    else found.set(word, TAKES_THE.test(name) ? `the ${name}` : name);
  }
  KNOWN.set(language, found);
  return found;
}
