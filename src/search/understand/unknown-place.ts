import type { MarkedWords } from './marked-words.ts';
import { namesInForm } from './place-forms.ts';
import type { QuestionTables } from './question-tables.ts';

/** A name of more words is cut. */
const MAX_NAME = 3;

const CAPITAL = /^\p{Lu}/u;
/** Languages that begin every noun with a capital: "Museum im Winter". */
const CAPITAL_NOUNS = new Set(['de', 'lb']);

/**
 * What a question names as the place beside a kind of site, where no table knows a place of that name: "bakery in Erewhon",
 * "ravintola Kuvittelulassa". A kind of site anywhere else is no answer to it. Only what is written as a name is one:
 * "hotel near airport" and "restaurant in advance" name no place, nor is one told where every word has a capital.
 * @param marked after all else was understood
 * @param languages that other words speak for
 * @param language which most of them do
 */
export function unknownPlace(
  marked: MarkedWords,
  { around }: QuestionTables,
  { languages, language }: { readonly languages: readonly string[]; readonly language: string | null },
): string | null {
  if (marked.areNames(0, marked.words.length) || CAPITAL_NOUNS.has(language ?? '')) return null;
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

/** The words from there on that are left, and are written as names. */
function nameAt(marked: MarkedWords, from: number): string | null {
  const words = marked.words.slice(from, from + MAX_NAME);
  const end = words.findIndex(({ raw }, at) => !marked.isFree(from + at) || !CAPITAL.test(raw));
  const name = words.slice(0, end === -1 ? words.length : end).map(({ raw }) => raw);
  return name.length === 0 ? null : name.join(' ');
}
