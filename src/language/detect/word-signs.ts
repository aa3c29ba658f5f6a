import { tableLines } from '../table-lines.ts';
import { remembered } from '../word-memo.ts';

/** One line of the table of common words. */
export interface SignRow {
  /** ISO 639-1. */
  readonly language: string;
  /** Letters of its alphabet beyond a to z; empty where every letter of its script counts. */
  readonly letters: string;
  /** Its commonest words, about the commonest first. */
  readonly words: readonly string[];
  /** How many of its words begin ("ver-") or end ("-ung"). */
  readonly affixes: readonly string[];
}

/** Reads the table of common words: language, letters, words, affixes, with tabs between. */
export function readSignTable(): SignRow[] {
  return tableLines('language/common-words.tsv').map(([language = '', letters = '', words = '', affixes = '']) => ({
    language,
    letters,
    words: words.split(' '),
    affixes: affixes.split(' ').filter((part) => part !== ''),
  }));
}

const table = readSignTable();

/** The languages of the table; a place in this list stands for each below. */
export const SIGNED: readonly string[] = table.map(({ language }) => language);

/** Where the languages of the table stand in their list. */
export const SIGNED_AT: ReadonlyMap<string, number> = new Map(SIGNED.map((language, at) => [language, at]));

/** The languages of the table that are written in a script, by their places. */
export function writtenIn(script: RegExp): readonly number[] {
  return table.flatMap(({ words, language }, at) =>
    script.test(words[0] ?? '') || (language === 'sr' && script.test('a')) ? [at] : [],
  );
}

/** What one word says for a language: it is among its commonest ones; less for those that are less common. */
const LISTED = 2.5;
const LESS_COMMON = 0.07;
/** Its beginning or its end is one that words of the language have. */
const AFFIXED = 0.7;
/** It has a letter that the language's alphabet lacks. */
const ALIEN = -3.5;

const LONGEST_AFFIX = 6;
/** An affix leaves at least so many letters of its word. */
const SHORTEST_STEM = 2;

const listed = new Map<string, [at: number, weight: number][]>();
const beginnings = new Map<string, number[]>();
const endings = new Map<string, number[]>();
const alphabets = table.map(({ letters }) => (letters === '' ? null : new Set(letters)));

table.forEach(({ words, affixes }, at) => {
  for (const [rank, word] of words.entries()) add(listed, word, [at, LISTED * (1 - LESS_COMMON * Math.log(1 + rank))]);
  for (const affix of affixes) {
    if (affix.startsWith('-')) add(endings, affix.slice(1), at);
    else add(beginnings, affix.slice(0, -1), at);
  }
});

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** What a word in small letters says for each language of the table. */
const signsOf = remembered((word: string): Float32Array => {
  const signs = new Float32Array(SIGNED.length);
  for (const part of listedParts(word)) for (const [at, weight] of listed.get(part) ?? []) addTo(signs, at, weight);
  addAffixes(signs, word);
  addAliens(signs, word);
  return signs;
});

function addTo(signs: Float32Array, at: number, weight: number): void {
  signs[at] = (signs[at] ?? 0) + weight;
}

/** The word itself where it is listed, else the parts that an apostrophe or a hyphen leaves: "qu'il", "y'r". */
function listedParts(word: string): string[] {
  if (listed.has(word) || !/['-]/.test(word)) return [word];
  return word.split(/(?<=')|-/).flatMap((part) => (listed.has(part) ? [part] : [part.replace("'", '')]));
}

function addAffixes(signs: Float32Array, word: string): void {
  const [begun, ended] = [new Set<number>(), new Set<number>()];
  for (let length = 1; length <= Math.min(LONGEST_AFFIX, word.length - SHORTEST_STEM); length += 1) {
    for (const at of beginnings.get(word.slice(0, length)) ?? []) begun.add(at);
    for (const at of endings.get(word.slice(-length)) ?? []) ended.add(at);
  }
  for (const at of begun) addTo(signs, at, AFFIXED);
  for (const at of ended) addTo(signs, at, AFFIXED);
}

function addAliens(signs: Float32Array, word: string): void {
  const special = [...word].filter((letter) => letter > 'z' && /\p{L}/u.test(letter));
  if (special.length === 0) return;
  alphabets.forEach((alphabet, at) => {
    if (alphabet && special.some((letter) => !alphabet.has(letter))) addTo(signs, at, ALIEN);
    else if (!alphabet && special.some((letter) => /\p{Script=Latin}/u.test(letter))) addTo(signs, at, ALIEN);
  });
}

/** Letters of ASCII are asked for first: the engine looks all others up in a long list, which takes many times as long. */
const LETTER = String.raw`[a-z]|(?=[^\0-\x7f])[\p{L}\p{M}]`;
const WORD = new RegExp(`(?:${LETTER})(?:(?:['’ʻʼ·\u200c-]|${LETTER})*(?:['’]|${LETTER}))?`, 'gu');

/** The first words of a text, in small letters. */
export function wordsIn(text: string, maxWords: number): string[] {
  const words: string[] = [];
  for (const [word] of text.toLowerCase().normalize('NFC').matchAll(WORD)) {
    words.push(word.replaceAll('’', "'"));
    if (words.length === maxWords) break;
  }
  return words;
}

/** What the words of a text say for each language of the table, on the average of a word, and how many words were read. */
export function readSigns(text: string, maxWords: number): { readonly signs: Float32Array; readonly words: number } {
  const signs = new Float32Array(SIGNED.length);
  const words = wordsIn(text, maxWords);
  for (const word of words) {
    const said = signsOf(word);
    for (let at = 0; at < signs.length; at += 1) signs[at] = (signs[at] ?? 0) + (said[at] ?? 0);
  }
  for (let at = 0; at < signs.length; at += 1) signs[at] = (signs[at] ?? 0) / Math.max(1, words.length);
  return { signs, words: words.length };
}
