import { ONLY_POSTPOSED, POSTPOSED } from './find-place.ts';
import type { MarkedWords } from './marked-words.ts';
import type { QuestionTables } from './question-tables.ts';

/** Takes what means near whoever asks, unless longer words around it say something else. */
export function takeHere(marked: MarkedWords, { around }: QuestionTables): string | null {
  for (const { from, to } of marked.phrases(around, ({ value }) => value === 'here')) {
    if (marked.isPartOf({ from, to }, around, ({ value }) => value !== 'here')) continue;
    return takeRaw(marked, from, to);
  }
  return takeNearNothing(marked, around);
}

/** Takes what says near a place that comes where nothing comes, "restaurants nearby", or one before it: "近くのカフェ". */
function takeNearNothing(marked: MarkedWords, around: QuestionTables['around']): string | null {
  for (const { from, to, meanings } of marked.phrases(around, ({ value }) => value === 'near')) {
    const isBefore = from > 0 && meanings.every(({ language }) => !POSTPOSED.has(language));
    const isBehind = from === 0 && meanings.every(({ language }) => ONLY_POSTPOSED.has(language));
    const isEnd = to === marked.words.length;
    if (isEnd ? isBefore : isBehind) return takeRaw(marked, from, to);
  }
  return null;
}

/**
 * Takes what says near a place that stands before it, where none does: "附近的餐厅", "근처 카페", "ravintola lähellä". To be
 * asked when the question was found to name no place; what nobody understood before it may be one.
 */
export function takeNearBehindNothing(marked: MarkedWords, { around }: QuestionTables): string | null {
  for (const { from, to, meanings } of marked.phrases(around, ({ value }) => value === 'near')) {
    const isBehind = meanings.every(({ language }) => POSTPOSED.has(language));
    const isAll = to - from === marked.words.length;
    if (isBehind && !isAll && (from === 0 || !marked.isFree(from - 1))) return takeRaw(marked, from, to);
  }
  return null;
}

/** Takes the words that were found to mean near whoever asks out of the same question. */
export function takeHereAgain(marked: MarkedWords, here: string): void {
  const same = [...marked.runs()].find(({ from, to }) => rawOf(marked, from, to) === here);
  if (same) marked.take(same.from, same.to);
}

function takeRaw(marked: MarkedWords, from: number, to: number): string {
  marked.take(from, to);
  return rawOf(marked, from, to);
}

function rawOf({ words }: MarkedWords, from: number, to: number): string {
  const some = words.slice(from, to);
  return some.map(({ raw }) => raw).join(some.every(({ isUnspaced }) => isUnspaced) ? '' : ' ');
}
