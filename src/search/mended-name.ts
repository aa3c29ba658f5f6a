import { nearestNames } from '../language/spellings.ts';
import { namesOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { loadCandidates } from '../store/words/candidate-sites.ts';
import { gatherIds, gatherMisspelt } from './gather-hits.ts';
import type { AskedWords, Understood } from './understand/understood.ts';
import { ownMatch } from './wanted-match.ts';

/** A slip in a shorter word makes another one. */
const LONG_WORD = /^\p{L}{5,}$/u;

/** A question as its site writes a name in it, and that name. */
export interface MendedName {
  readonly asked: Understood;
  readonly name: string;
}

/**
 * A question of several words with the one that nobody has as the name that it nearly is: "nothlight lamps". Null where more
 * than one is nobody's, or where several names are as near.
 */
export async function mendedName(index: IndexDatabase, asked: Understood): Promise<MendedName | null> {
  const { words, allWords, wanted, plain } = asked;
  const [slip, ...more] = plain.length < 2 ? [] : await nobodysWords(index, plain);
  if (slip === undefined || more.length > 0) return null;
  const sites = await loadCandidates(index, await gatherMisspelt(index, [slip]));
  const names = sites.flatMap(({ domain, name }) => namesOf(domain, name));
  const [name, ...others] = new Set(nearestNames(slip, names));
  if (name === undefined || others.length > 0) return null;
  const meant = (some: readonly string[]): string[] => some.map((word) => (word === slip ? name : word));
  const inAll = (some: readonly AskedWords[]): AskedWords[] =>
    some.map(({ words, alike }) => ({ words: meant(words), alike }));
  const mended = { words: meant(words), allWords: meant(allWords), wanted: inAll(wanted), plain: inAll(plain) };
  return { asked: { ...asked, ...mended }, name };
}

/** Long words that no table knows and no site has. */
async function nobodysWords(index: IndexDatabase, plain: readonly AskedWords[]): Promise<string[]> {
  const words = plain
    .flatMap(({ words, alike }) => (alike.length === 0 ? words : []))
    .filter((word) => LONG_WORD.test(word));
  const counts = await Promise.all(
    words.map(async (word) => (await gatherIds(index, ownMatch({ words: [word], alike: [] }))).size),
  );
  return words.filter((_word, at) => counts[at] === 0);
}
