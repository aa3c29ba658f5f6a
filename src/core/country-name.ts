const displayNames = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' });

/** Shorter or more usual names than the display names. */
const USUAL: Readonly<Record<string, string>> = {
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MO: 'Macau',
  TR: 'Turkey',
  MM: 'Myanmar',
  PS: 'Palestine',
};

/** Display names that are no country's: unions, the unknown one, and the exceptionally reserved ones. */
const NO_COUNTRY = /^(?:EU|UN|EZ|QO|ZZ|XA|XB|AC|CP|CQ|DG|EA|IC|TA)$/;

/** Whether a text is an assigned ISO 3166-1 code: one that has a display name. */
export function isCountry(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    !NO_COUNTRY.test(code) &&
    displayNames.of(code) !== undefined &&
    // Codes of countries that were have the names of those that are: "DD" is "Germany", too.
    new Intl.Locale(`und-${code}`).region === code
  );
}

const known = new Map<string, string>();

/** The English name of an ISO 3166-1 code ("DK" → "Denmark"), or null when there is no such country. */
export function countryName(code: string): string | null {
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const name = isCountry(code) ? (USUAL[code] ?? displayNames.of(code) ?? null) : null;
  if (name !== null) known.set(code, name);
  return name;
}

/** Countries that English names with an article. */
const ARTICLED =
  /^(?:Bahamas|British Virgin Islands|Central African Republic|Comoros|Czech Republic|Dominican Republic|Gambia|Maldives|Netherlands|Philippines|Seychelles|United (?:Arab Emirates|Kingdom|States)|(?:[A-Z][a-z]+ )+Islands)$/;

/** A name as it stands in a sentence: "the Netherlands" for that country; every other name as it is. */
export function withCountryArticle(name: string): string {
  return ARTICLED.test(name) ? `the ${name}` : name;
}
