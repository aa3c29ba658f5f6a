import { wordsFor } from './language-tables.ts';
import { type LetterTable, letterTable, START } from './letter-table.ts';
import { toLookAlike } from './look-alikes.ts';
import { remembered } from './word-memo.ts';

/** The parts that orders to AI agents are made of, as the tables of the languages name them (content/language/README.md). */
export const ORDER_PARTS = [
  'reader',
  'initials',
  'named',
  'reading',
  'address',
  'duty',
  'manner',
  'act',
  'go',
  'ignore',
  'earlier',
  'told',
  'orders',
  'rules',
  'user',
  'here',
  'first',
  'secret',
  'reveal',
  'task',
  'occasion',
  'reply',
  'role',
  'covert',
  'self',
  'turn',
  'void',
  'not',
  'heed',
  'about',
  'thing',
  'digest',
  'yours',
  'person',
  'hide',
  'harm',
  'link',
  'output',
  'data',
  'maker',
  'lasting',
  'limits',
  'sending',
  'deleting',
  'paying',
  'allowing',
  'saying',
  'talk',
  'keys',
  'files',
  'money',
  'target',
  'whatever',
  'unasked',
  'alone',
  'persona',
  'ranking',
  'sanction',
  'tools',
  'memory',
] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** A part in one language. */
export interface OrderMeaning {
  readonly language: string;
  readonly part: OrderPart;
}

/** The words of orders by their letters, and what they mean. */
export interface OrderTable {
  readonly letters: LetterTable;
  /** By state of `letters`: what whole words mean, and what beginnings of words mean ("recommend*"). */
  readonly whole: ReadonlyMap<number, readonly OrderMeaning[]>;
  readonly begun: ReadonlyMap<number, readonly OrderMeaning[]>;
}

/** Before a word that counts in capitals only. */
const CAPITALS_MARK = '^';

/** Between the words of a phrase, and for any ending of one of them. */
export const [SPACE, STAR] = [32, 42];

/** Words of these alphabets take endings, so each stands for its beginning, too. */
const ENDINGS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hangul}]/u;

/** Alphabets that write words without spaces between. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/**
 * One word, or a run of letters of an alphabet that has no spaces; signs stand for letters before letters ("@ll"). Letters of
 * ASCII are asked for first: the engine looks all others up in a long list, which takes many times as long.
 */
export const WORD = new RegExp(
  `(?=[^\\0-\\x7f])[${UNSPACED}]+|(?:[A-Za-z0-9]|(?=[^\\0-\\x7f])[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]|[@$!\\|](?=\\p{L}|\\d\\p{L}))+`,
  'gv',
);
export const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** Every word of every language, by its letters. */
export const ORDER_WORDS: OrderTable = readWords();

/** The state before words that count in capitals only. */
export const IN_CAPITALS = ORDER_WORDS.letters.stateOf(CAPITALS_MARK);

function readWords(): OrderTable {
  const meant = wordsFor('order').flatMap(({ language, meaning: name, words }) => {
    const part = ORDER_PARTS.find((known) => known === name);
    if (part === undefined) return [];
    const meaning = { language, part };
    return words.map((word) => ({ word, key: keyOf(word, part), meaning }));
  });
  const letters = letterTable(meant.map(({ key }) => key));
  const [whole, begun] = [new Map<number, OrderMeaning[]>(), new Map<number, OrderMeaning[]>()];
  for (const { word, key, meaning } of meant) {
    const isBeginning = word.endsWith('*') || (ENDINGS.test(word) && meaning.part !== 'not');
    const known = isBeginning ? begun : whole;
    const state = letters.stateOf(key);
    known.set(state, [...(known.get(state) ?? []), meaning]);
  }
  return { letters, whole, begun };
}

function keyOf(word: string, part: OrderPart): string {
  return `${part === 'initials' ? CAPITALS_MARK : ''}${toPhrase(word)}`;
}

/** The words of a phrase as they are looked up. A star inside a phrase ("asystent* ai") stands for any ending of that word. */
function toPhrase(word: string): string {
  const phrase = word.replace(/\*$/u, '').split(' ');
  return phrase
    .flatMap((part) => {
      const apart = [...part.matchAll(WORD)].map(([bare]) => toLookAlike(bare));
      return part.endsWith('*') ? [`${apart.join(' ')}*`] : apart;
    })
    .join(' ');
}

/** A word as written, in look-alike letters. */
export interface KnownWord {
  readonly text: string;
  /** Whether some phrase may begin with it. */
  readonly begins: boolean;
}

/** What is known of one word with spaces around. */
export const knownWord: (written: string) => KnownWord = remembered((written) => {
  const text = toLookAlike(written);
  return { text, begins: mayBegin(text) };
});

/** Whether a phrase's first word is this one; letters of articles may come before it in some alphabets. */
function mayBegin(text: string): boolean {
  return ENDINGS.test(text) || leadsOn(START, text) || leadsOn(IN_CAPITALS, text);
}

function leadsOn(from: number, text: string): boolean {
  const { letters, whole, begun } = ORDER_WORDS;
  let state = from;
  for (let at = 0; at < text.length; at++) {
    state = letters.next(state, text.charCodeAt(at));
    if (state === 0) return false;
    if (begun.has(state) || letters.next(state, STAR) !== 0) return true;
  }
  return whole.has(state) || letters.next(state, SPACE) !== 0;
}
