import type { MarkedWords } from './marked-words.ts';
import { namesInForm } from './place-forms.ts';
import type { QuestionTables } from './question-tables.ts';

/** A name of more words is cut. */
const MAX_NAME = 3;

/**
 * What a question names as the place beside a kind of site, where no table knows a place of that name: "bakery in Atlantis",
 * "ravintola Kuvittelulassa". A kind of site anywhere else is no answer to it.
 * @param marked after all else was understood
 * @param languages that other words speak for
 */
export function unknownPlace(
  marked: MarkedWords,
  { around }: QuestionTables,
  languages: readonly string[],
): string | null {
  const isHeard = (language: string): boolean => languages.length === 0 || languages.includes(language);
  for (const { from, meanings } of announcing(marked, around)) {
    if (!meanings.some(({ language }) => isHeard(language))) continue;
    const name = nameAt(marked, from + 1);
    if (name !== null) return name;
  }
  const at = marked.words.findIndex(
    ({ text, raw }, at) =>
      at > 0 &&
      marked.isFree(at) &&
      /^\p{Lu}\p{Ll}/u.test(raw) &&
      namesInForm(text).some(({ language, kind }) => kind === 'in' && languages.includes(language)),
  );
  return at === -1 ? null : (marked.words[at]?.raw ?? null);
}

function* announcing(marked: MarkedWords, around: QuestionTables['around']) {
  for (const [at] of marked.words.entries()) {
    const meanings = (around.get(marked.key(at, at + 1)) ?? []).filter(
      ({ value }) => value === 'in' || value === 'near',
    );
    if (meanings.length > 0) yield { from: at, meanings };
  }
}

/** The words that are left from there on. */
function nameAt(marked: MarkedWords, from: number): string | null {
  const words = marked.words.slice(from, from + MAX_NAME);
  const end = words.findIndex((_word, at) => !marked.isFree(from + at));
  const name = words.slice(0, end === -1 ? words.length : end).map(({ raw }) => raw);
  return name.length === 0 ? null : name.join(' ');
}
