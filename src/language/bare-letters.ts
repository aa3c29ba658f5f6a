import { fold } from './fold.ts';

/** The letters and digits of a text, folded, with nothing between them. */
export function bareLetters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
