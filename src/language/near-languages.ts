/** Languages whose sites also use the words of another one. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  no: ['da'],
  da: ['no'],
  sr: ['hr', 'bs'],
  bs: ['hr', 'sr'],
  hr: ['bs', 'sr'],
  be: ['ru'],
  uk: ['ru'],
  kk: ['ru'],
  mk: ['bg', 'sr'],
  gl: ['es', 'pt'],
  ca: ['es'],
  eu: ['es'],
  lb: ['de', 'fr'],
  ms: ['id'],
  id: ['ms'],
  sk: ['cs'],
  cs: ['sk'],
  af: ['nl'],
  ka: ['ru'],
  hy: ['ru'],
  az: ['tr', 'ru'],
};

/** Languages that a site is known to be written in; undefined when that is not known. */
export type Languages = ReadonlySet<string> | undefined;

/**
 * Whether a phrase of a language counts on a site of those languages: English words always, others where the language or a
 * near one is used there ("planes" means prices in Spanish only). Letters of other alphabets are not mistaken.
 */
export function isSpoken(key: string, language: string, languages: Languages): boolean {
  if (languages === undefined || language === 'en' || languages.has(language) || !/[a-z]/.test(key)) return true;
  return (NEAR[language] ?? []).some((near) => languages.has(near));
}
