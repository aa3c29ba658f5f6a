import { findCountry } from '../../places/countries.ts';
import { conceptsOf } from './concept-table.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { townsNamed } from './named-place.ts';
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
    if (end === null || conceptsOf(marked.key(from, end)).length > 0) continue;
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

/** Whether it begins a question or a name, or longer words around it say something else. */
function isOther(marked: MarkedWords, { around }: QuestionTables, from: number, to: number): boolean {
  if (from === 0 || /^\p{Lu}/u.test(marked.words[from]?.raw ?? '')) return true;
  return [...marked.phrases(around, ({ value }) => value !== 'not')].some(
    (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
  );
}

/** Behind the longest thing, kind or place that a table knows, else behind one word; null where there is none. */
function endOfThing(marked: MarkedWords, { around, categories }: QuestionTables, from: number): number | null {
  const isSmall = (at: number): boolean => {
    const said = around.get(marked.key(at, at + 1)) ?? [];
    return isSmallWord(marked.texts(at, at + 1).join('')) || said.some(({ value }) => value === 'near');
  };
  let start = from;
  while (start < marked.words.length && marked.isFree(start) && isSmall(start)) start += 1;
  const isKnown = (end: number): boolean => {
    const key = marked.key(start, end);
    return categories.has(key) || conceptsOf(key).length > 0 || townsNamed(key).length > 0 || findCountry(key) !== null;
  };
  const last = Math.min(start + MAX_THING, marked.words.length);
  for (let end = last; end > start + 1; end -= 1) if (marked.areFree(start, end) && isKnown(end)) return end;
  return start < last && marked.areFree(start, start + 1) ? start + 1 : null;
}
