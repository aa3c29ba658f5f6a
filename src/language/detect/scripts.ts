import { writtenIn } from './word-signs.ts';

/** Scripts that one language writes nearly alone, or the first of a few that the declared one is believed of. */
const ALONE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Hebrew}/gu, ['he', 'yi']],
  [/\p{Script=Georgian}/gu, ['ka']],
  [/\p{Script=Armenian}/gu, ['hy']],
  [/\p{Script=Bengali}/gu, ['bn', 'as']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Gujarati}/gu, ['gu']],
  [/\p{Script=Gurmukhi}/gu, ['pa']],
  [/\p{Script=Kannada}/gu, ['kn']],
  [/\p{Script=Malayalam}/gu, ['ml']],
  [/\p{Script=Sinhala}/gu, ['si']],
  [/\p{Script=Oriya}/gu, ['or']],
  [/\p{Script=Khmer}/gu, ['km']],
  [/\p{Script=Lao}/gu, ['lo']],
  [/\p{Script=Myanmar}/gu, ['my']],
  [/\p{Script=Tibetan}/gu, ['bo', 'dz']],
  [/\p{Script=Ethiopic}/gu, ['am', 'ti']],
  [/\p{Script=Thaana}/gu, ['dv']],
];

/** Scripts that many languages write, with the places of those that are told apart by their words. */
const SHARED = [/\p{Script=Cyrillic}/gu, /\p{Script=Arabic}/gu, /\p{Script=Devanagari}/gu].map(
  (pattern) => [pattern, writtenIn(new RegExp(pattern.source, 'u'))] as const,
);
const LATIN = writtenIn(/\p{Script=Latin}/u);

const NOT_LATIN = /[^\p{Script=Latin}\P{L}]/u;

/** What a text is written in: a language that its letters give away, or the languages that share its letters. */
export type Written =
  | { readonly language: string }
  | {
      /** Places in the list of languages that are told apart by words. */
      readonly among: readonly number[];
    };

/**
 * Reads the script of a text. A few letters beside four times as many of a script that many languages write are an ornament or a
 * name; one kana among Han is Japanese.
 */
export function readScript(text: string, declared: string | null): Written {
  if (!NOT_LATIN.test(text)) return { among: LATIN };
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const [first] = SHARED.map(([pattern, among]) => ({ count: text.match(pattern)?.length ?? 0, among })).sort(
    (a, b) => b.count - a.count,
  );
  const shared = Math.max(latin, first?.count ?? 0);
  for (const [pattern, languages] of ALONE) {
    const count = text.match(pattern)?.length ?? 0;
    if (count === 0 || count * 4 < shared) continue;
    return { language: (declared !== null && languages.includes(declared) ? declared : languages[0]) ?? '' };
  }
  return first && first.count > 1 && first.count * 4 >= latin ? { among: first.among } : { among: LATIN };
}
