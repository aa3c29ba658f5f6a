import { searchTable } from './search-table.ts';

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u];
/** English has letters of others in words that it took from them. */
const ANY_LETTER = 'en';

let table: ReadonlyMap<string, string> | null = null;

/**
 * Which of some languages a question may be in by its letters: “časopis o víně” is no Vietnamese, though “ở” is much like “o”.
 * @param query as it was written
 */
export function byLetters(query: string): (language: string) => boolean {
  const special = [...new Set(query.normalize('NFC').toLowerCase())].filter((letter) => /\P{ASCII}/u.test(letter));
  return (language) => {
    const known = language === ANY_LETTER ? undefined : lettersOf(language);
    if (known === undefined) return true;
    return special.every((letter) => known.includes(letter) || !isOfScript(letter, known));
  };
}

/** Whether a letter is of a script that the language is written in. */
function isOfScript(letter: string, known: string): boolean {
  const script = SCRIPTS.find((each) => each.test(letter));
  return script?.test(known) ?? false;
}

function lettersOf(language: string): string | undefined {
  table ??= new Map(searchTable('letters.tsv').map(([code = '', letters = '']) => [code, letters]));
  return table.get(language);
}
