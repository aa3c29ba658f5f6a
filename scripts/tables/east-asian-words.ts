import { readFileSync } from 'node:fs';

/** A word with its English ones, the usual first. */
export interface Meant {
  readonly word: string;
  readonly meant: readonly string[];
}

const EDICT_LINE = /^(?<word>\S+) (?:\[(?<spoken>[^\]]*)\] )?\/(?<meanings>.*)\/$/;
/** How EDICT marks nouns and adjectives, and words that are in common use. */
const NOUN = /\((?:[\w-]+,)*(?:n|adj-i|adj-na)(?:,[\w-]+)*\)/;
const COMMON = '(P)';
/** Mostly written as it is spoken, in kana. */
const IN_KANA = '(uk)';
/** What stands in brackets explains: "(2)", "(esp. the domestic cat)", "[han2]". */
const ASIDE = /\([^)]*\)|\[[^\]]*\]/g;

/**
 * Reads the common nouns and adjectives of EDICT, which Debian's package of that name has.
 * @param path of the file `edict`, in EUC-JP
 */
export function readEdict(path: string): readonly Meant[] {
  const text = new TextDecoder('euc-jp').decode(readFileSync(path));
  return text.split('\n').flatMap((line) => {
    const { word, spoken, meanings = '' } = EDICT_LINE.exec(line)?.groups ?? {};
    if (word === undefined || !meanings.endsWith(COMMON) || !NOUN.test(meanings)) return [];
    const isInKana = spoken !== undefined && meanings.includes(IN_KANA);
    return [word, ...(isInKana ? [spoken] : [])].map((each) => ({ word: each, meant: wordsIn(meanings) }));
  });
}

const CEDICT_LINE = /^(?<traditional>\S+) (?<simplified>\S+) \[[^\]]*\] \/(?<meanings>.*)\/$/;

/**
 * Reads the words of CC-CEDICT in simplified and in traditional signs. It does not say what kind of word each is, but verbs are told
 * by "to".
 * @param path of the file `cedict_ts.u8`
 */
export function readCedict(path: string): readonly Meant[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const { traditional, simplified, meanings = '' } = CEDICT_LINE.exec(line)?.groups ?? {};
      if (traditional === undefined || simplified === undefined) return [];
      return [...new Set([simplified, traditional])].map((word) => ({ word, meant: wordsIn(meanings) }));
    });
}

/** "(n) (1) key/(n) (2) lock", "(dialect) to hide oneself". */
function wordsIn(meanings: string): string[] {
  const words = meanings.split(/[/;]/).map((each) => each.replace(ASIDE, '').trim());
  return words.filter((word) => word !== '' && !/^to |:/.test(word));
}
