import type { OrderPart } from '../../language/order-words.ts';
import { type FoundParts, findParts, type OrderHit, type SentenceParts } from './order-hits.ts';
import { quotesOf } from './order-quotes.ts';
import { MIN_PARTS } from './order-rules.ts';
import type { OrderScene } from './order-scene.ts';
import { type OrderWord, orderWords, wordsBySentence } from './order-text.ts';

/** A sentence of a text, as it stands and as its own author says it. */
export interface SaidScene {
  readonly scene: OrderScene;
  /** Without what it only quotes; the scene itself where nobody tells of an order. */
  readonly own: () => OrderScene;
  /** Whether the sentence has no more parts in any other language. */
  readonly isMain: boolean;
}

const NONE: readonly OrderHit[] = [];
const EMPTY: SentenceParts = new Map();

/**
 * The sentences of an unveiled text that hold enough parts of orders to be one, once for each language that they hold some
 * in. `least`: of so many kinds, in one of them and the next.
 */
export function scenesOf(text: string, least: number = MIN_PARTS): SaidScene[] {
  const words = orderWords(text);
  const found = findParts(words);
  let mains: ReadonlyMap<number, string> | null = null;
  let sentences: Map<number, OrderWord[]> | null = null;
  const quotes = quotesOf(text);
  const isUnquoted = ({ word }: { readonly word: number }) => !quotes.holds(words[word]?.index ?? 0);
  const isTold = ({ word }: OrderHit) => quotes.isTold(words[word]?.index ?? 0);
  const ownOf = (scene: OrderScene, sentence: number) => {
    const isReported = [...scene.parts.values()].flat().some(isTold) || tellsNear(found, sentence, isUnquoted);
    return isReported ? withoutQuotes(scene, quotes.holds) : scene;
  };
  const ownWordsOf = (sentence: number) => {
    sentences ??= wordsBySentence(words);
    return sentences.get(sentence) ?? [];
  };
  const said: SaidScene[] = [];
  for (const [language, sentencesWith] of found) {
    for (const [sentence, own] of sentencesWith) {
      const next = sentencesWith.get(sentence + 1) ?? NONE;
      const english = language === 'en' ? undefined : found.get('en')?.get(sentence);
      // English names of machines, and short ones, are used in all languages.
      const isShared = english !== undefined && countOf(own) > countOf(english);
      // Most sentences hold one part of a language.
      if (!isShared && own.length + next.length < least && own[0]?.part !== 'turn') continue;
      const [parts, after] = [isShared ? withReaders(partsOf(own), english) : partsOf(own), partsOf(next)];
      if (parts.size + after.size < least && !parts.has('turn')) continue;
      const scene: OrderScene = { language, words, ownWords: () => ownWordsOf(sentence), parts, after };
      mains ??= mainLanguages(found);
      said.push({ scene, own: () => ownOf(scene, sentence), isMain: mains.get(sentence) === language });
    }
  }
  return said;
}

/** In which language each sentence has most kinds of parts. */
function mainLanguages(found: FoundParts): Map<number, string> {
  const mains = new Map<number, string>();
  const most = new Map<number, number>();
  for (const [language, sentences] of found) {
    for (const [sentence, own] of sentences) {
      const before = most.get(sentence) ?? 0;
      if (own.length <= before) continue;
      const kinds = own.length === 1 ? 1 : new Set(own.map(({ part }) => part)).size;
      if (kinds <= before) continue;
      mains.set(sentence, language);
      most.set(sentence, kinds);
    }
  }
  return mains;
}

function partsOf(hits: readonly OrderHit[]): SentenceParts {
  return hits.length === 0 ? EMPTY : Map.groupBy(hits, ({ part }) => part);
}

function withReaders(parts: SentenceParts, english: readonly OrderHit[]): SentenceParts {
  const both = (named: OrderPart) => [...english.filter(({ part }) => part === named), ...(parts.get(named) ?? NONE)];
  return new Map([...parts, ['reader', both('reader')], ['initials', both('initials')]]);
}

/** A sentence in English has a few words that look like those of other languages. */
function countOf(hits: readonly OrderHit[]): number {
  let count = 0;
  for (const { part } of hits) if (part !== 'reader') count++;
  return count;
}

/** So many sentences before and behind a quotation may tell of it. */
const TALE = 4;

/** A passage that tells of such orders may quote them. */
function tellsNear(found: FoundParts, sentence: number, isUnquoted: (hit: OrderHit) => boolean): boolean {
  for (const sentences of found.values()) {
    for (let near = sentence - TALE; near <= sentence + TALE; near++)
      if (sentences.get(near)?.some((hit) => hit.part === 'about' && isUnquoted(hit))) return true;
  }
  return false;
}

function withoutQuotes(scene: OrderScene, isQuoted: (index: number) => boolean): OrderScene {
  const isOwn = (word: OrderWord | undefined) => !isQuoted(word?.index ?? 0);
  const without = (parts: SentenceParts) =>
    new Map([...parts].map(([part, hits]) => [part, hits.filter(({ word }) => isOwn(scene.words[word]))]));
  return {
    ...scene,
    ownWords: () => scene.ownWords().filter(isOwn),
    parts: without(scene.parts),
    after: without(scene.after),
  };
}
