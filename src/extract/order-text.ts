import { toLookAlike } from '../language/look-alikes.ts';
import { IS_UNSPACED, WORD } from '../language/order-words.ts';
import { decodeEntities } from './entities.ts';

/** One word of a text in which orders are looked for. */
export interface OrderWord {
  /** As toLookAlike gives it. */
  readonly text: string;
  /** Written in capitals: "AI". */
  readonly capital: boolean;
  /** Without spaces between its words: of such an alphabet, or put together from single letters. */
  readonly run: boolean;
  /** What comes before it ends a part of a sentence, and so does the beginning of the text. */
  readonly opens: boolean;
  /** How many words come before it; two letters of a run count as one. */
  readonly place: number;
  /** Counted from 0. */
  readonly sentence: number;
  readonly quoted: boolean;
}

/** So many words of one sentence are looked at together. */
const MAX_SENTENCE = 80;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\s]/gu;
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

/** A text as orders are looked for in it: entities decoded, nothing unseen, letters of special forms as plain ones. */
export function unveil(text: string): string {
  const decoded = text.includes('&') ? decodeEntities(text) : text;
  return decoded.replace(UNSEEN, '').normalize('NFKC').replace(ENCLOSED, toCapital);
}

/** White letters on black, and those that make flags. */
function toCapital(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = point >= 0x1f1e6 ? 0x1f1e6 : point >= 0x1f170 ? 0x1f170 : 0x1f150;
  return String.fromCharCode(65 + point - first);
}

const SENTENCE_END = /[.!?…](?=["'”’»)\]]*(?:\s|$))|[。！？।؟]/u;
const PART_END = /[,:;—–()[\]{}"“”„«»「」\n!?.…、，：；。|>]|\s-\s/u;
const QUOTED = /“[^”]{3,800}”|"[^"]{3,800}"|«[^»]{3,800}»|„[^“”]{3,800}[“”]|「[^」]{3,800}」|(?<![\p{L}\p{N}])[‘'][^‘’']{8,800}[’'](?![\p{L}\p{N}])/gu;

/** The words of an unveiled text; single letters in a row are put together ("i g n o r e"). */
export function wordsOf(unveiled: string): OrderWord[] {
  const quotes = [...unveiled.matchAll(QUOTED)].map(({ index, 0: quote }) => [index, index + quote.length] as const);
  const words: OrderWord[] = [];
  let [last, sentence, count, quote, place] = [0, 0, 0, 0, 0];
  for (const { index, 0: written, end } of joined(unveiled)) {
    const gap = unveiled.slice(last, index);
    const ends = words.length > 0 && (SENTENCE_END.test(gap) || count >= MAX_SENTENCE);
    if (ends) [sentence, count] = [sentence + 1, 0];
    while ((quotes[quote]?.[1] ?? Number.POSITIVE_INFINITY) <= index) quote++;
    const [from = Number.POSITIVE_INFINITY] = quotes[quote] ?? [];
    const letters = written.replace(/[^\p{L}\p{M}\p{N}@$!|]/gu, '');
    const run = letters !== written || IS_UNSPACED.test(letters);
    words.push({
      text: toLookAlike(letters),
      capital: /^\p{Lu}+s?$/u.test(letters),
      run,
      place,
      opens: words.length === 0 || ends || PART_END.test(gap),
      sentence,
      quoted: from <= index,
    });
    last = end;
    count++;
    place += run ? Math.ceil(letters.length / 2) : 1;
  }
  return words;
}

interface Found {
  readonly 0: string;
  readonly index: number;
  readonly end: number;
}

const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!|](?:[ \t.\-_*·•/~+,'\n]{1,2}[\p{L}\p{N}@$!|](?![\p{L}\p{M}\p{N}])){3,}/gu;

/** Words in their order, runs of single letters each as one. */
function* joined(text: string): Generator<Found> {
  let from = 0;
  for (const run of text.matchAll(APART)) {
    if (IS_UNSPACED.test(run[0])) continue;
    yield* plainWords(text, from, run.index);
    from = run.index + run[0].length;
    yield { 0: run[0], index: run.index, end: from };
  }
  yield* plainWords(text, from, text.length);
}

function* plainWords(text: string, from: number, to: number): Generator<Found> {
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD))
    yield { 0: word, index: from + index, end: from + index + word.length };
}
