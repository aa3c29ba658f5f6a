/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ё: 'е',
  ґ: 'г',
  ς: 'σ',
  ـ: '',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ی',
  ك: 'ک',
  ي: 'ی',
  ʻ: "'",
  '’': "'",
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** Latin and Greek accents, Hebrew points, Arabic vowel signs: read past in every language we know. */
const MARKS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{M})[\u0300-\u036f]+|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670/gu;

/**
 * Folds case, width, accents and special letters, so that "Ærø", "ÆRØ" and "aero" are one word, and runs of white space
 * to one space. Kana voicing, Cyrillic й and Indic vowel signs stay, since they make other words.
 */
export function fold(text: string): string {
  if (isAscii(text)) return oneSpaced(text.toLowerCase());
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC');
  return oneSpaced(lower.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter));
}

/** Whether a text has no letter beyond ASCII, as most have: nothing in it is to be taken apart. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const ASCII = /^[\0-\x7f]*$/;
const TO_SPACE = /[^\S ]|\s\s/;

function oneSpaced(text: string): string {
  return (TO_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
