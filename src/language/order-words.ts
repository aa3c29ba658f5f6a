import { wordsFor } from './language-tables.ts';
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
] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** A part in one language. */
export interface OrderMeaning {
  readonly language: string;
  readonly part: OrderPart;
}

/** Letters of words, one after the other; a node where a word ends has what it means. */
export interface OrderLetters {
  readonly next: Map<string, OrderLetters>;
  /** What whole words mean, and what beginnings of words mean ("recommend*"). */
  whole: readonly OrderMeaning[];
  begun: readonly OrderMeaning[];
}

/** Before a word that counts in capitals only. */
export const IN_CAPITALS = '^';

/** Words of these alphabets take endings, so each stands for its beginning, too. */
export const ENDINGS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hangul}]/u;

/** Alphabets that write words without spaces between. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** One word, or a run of letters of an alphabet that has no spaces; signs stand for letters before letters ("@ll"). */
export const WORD = new RegExp(
  `[${UNSPACED}]+|(?:[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]|[@$!\\|](?=\\p{L}|\\d\\p{L}))+`,
  'gv',
);
export const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** Every word of every language, by its letters. */
export const ORDER_WORDS: OrderLetters = readWords();

function readWords(): OrderLetters {
  const root = newLetters();
  for (const { language, meaning, words } of wordsFor('order')) {
    const part = ORDER_PARTS.find((known) => known === meaning);
    if (part === undefined) continue;
    for (const word of words) add(root, word, { language, part });
  }
  return root;
}

function newLetters(): OrderLetters {
  return { next: new Map(), whole: [], begun: [] };
}

function add(root: OrderLetters, word: string, meaning: OrderMeaning): void {
  const isBeginning = word.endsWith('*') || (ENDINGS.test(word) && meaning.part !== 'not');
  const mark = meaning.part === 'initials' ? IN_CAPITALS : '';
  let node = root;
  for (const letter of `${mark}${toPhrase(word)}`) {
    const next = node.next.get(letter) ?? newLetters();
    node.next.set(letter, next);
    node = next;
  }
  if (isBeginning) node.begun = [...node.begun, meaning];
  else node.whole = [...node.whole, meaning];
}

/** The words of a phrase as they are looked up. A star inside a phrase ("asystent* ai") stands for any ending of that word. */
export function toPhrase(word: string): string {
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
  return (
    ENDINGS.test(text) || [ORDER_WORDS, ORDER_WORDS.next.get(IN_CAPITALS)].some((node) => node && leadsOn(node, text))
  );
}

function leadsOn(root: OrderLetters, text: string): boolean {
  let node: OrderLetters | undefined = root;
  for (const letter of text) {
    node = node.next.get(letter);
    if (node === undefined) return false;
    if (node.begun.length > 0 || node.next.has('*')) return true;
  }
  return node.whole.length > 0 || node.next.has(' ');
}
