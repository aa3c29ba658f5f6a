import { findParts, type SentenceParts } from './order-hits.ts';
import { isOrder, isSystemOrder, type OrderScene } from './order-rules.ts';
import { type OrderWord, unveil, wordsOf } from './order-text.ts';

/** Marks by which chat programs tell whose words follow; nobody writes them for people. */
const CHAT_MARKS =
  /<\|?(?:im_start|im_end|system|assistant|endoftext|eot_id|start_header_id)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<SYS>>|(?:^|\n)\s*#{2,}\s*(?:system|instruction)s?\s*:|\b(?:BEGIN|END) SYSTEM PROMPT\b|"role"\s*:\s*"(?:system|developer)"|(?:^|\n)\s*assistant:[^\n]*\n\s*(?:user|human):/iu;

const SYSTEM_MARK = /(?:^|[\n.!?>#*([{"'])\s*system(?: (?:message|notice|prompt|instructions?|override|note|update|alert|command))?\s*[:>\]]/iu;

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
const HYPHENS = /(?<=\p{L})[-_.*·•](?=\p{L})/gu;

/** A text, and what else it may be read as: an address, a name of a program's value, a word taken apart by hyphens. */
function readingsOf(text: string): string[] {
  const readings = [text];
  if (ENCODED.test(text)) readings.push(unveil(decodeAddress(text)));
  if (text.length < 500 && !text.includes(' ') && /\p{Ll}\p{Lu}/u.test(text))
    readings.push(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if ((text.match(HYPHENS)?.length ?? 0) > 2) readings.push(text.replace(HYPHENS, ''));
  return readings;
}

function decodeAddress(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (octets) => new TextDecoder().decode(Buffer.from(octets.replaceAll('%', ''), 'hex')));
}

function holdsOrder(text: string): boolean {
  if (CHAT_MARKS.test(text)) return true;
  const words = wordsOf(text);
  const found = findParts(words);
  const isAbout = tellsOfOrders(words, found);
  const marked = SYSTEM_MARK.test(text);
  for (const [language, sentences] of found) {
    for (const [sentence, parts] of sentences) {
      const after = sentences.get(sentence + 1) ?? EMPTY;
      const scene = { language, words, parts: withReaders(found, { language, sentence, parts }), after };
      if (isAbout && isQuoted(scene)) continue;
      if (isOrder(scene) || (marked && isSystemOrder(scene))) return true;
    }
  }
  return false;
}

/** English names of machines are used in all languages. */
function withReaders(
  found: ReturnType<typeof findParts>,
  { language, sentence, parts }: { language: string; sentence: number; parts: SentenceParts },
): SentenceParts {
  const english = language === 'en' ? undefined : found.get('en')?.get(sentence);
  const readers = english?.get('reader');
  if (!readers) return parts;
  return new Map([...parts, ['reader', [...readers, ...(parts.get('reader') ?? [])]]]);
}

/** A text that tells of such orders, and quotes them. */
function tellsOfOrders(words: readonly OrderWord[], found: ReturnType<typeof findParts>): boolean {
  if (!words.some(({ quoted }) => quoted)) return false;
  return [...found.values()].some((sentences) =>
    [...sentences.values()].some((parts) => parts.get('about')?.some(({ word }) => !words[word]?.quoted)),
  );
}

const KEYS = ['ignore', 'turn', 'secret', 'reader', 'initials', 'task', 'role', 'covert'] as const;

function isQuoted({ words, parts }: OrderScene): boolean {
  return KEYS.flatMap((key) => parts.get(key) ?? []).every(({ word }) => words[word]?.quoted);
}
