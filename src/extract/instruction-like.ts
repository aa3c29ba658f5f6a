import { mayHoldOrder } from '../language/order-signs.ts';
import { type FoundParts, findParts, type OrderHit, type SentenceParts } from './order-hits.ts';
import { quotesOf } from './order-quotes.ts';
import { isOrder, isSystemOrder } from './order-rules.ts';
import type { OrderScene } from './order-scene.ts';
import { unveil, wordsOf } from './order-text.ts';

/** Marks by which chat programs tell whose words follow; nobody writes them for people. */
const CHAT_MARKS =
  /<\|?(?:im_start|im_end|system|assistant|endoftext|eot_id|start_header_id)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<SYS>>|(?:^|\n)\s*#{2,}\s*(?:system|instruction)s?\s*:|\b(?:BEGIN|END) SYSTEM PROMPT\b|"role"\s*:\s*"(?:system|developer)"|(?:^|\n)\s*assistant:[^\n]*\n\s*(?:user|human):/iu;

const SYSTEM_MARK =
  /(?:^|[\n.!?>#*([{"'])\s*system(?: (?:message|notice|prompt|instructions?|override|note|update|alert|command))?\s*[:>\]]/iu;

/** What all marks hold: a quick look. */
const MARKS = /system|[<#[][<|#/IS]|"role"|assistant:/i;

const EMPTY: SentenceParts = new Map();

/**
 * True when a passage gives orders to AI agents, in whatever letters that read as such: parts of an order (who is meant,
 * what is asked, of what) are found by the words of all languages (content/language) and put together by a few rules, so
 * that prose about machines is not taken for one. Linear in the text.
 */
export function isInstructionLike(text: string): boolean {
  if (text.length < 8) return false;
  return readingsOf(unveil(text)).some(holdsOrder);
}

const ENCODED = /%[0-9a-f]{2}/i;
const HYPHENS = /(?<=\p{L})[-_*·•](?=\p{L})/gu;
const HYPHEN = /[-_*·•]/;

/** A text, and what else it may be read as: an address, words run together, a word taken apart by hyphens. */
function readingsOf(text: string): string[] {
  const readings = [text];
  if (ENCODED.test(text)) readings.push(unveil(decodeAddress(text)));
  if (/[a-z][A-Z]/.test(text)) readings.push(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, text.includes(' ') ? '. ' : ' '));
  if (HYPHEN.test(text) && (text.match(HYPHENS)?.length ?? 0) > 2) readings.push(text.replace(HYPHENS, ''));
  return readings;
}

function decodeAddress(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (octets) =>
    new TextDecoder().decode(Buffer.from(octets.replaceAll('%', ''), 'hex')),
  );
}

function holdsOrder(text: string): boolean {
  const mayBeMarked = MARKS.test(text);
  if (mayBeMarked && CHAT_MARKS.test(text)) return true;
  const isMarked = mayBeMarked && SYSTEM_MARK.test(text);
  if (!isMarked && !mayHoldOrder(text)) return false;
  const words = wordsOf(text);
  const found = findParts(words);
  const isQuoted = quotesOf(text);
  const isUnquoted = ({ word }: OrderHit) => !isQuoted(words[word]?.index ?? 0);
  for (const [language, sentences] of found) {
    for (const [sentence, parts] of sentences) {
      const after = sentences.get(sentence + 1) ?? EMPTY;
      const scene = { language, words, parts: withReaders(found, { language, sentence, parts }), after };
      if (!holds(scene, isMarked)) continue;
      if (!tells(found, isUnquoted) || holds(withoutQuotes(scene, isUnquoted), isMarked)) return true;
    }
  }
  return false;
}

interface Sentence {
  readonly language: string;
  readonly sentence: number;
  readonly parts: SentenceParts;
}

/** English names of machines are used in all languages. */
function withReaders(found: FoundParts, { language, sentence, parts }: Sentence): SentenceParts {
  const readers = language === 'en' ? undefined : found.get('en')?.get(sentence)?.get('reader');
  return readers ? new Map([...parts, ['reader', [...readers, ...(parts.get('reader') ?? [])]]]) : parts;
}

function holds(scene: OrderScene, isMarked: boolean): boolean {
  return isOrder(scene) || (isMarked && isSystemOrder(scene));
}

/** A text that tells of such orders may quote them. */
function tells(found: FoundParts, isUnquoted: (hit: OrderHit) => boolean): boolean {
  const sentences = [...found.values()].flatMap((each) => [...each.values()]);
  return sentences.some((parts) => parts.get('about')?.some(isUnquoted));
}

function withoutQuotes(scene: OrderScene, isUnquoted: (hit: OrderHit) => boolean): OrderScene {
  const without = (parts: SentenceParts) => new Map([...parts].map(([part, hits]) => [part, hits.filter(isUnquoted)]));
  return { ...scene, parts: without(scene.parts), after: without(scene.after) };
}
