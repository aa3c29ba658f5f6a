import { keyOf, type QueryWord } from './query-words.ts';
import type { Meaning, PhraseTable } from './question-tables.ts';

/** Phrases are no longer. */
const MAX_PHRASE = 6;

/** A phrase of a question that a table knows. */
export interface FoundPhrase<Value> {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  readonly key: string;
  readonly meanings: readonly Meaning<Value>[];
}

/** The words of a question, and which of them are understood already. */
export class MarkedWords {
  readonly words: readonly QueryWord[];
  readonly #taken: boolean[];
  /** The tables are asked for the same words again and again. */
  readonly #keys = new Map<number, string>();

  constructor(words: readonly QueryWord[]) {
    this.words = words;
    this.#taken = words.map(() => false);
  }

  /** The same words, as far as they are understood: what is taken of the one is still free in the other. */
  copy(): MarkedWords {
    const same = new MarkedWords(this.words);
    for (const at of this.words.keys()) if (!this.isFree(at)) same.take(at, at + 1);
    return same;
  }

  isFree(at: number): boolean {
    return this.#taken[at] === false;
  }

  take(from: number, to: number): void {
    this.#taken.fill(true, from, to);
  }

  /** What is not understood yet, in its order. */
  rest(): readonly QueryWord[] {
    return this.words.filter((_word, at) => this.isFree(at));
  }

  /** Every free run of words up to the longest phrase, longer ones first, then from the left. */
  *runs(most = MAX_PHRASE): Generator<{ readonly from: number; readonly to: number }> {
    for (let length = Math.min(most, this.words.length); length > 0; length -= 1) {
      for (let from = 0; from + length <= this.words.length; from += 1) {
        const to = from + length;
        if (this.areFree(from, to)) yield { from, to };
      }
    }
  }

  areFree(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!this.isFree(at)) return false;
    return true;
  }

  /** Whether all of some words begin with a capital. */
  areNames(from: number, to: number): boolean {
    return this.words.slice(from, to).every(({ raw }) => /^\p{Lu}/u.test(raw));
  }

  key(from: number, to: number): string {
    const place = from * (this.words.length + 1) + to;
    const key = this.#keys.get(place) ?? keyOf(this.words.slice(from, to));
    this.#keys.set(place, key);
    return key;
  }

  texts(from: number, to: number): string[] {
    return this.words.slice(from, to).map(({ text }) => text);
  }

  /** Whether longer words around some are a phrase of a table that fits: there they say something else together. */
  isPartOf<Value>(
    { from, to }: { readonly from: number; readonly to: number },
    table: PhraseTable<Value>,
    isFit: (meaning: Meaning<Value>) => boolean,
  ): boolean {
    for (const longer of this.phrases(table, isFit)) {
      if (longer.to - longer.from <= to - from) return false;
      if (longer.from <= from && longer.to >= to) return true;
    }
    return false;
  }

  /** The longest phrases of a table that fit, without taking them; `isFit` may refuse some of their meanings. */
  *phrases<Value>(
    table: PhraseTable<Value>,
    isFit: (meaning: Meaning<Value>) => boolean = () => true,
  ): Generator<FoundPhrase<Value>> {
    for (const { from, to } of this.runs()) {
      const key = this.key(from, to);
      const meanings = table.get(key)?.filter(isFit) ?? [];
      if (meanings.length > 0) yield { from, to, key, meanings };
    }
  }
}
