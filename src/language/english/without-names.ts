import { escapedPattern } from '../../core/escaped-pattern.ts';

/** E-mail and web addresses are names, in no language. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;

/** What stands in quotation marks is the name of a thing (R78), where it is no longer than one. */
const QUOTED = /“[^“”]{1,101}”|«[^«»]{1,60}»|„[^„“”]{1,60}[“”]|「[^「」]{1,40}」|『[^『』]{1,40}』|"[^"]{1,60}"/gu;

/** Numbers with what belongs to them: "8–18", "075-021-4478", "12/2". */
const NUMBERS = /[\p{Nd}+#№][\p{Nd}\s().,:/’'–-]{0,40}(?<=[\p{Nd})])|\p{Nd}/gu;

/** Names that are known; null for none. */
export type Names = {
  /** Finds them wherever their letters are: a thirtieth of what it costs the engine to compile the other. */
  readonly letters: RegExp;
  /** Finds them in a text wherever they stand as words of their own. */
  readonly words: RegExp;
} | null;

const MAX_NAMES = 200;

/** Patterns of names, the longest first; null for none. Single letters are none. */
export function namesPattern(names: readonly (string | undefined)[]): Names {
  const known = new Set(names.flatMap((name) => name?.trim().slice(0, 200) ?? []).filter((name) => name.length > 1));
  const longest = [...known].sort((a, b) => b.length - a.length).slice(0, MAX_NAMES);
  if (longest.length === 0) return null;
  const letters = longest.map(escapedPattern);
  // Scripts without spaces join names to what is beside them.
  const words = longest.map((name, at) =>
    /^[\p{Script=Latin}\p{N}]/u.test(name) ? `(?<![\\p{L}\\p{N}])${letters[at]}(?![\\p{L}\\p{N}])` : letters[at],
  );
  return { letters: new RegExp(letters.join('|'), 'iu'), words: new RegExp(words.join('|'), 'giu') };
}

/** Takes out what is no language: addresses, numbers, quotations and the names that are known. */
export function withoutNames(text: string, names: Names): string {
  let rest = text.replace(ADDRESS, ' ');
  if (names?.letters.test(rest)) rest = rest.replace(names.words, ' ');
  const unquoted = rest.replace(QUOTED, ' ');
  // What is a quotation as a whole is no name in something else.
  if (/\p{L}/u.test(unquoted)) rest = unquoted;
  return rest.replace(NUMBERS, ' ').replace(/\s+/gu, ' ').trim();
}

/** A stretch of letters of other scripts with what stands between its words. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}][^\p{Script=Latin}.!?。！？]*/gu;
/** Longer stretches are no name or address, but something that is said. */
const MAX_NAME_LETTERS = 40;

/** A text taken apart by its letters. */
export interface LatinPart {
  /** What is in Latin letters. */
  readonly latin: string;
  /** How many words the rest has, those of scripts without spaces by their length. */
  readonly otherWords: number;
  /** Whether each stretch of the rest is short enough for a name or an address. */
  readonly isRestNames: boolean;
  /** Whether the rest is a few words with a capital each, as names have it: "Старой Липы, Алматы". */
  readonly isOnlyNames: boolean;
}

const MAX_NAMES_IN_A_ROW = 6;
const CAPITALISED = /^(?:\p{Lu}(?:[\p{Ll}\p{M}'’-]*|\.))$/u;

const LETTERS_OF_A_WORD = 6;

/** Tells what is in Latin letters from what is not. */
export function latinPart(text: string): LatinPart {
  const others = text.match(OTHER_SCRIPT) ?? [];
  const letters = others.map((stretch) => stretch.match(/\p{L}/gu)?.length ?? 0);
  const words = others.map((stretch, at) =>
    Math.max(stretch.trim().split(/\s+/u).length, Math.round((letters[at] ?? 0) / LETTERS_OF_A_WORD)),
  );
  const restWords = text.match(/[\p{L}\p{M}'’-]+/gu)?.filter((word) => /[^\p{Script=Latin}\P{L}]/u.test(word)) ?? [];
  return {
    isOnlyNames: restWords.length <= MAX_NAMES_IN_A_ROW && restWords.every((word) => CAPITALISED.test(word)),
    latin: text.replace(OTHER_SCRIPT, ' '),
    otherWords: words.reduce((sum, count) => sum + count, 0),
    isRestNames: letters.every((count) => count <= MAX_NAME_LETTERS),
  };
}
