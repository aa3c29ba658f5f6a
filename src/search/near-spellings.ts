/** The letters that may stand in the place of others, by the script of a word. */
const ALPHABETS: readonly { readonly script: RegExp; readonly letters: string }[] = [
  { script: /^[a-z0-9]+$/, letters: 'abcdefghijklmnopqrstuvwxyz' },
  { script: /^\p{Script=Cyrillic}+$/u, letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїє' },
  { script: /^\p{Script=Greek}+$/u, letters: 'αβγδεζηθικλμνξοπρστυφχψω' },
];

/** Shorter words have too many neighbours to mean one of them; longer ones are not typed. */
const SHORTEST = 4;
const LONGEST = 24;

/**
 * All words one slip away from a word: a letter left out, put in, replaced, or two of them exchanged. Empty for words that
 * are too short for that, too long, or of a script without an alphabet here.
 * @param word folded, as the index holds it
 */
export function nearSpellings(word: string): string[] {
  const alphabet = ALPHABETS.find(({ script }) => script.test(word));
  if (alphabet === undefined || word.length < SHORTEST || word.length > LONGEST || /^\d+$/.test(word)) return [];
  const letters = [...alphabet.letters];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    for (const letter of letters) near.add(`${before}${letter}${after}`);
    if (after === '') continue;
    near.add(`${before}${after.slice(1)}`);
    for (const letter of letters) near.add(`${before}${letter}${after.slice(1)}`);
    if (after.length > 1) near.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  near.delete(word);
  return [...near];
}
