import { createHash } from 'node:crypto';

/** One question with what is right for it. */
export interface Question {
  readonly group: string;
  /** Of the question. */
  readonly language: string;
  readonly text: string;
  /** All sites that are right; empty where nothing is to be found. */
  readonly right: ReadonlySet<string>;
}

/** A half that rules are tuned on, and one that is only measured: a third of the questions, by their own words. */
export function isKeptApart({ text }: Question): boolean {
  return numberOf(text) % 3 === 0;
}

/** A number that a text always gives: draws that stay the same from run to run. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
