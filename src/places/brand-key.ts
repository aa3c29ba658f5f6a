import { fold } from '../language/fold.ts';

/** One key for the ways in which the name of a brand is written: "Lands' End", "LANDS END". */
export function brandKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
