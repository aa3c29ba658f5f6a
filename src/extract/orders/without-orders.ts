import { isInstructionLike } from './instruction-like.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text without the sentences that give orders to AI agents; empty when they cannot be told from the rest. */
export function withoutOrders(text: string): string {
  if (!isInstructionLike(text)) return text;
  const kept = clearOnes([...sentences.segment(text)].map(({ segment }) => segment));
  const rest = kept.join('').trim();
  return isInstructionLike(rest) ? '' : rest;
}

/** Halves that are clear stay whole, so that few sentences are looked at by themselves. */
function clearOnes(segments: readonly string[]): readonly string[] {
  if (segments.length === 0 || !isInstructionLike(segments.join(''))) return segments;
  if (segments.length === 1) return [];
  const middle = segments.length >> 1;
  const [before, after] = [clearOnes(segments.slice(0, middle)), clearOnes(segments.slice(middle))];
  // An order may begin in one half and end in the other.
  const isTorn = isInstructionLike(`${before.slice(-2).join('')}${after.slice(0, 2).join('')}`);
  return isTorn ? [...before.slice(0, -2), ...after.slice(2)] : [...before, ...after];
}
