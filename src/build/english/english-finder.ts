import { createHash } from 'node:crypto';
import type { Notice } from '../../core/site/facts.ts';
import { isInstructionLike } from '../../extract/orders/instruction-like.ts';
import { toSafeLine } from '../../extract/safe-text.ts';
import { isEnglish } from '../../language/english/english-text.ts';
import type { ForeignText, MachineEnglish } from '../../language/english/machine-english.ts';
import { type MaskedText, maskText, unmaskText, withoutTokens } from './mask-text.ts';
import { piecesOf } from './text-pieces.ts';
import { isUsableEnglish } from './usable-english.ts';

/** A text that is to be translated, with tokens in the places of names and numbers. */
export interface WantedText {
  readonly hash: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly text: string;
}

/** What is known of the texts of a site so far. */
export interface GivenEnglish {
  readonly provider: string;
  readonly confidence: number;
  /** Hash of a text → what the translator gave for it; empty where it can give nothing. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Finds English among what a translator gave, and notes what it has not been asked yet. */
export interface EnglishFinder extends MachineEnglish {
  /** What was looked for and is not known. */
  wanted(): readonly WantedText[];
  /** How many texts have no usable English, whatever was given. */
  refused(): number;
}

/**
 * Nothing of a translator's answer is believed: what may not stand in an English field is left out as if there were none.
 * Where a token was lost, the text is wanted once more with its numbers in it.
 */
export function englishFinder({ provider, confidence, texts }: GivenEnglish): EnglishFinder {
  const wanted = new Map<string, WantedText>();
  const refused = new Set<string>();
  let hasOrders = false;
  /** What was given for a text; undefined where it was not asked yet. */
  const given: Given = (text, language) => {
    const hash = hashOf(text, language);
    const english = texts[hash];
    if (english === undefined) wanted.set(hash, { hash, language, text });
    return english === undefined ? undefined : toSafeLine(english);
  };
  return {
    provider,
    confidence,
    find(foreign) {
      if (!/\p{L}/u.test(foreign.text)) return null;
      if (foreign.kind === 'label' && isEnglish(foreign.text, foreign.language, foreign.names)) return null;
      const pieces = piecesOf(foreign.text).map((text) => findPiece({ ...foreign, text }, given));
      if (pieces.includes(null)) refused.add(foreign.text);
      if (pieces.some((piece) => typeof piece !== 'string')) return null;
      const english = pieces.join(' ');
      if (!isInstructionLike(english)) return english;
      hasOrders = true;
      return null;
    },
    wanted: () => [...wanted.values()],
    refused: () => refused.size,
    notices: () => (hasOrders ? [ORDERS_LEFT_OUT] : []),
  };
}

type Given = (text: string, language: string) => string | undefined;

/** The usable English of a piece; null where there is none, undefined where it has to be asked for. */
function findPiece(foreign: ForeignText, given: Given): string | null | undefined {
  const masked = maskText(foreign.text, foreign.names);
  if (!/\p{L}/u.test(withoutAllTokens(masked))) return foreign.text;
  const first = given(masked.text, foreign.language);
  if (first === undefined) return undefined;
  const english = unmaskText(first, masked.parts);
  if (english !== null && isUsableEnglish(foreign, english)) return english;
  if (masked.parts.length === 0) return null;
  const plain = given(withoutTokens(foreign.text), foreign.language);
  return plain === undefined || isUsableEnglish(foreign, plain) ? plain : null;
}

const ORDERS_LEFT_OUT: Notice = {
  code: 'instruction_like_text',
  message: 'Machine translations that give orders to AI agents were left out.',
};

function withoutAllTokens({ text }: MaskedText): string {
  return text.replace(/⟦\d{1,4}⟧/gu, ' ');
}

/** Names, numbers and addresses aside, sites that say the same share it. */
function hashOf(text: string, language: string): string {
  return createHash('sha256').update(`${language}\n${text}`).digest('hex').slice(0, 32);
}
