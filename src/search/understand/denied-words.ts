import { findCountry } from '../../places/countries.ts';
import { conceptsOf } from './concept-table.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { isGreatTown, townsNamed } from './named-place.ts';
import type { QuestionTables } from './question-tables.ts';

/** A thing of more words is cut. */
const MAX_THING = 3;

/**
 * Takes what a question does not want out of its words: "not a chain", "keine Kette", "кроме сетей". What sites are not is
 * not known, and looked for it would be a wish. Left alone is what is written as a name ("Bar Nicht Nur"), what a table knows
 * as one thing, and what says something else together ("not more than").
 * @return each as it was written
 */
export function takeDenied(marked: MarkedWords, tables: QuestionTables): string[] {
  const found: string[] = [];
  for (const { from, to } of marked.phrases(tables.around, ({ value }) => value === 'not')) {
    if (!marked.areFree(from, to) || isOther(marked, tables, from, to)) continue;
    const end = endOfThing(marked, tables, to);
    if (end === null || beginsThing(marked, from, end)) continue;
    marked.take(from, end);
    found.push(
      marked.words
        .slice(from, end)
        .map(({ raw }) => raw)
        .join(' '),
    );
  }
  return found;
}

/** "Sans gluten" is one thing, whatever stands behind it. */
function beginsThing(marked: MarkedWords, from: number, end: number): boolean {
  for (let at = from + 2; at <= end; at += 1) if (conceptsOf(marked.key(from, at)).length > 0) return true;
  return false;
}

/** Whether it begins a question or a name, or longer words around it say something else. */
function isOther(marked: MarkedWords, { around }: QuestionTables, from: number, to: number): boolean {
  if (from === 0 || /^\p{Lu}/u.test(marked.words[from]?.raw ?? '')) return true;
  return marked.isPartOf({ from, to }, around, ({ value }) => value !== 'not');
}

/** Behind the longest thing, kind or place that a table knows, else before the next one; null where there is none. */
function endOfThing(marked: MarkedWords, { around, categories }: QuestionTables, from: number): number | null {
  const isSmall = (at: number): boolean => {
    const said = around.get(marked.key(at, at + 1)) ?? [];
    return isSmallWord(marked.texts(at, at + 1).join('')) || said.some(({ value }) => value === 'near');
  };
  let start = from;
  while (start < marked.words.length && marked.isFree(start) && isSmall(start)) start += 1;
  const isKnown = (key: string): boolean =>
    categories.has(key) || conceptsOf(key).length > 0 || townsNamed(key).length > 0 || findCountry(key) !== null;
  const last = Math.min(start + MAX_THING, marked.words.length);
  for (let end = last; end > start + 1; end -= 1)
    if (marked.areFree(start, end) && isKnown(marked.key(start, end))) return end;
  if (start === last || !marked.isFree(start)) return null;
  // "Closing times", but not "breakfast Vienna".
  const isNext = (key: string): boolean => !around.has(key) && !isGreatTown(key);
  let end = start + 1;
  while (end < last && marked.isFree(end) && !marked.areNames(end, end + 1) && isNext(marked.key(end, end + 1)))
    end += 1;
  return end;
}

/** A sign that belongs to the word behind it alone. */
const SIGNED = /(?<=\s)[-−](\p{L}[\p{L}\p{M}\p{N}]*)(?=\s|$)/gu;

/** A question without words that have a minus before them, as search pages taught people to write: "bakery -hotel". */
export function withoutSigned(
  text: string,
  mayDeny: boolean,
): { readonly text: string; readonly signed: readonly string[] } {
  const signed = !mayDeny ? [] : [...text.matchAll(SIGNED)].flatMap(([, word]) => word ?? []);
  return signed.length === 0 ? { text, signed } : { text: text.replace(SIGNED, ' '), signed };
}
