import { contentLines } from './content-lines.ts';

const looks = new Map<string, string>(
  [...contentLines('letters/latin.tsv.br')].map((line): [string, string] => {
    const [letter = '', latin = ''] = line.split('\t');
    return [letter, plain(latin)];
  }),
);

/** What stands for a letter between letters ("1gn0re"). */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  ß: 'ss',
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
};
const STAND_IN = /[013457@$!|ßکیى]/gu;

/** Accents of Latin, Greek and Cyrillic letters and what is put above any letter, Hebrew points, Arabic vowel signs. */
const MARKS =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0591-\u05c7]|[\u064b-\u0655]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;
const PLAIN = /^[a-z]+$/;
const LETTER = /\p{L}/u;

function plain(latin: string): string {
  return latin.replaceAll('i', 'l');
}

/**
 * One word in letters that look alike in one form only (UTS 39 calls it a skeleton): lower case, without accents, letters of
 * other alphabets and digits among letters as the Latin ones they look like, and i as l. Two words that look alike give the same.
 */
export function toLookAlike(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return plain(lower);
  const bare = lower.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
  const letters = LETTER.test(bare) ? bare.replace(STAND_IN, (sign) => STAND_INS[sign] ?? sign) : bare;
  let alike = '';
  for (const letter of letters) alike += looks.get(letter) ?? (letter === 'i' ? 'l' : letter);
  return alike;
}
