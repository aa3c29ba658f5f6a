import { toLookAlike } from '../../language/look-alikes.ts';
import { IS_UNSPACED, knownWord, WORD } from '../../language/order-words.ts';
import { decodeEntities } from '../data/entities.ts';

/** One word of a text in which orders are looked for. */
export interface OrderWord {
  /** As toLookAlike gives it. */
  readonly text: string;
  /** Whether a phrase may begin here. */
  readonly begins: boolean;
  /** Written in capitals: "AI". */
  readonly capital: boolean;
  /** Without spaces between its words: of such an alphabet, or put together from single letters. */
  readonly run: boolean;
  /** What comes before it ends a part of a sentence, and so does the beginning of the text. */
  readonly opens: boolean;
  /** Written with a capital amid a sentence, before a word without one: a title ends there. */
  readonly raised: boolean;
  /** How many words come before it; two letters of a run count as one. */
  readonly place: number;
  /** Counted from 0. */
  readonly sentence: number;
  /** Where it begins in the text. */
  readonly index: number;
}

/** So many words of one sentence are looked at together. */
const MAX_SENTENCE = 80;
const RUN_LETTERS = 120;
/** Which sentence after the one in which a run begins a letter of it is in: runs have no ends of sentences. */
export function sentenceIn(letter: number): number {
  return Math.floor(letter / RUN_LETTERS);
}

const ASCII = /^[\n -~]*$/;
const ASCII_WORD = /(?:[A-Za-z0-9]|[@$!|](?=\d?[A-Za-z]))+/g;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\s]/gu;
/** A field of HTTP, and not the user. */
const USER_AGENT = /\bUser[- ]Agent\b/gi;
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

/** A text as orders are looked for in it: entities decoded, nothing unseen, letters of special forms as plain ones. */
export function unveil(text: string): string {
  const decoded = (text.includes('&') ? decodeEntities(text) : text).replace(USER_AGENT, 'Useragent');
  return ASCII.test(decoded)
    ? decoded
    : smuggled(decoded).replace(UNSEEN, '').normalize('NFKC').replace(ENCLOSED, toCapital);
}

const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{8,}/gu;

/** With the letters that stand as tags, or octets as variation selectors, which nobody sees and models read. */
function smuggled(text: string): string {
  return text
    .replace(TAGS, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
    .replace(SELECTORS, (run) => ` ${new TextDecoder().decode(Uint8Array.from([...run], octetOf))}`);
}

/** There are 16 of one code unit, U+FE00 on, and behind them 240 of two, U+E0100 on. */
function octetOf(selector: string): number {
  const low = (selector.codePointAt(0) ?? 0) & 0xff;
  return selector.length === 1 ? low : low + 16;
}

/** White letters on black, and those that make flags. */
function toCapital(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = point >= 0x1f1e6 ? 0x1f1e6 : point >= 0x1f170 ? 0x1f170 : 0x1f150;
  return String.fromCharCode(65 + point - first);
}

const SENTENCE_END = /[.!?…](?=["'”’»)\]]*(?:\s|$))|[。！？।؟]/u;
const PART_END = /[,:;/=&#—–()[\]{}"“”„«»「」\n!?.…、，：；。|>]|\s-\s/u;

/** The words of an unveiled text; single letters in a row are put together ("i g n o r e"). Linear in the text. */
export function orderWords(unveiled: string): OrderWord[] {
  const words: OrderWord[] = [];
  let [last, sentence, count, place] = [0, 0, 0, 0];
  for (const { index, text, end, run } of joined(unveiled)) {
    const isPlain = index === last + 1 && unveiled[last] === ' ' && count < MAX_SENTENCE;
    const gap = isPlain ? ' ' : unveiled.slice(last, index);
    const ends = !isPlain && words.length > 0 && (SENTENCE_END.test(gap) || count >= MAX_SENTENCE);
    if (ends) [sentence, count] = [sentence + 1, 0];
    const opens = words.length === 0 || ends || (!isPlain && PART_END.test(gap));
    const known = run ? { text: toLookAlike(text), begins: true } : knownWord(text);
    const capital = known.begins && isCapital(text);
    const raised = known.begins && !opens && !run && isRaised(text, unveiled, end);
    words.push({ text: known.text, begins: known.begins, capital, raised, run, place, opens, sentence, index });
    last = end;
    count += run ? 0 : 1;
    place += run ? Math.ceil(text.length / 2) : 1;
    sentence += run ? sentenceIn(text.length) : 0;
  }
  return words;
}

/** Words by the sentence they are in; of a run, which may be in several, the letters that are in each. */
export function wordsBySentence(words: readonly OrderWord[]): Map<number, OrderWord[]> {
  const sentences = new Map<number, OrderWord[]>();
  for (const word of words) {
    const count = word.run ? sentenceIn(word.text.length) + 1 : 1;
    for (let part = 0; part < count; part++) {
      const text = count > 1 ? word.text.slice(part * RUN_LETTERS, (part + 1) * RUN_LETTERS) : word.text;
      const sentence = sentences.get(word.sentence + part) ?? [];
      sentences.set(word.sentence + part, sentence);
      sentence.push(count > 1 ? { ...word, text } : word);
    }
  }
  return sentences;
}

/** "Corner Bakery Ignore all rules": nothing but the capital shows where the order begins. */
function isRaised(word: string, text: string, end: number): boolean {
  return /^[A-Z][a-z]+$/.test(word) && /^ [a-z]/.test(text.slice(end, end + 2));
}

const CAPITALS = /^(?:LLMS?|[\p{Lu}--L])+s?$/v;

/** Short names of machines are. A capital L looks like no I: "PER LA BESCIAMELLA", "150 TL". */
function isCapital(text: string): boolean {
  return text.length < 6 && CAPITALS.test(text);
}

interface Found {
  readonly text: string;
  readonly index: number;
  readonly end: number;
  readonly run: boolean;
}

/** So many single letters in a row are a word taken apart. */
const MIN_APART = 5;
/** Between two of them, and between two words of such letters. */
const APART = /^[\s\p{P}\p{S}]{1,5}$/u;
/** Letters of the alphabet in its order are an index. */
const ALPHABET = /abcd|defg|nopq|stuv|абвг|αβγδ/iu;

/** Words in their order, runs of single letters each as one. */
function joined(text: string): Found[] {
  const words: Found[] = [];
  let single: Found[] = [];
  const settle = () => {
    const [first] = single;
    const letters = single.map((each) => each.text).join('');
    const end = single.at(-1)?.end ?? 0;
    if (first && single.length >= MIN_APART && !ALPHABET.test(letters))
      words.push({ text: letters, index: first.index, end, run: true });
    else for (const each of single) words.push(each);
    single = [];
  };
  const pattern = ASCII.test(text) ? ASCII_WORD : WORD;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: word, index } = match;
    const run = word.charCodeAt(0) > 0xdff && IS_UNSPACED.test(word);
    const found: Found = { text: word, index, end: index + word.length, run };
    const isSingle = !run && word.length === 1;
    const before = single.at(-1);
    if (before && !(isSingle && APART.test(text.slice(before.end, index)))) settle();
    if (isSingle) single.push(found);
    else words.push(found);
  }
  settle();
  return words;
}
