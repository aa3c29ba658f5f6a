import { NEAR } from './near-languages.ts';

/** "and" and "or" as labels have them; Hebrew, Arabic and Chinese join them to the word, or use signs. Written by hand. */
const JOINING: Readonly<Record<string, string>> = {
  af: 'en of',
  az: 'və',
  be: 'і ды',
  bg: 'и',
  bs: 'i ili',
  ca: 'i o',
  cs: 'a i',
  cy: 'a ac',
  da: 'og samt eller',
  de: 'und oder sowie samt',
  el: 'και',
  es: 'y e o u',
  et: 'ja',
  eu: 'eta',
  fa: 'و',
  fi: 'ja sekä',
  fr: 'et ou',
  ga: 'agus',
  gl: 'e ou',
  hi: 'और',
  hr: 'i te ili',
  hu: 'és',
  hy: 'և',
  id: 'dan',
  is: 'og',
  it: 'e ed o',
  ka: 'და',
  kk: 'және',
  lb: 'an',
  lt: 'ir',
  lv: 'un',
  mk: 'и',
  nl: 'en of',
  no: 'og samt eller',
  pl: 'i oraz',
  pt: 'e ou',
  ro: 'și si sau',
  ru: 'и или',
  sk: 'a i',
  sl: 'in ter',
  sq: 'dhe',
  sr: 'и i или ili',
  sv: 'och samt eller',
  sw: 'na',
  tl: 'at',
  tr: 've',
  uk: 'і та й',
  vi: 'và',
};

/** Words that join two things in a label of a language, and English ones: what a pattern of them parts by "|". */
export function joiningWords(language: string): string {
  const words = [language, ...(NEAR[language] ?? [])].flatMap((code) => JOINING[code]?.split(' ') ?? []);
  return [...new Set([...words, 'and', 'or'])].join('|');
}
