import type { ParsedPage } from './page/parsed-page.ts';
import { isFrameLine } from './text/noise.ts';
import { endsSentence, estimateWords } from './text/prose.ts';
import type { TextBlock } from './text/text-collector.ts';

/** One block of a page with what judging it as main text needs. */
export interface Candidate {
  readonly block: TextBlock;
  readonly text: string;
  readonly words: number;
  readonly linkShare: number;
  readonly kind: 'prose' | 'fact' | 'line' | 'heading' | 'links';
}

const HEADING = /^h[1-6]$/;
/** A heading of so many words says what follows in a sentence. */
const STANDFIRST = 15;
/** Words that belong to a form's fields. */
const FIELD = /^(?:label|legend|fieldset|caption|summary)$/;
/** Prices, hours and places are worth their words even where they make no sentence. */
const FACT =
  /\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|am|pm|a\.m\.|p\.m\.|h|kl)?\s?[-–—]\s?\d{1,2}[:.h]\d{2}|(?:[€$£¥₹₽₩₴₺]|\b(?:eur|usd|gbp|chf|kr|dkk|sek|nok|pln|zł|kč|ft|руб)\b\.?)\s?\d|\d(?:[.,]\d{2}|[.,][-–—])?\s?(?:[€£¥₽₴₺円元]|(?:eur|usd|chf|kr|dkk|sek|nok|zł|kč|ft|руб)\b)|\b\d{4,5}\s\p{Lu}\p{Ll}{2,}|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/iu;
/** Of a longer block only the beginning is judged and kept: no more of it can become content. */
const MAX_BLOCK_LENGTH = 10_000;

/** A block as main text may hold it; null for what is no text of its own. */
export function toCandidate(page: ParsedPage, block: TextBlock): Candidate | null {
  const length = block.end - block.start;
  if (length < 2) return null;
  const text = page.text.slice(block.start, Math.min(block.end, block.start + MAX_BLOCK_LENGTH)).trim();
  const words = estimateWords(text.length > 4_000 ? text.slice(0, 4_000) : text);
  const linkShare = block.linkLength / length;
  const tag = block.element?.name ?? '';
  const as = (kind: Candidate['kind']): Candidate => ({ block, text, words, linkShare, kind });
  if (words < 2) return linkShare > 0.5 ? as('links') : null;
  if (FIELD.test(tag) || isFrameLine(text, words)) return null;
  if (HEADING.test(tag) && (words < STANDFIRST || linkShare > 0.3)) return as(linkShare < 0.9 ? 'heading' : 'links');
  const speaks = words >= 25 || (words >= 8 && (endsSentence(text) || /[,;،、，]/.test(text)));
  if (speaks && linkShare < 0.5) return as('prose');
  if (linkShare >= 0.3) return as('links');
  return words < 40 && FACT.test(text.slice(0, 400)) ? as('fact') : as('line');
}

/** Whether it is a paragraph of sentences. */
export function isProse(candidate: Candidate): boolean {
  return candidate.kind === 'prose';
}

/** Words of several blocks together. */
export function countWords(candidates: readonly Candidate[]): number {
  return candidates.reduce((words, each) => words + each.words, 0);
}
