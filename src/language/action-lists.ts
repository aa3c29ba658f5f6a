import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from './content-folder.ts';
import type { Languages } from './near-languages.ts';
import { labelKey } from './phrases/phrase-index.ts';

/** Lists of words that tell one link or form from another; content/actions/README.md says what each is for. */
export const ACTION_LISTS = [
  'branches',
  'map',
  'job_adverts',
  'own_jobs',
  'markets',
  'ad_rates',
  'prizes',
  'cart',
  'paid_subscription',
  'newsletter',
  'feed',
  'joining',
  'other_form',
  'new_password',
  'comment',
  'leave_empty',
  'captcha',
  'call_back',
] as const;
export type ActionList = (typeof ACTION_LISTS)[number];

/** One line of the table. */
export interface ActionListRow {
  readonly list: ActionList;
  /** ISO 639-1. */
  readonly language: string;
  readonly words: readonly string[];
}

/**
 * Reads the table: lines of list, language and words with tabs between, the words parted by " / ".
 *
 * @throws Error naming the line that is not of this form
 */
export function parseActionLists(text: string): ActionListRow[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [name, language = '', words = '', ...more] = line.split('\t');
    const list = ACTION_LISTS.find((known) => known === name);
    if (list === undefined || !/^[a-z]{2}$/.test(language) || words === '' || more.length > 0)
      throw new Error(`content/actions/words.tsv, line ${index + 1}: not "list, language, words" with tabs between.`);
    return { list, language, words: words.split(' / ') };
  });
}

const rows = parseActionLists(readFileSync(new URL('actions/words.tsv', CONTENT_FOLDER), 'utf8'));

/** All words of a list as the table has them: whatever their language, or those of English and the languages given. */
export function wordsOfList(list: ActionList, languages?: Languages): readonly string[] {
  const isSaid = (language: string) => language === 'en' || languages === undefined || languages.has(language);
  return rows.filter((row) => row.list === list && isSaid(row.language)).flatMap(({ words }) => words);
}

/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
const MAX_TEXT = 1_000;

interface Phrases {
  readonly whole: ReadonlySet<string>;
  /** The first word of each. */
  readonly begun: ReadonlySet<string>;
  readonly unspaced: readonly string[];
  /** Of how many words the longest is. */
  readonly longest: number;
}

function phrasesOf(list: ActionList): Phrases {
  const keys = wordsOfList(list).map(labelKey);
  return {
    whole: new Set(keys),
    begun: new Set(keys.map((key) => key.split(' ', 1)[0] ?? '')),
    unspaced: keys.filter((key) => UNSPACED.test(key)),
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
  };
}

const byList = new Map(ACTION_LISTS.map((list) => [list, phrasesOf(list)] as const));

/** True for a label that is one of the list's words or phrases and nothing else. */
export function isOnList(list: ActionList, label: string): boolean {
  return byList.get(list)?.whole.has(labelKey(label.slice(0, MAX_TEXT))) === true;
}

/** True for a text (a label, or the words of an address) in which a word or phrase of the list stands. */
export function mentions(list: ActionList, text: string): boolean {
  const phrases = byList.get(list);
  if (!phrases) return false;
  const key = labelKey(text.slice(0, MAX_TEXT));
  const words = key.split(' ');
  for (const [start, word] of words.entries()) {
    if (!phrases.begun.has(word)) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + phrases.longest); end++)
      if (phrases.whole.has(words.slice(start, end).join(' '))) return true;
  }
  return UNSPACED.test(key) && phrases.unspaced.some((phrase) => key.includes(phrase));
}
