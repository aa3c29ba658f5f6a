import { toIndexText } from '../language/search-text.ts';
import { wordsOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { countFound, listLater } from '../store/words/later-hits.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import { byRank, gatherIds, MAX_COUNTED } from './gather-hits.ts';
import { weightOf } from './gather-some.ts';
import { anyParts, isTelling, textOfWords } from './some-words.ts';
import type { Step } from './step.ts';
import type { AskedWords, Understood } from './understand/understood.ts';

/** Fewer words may stand anywhere by chance. */
const LEAST_WORDS = 2;
/** Whoever holds so much of what the words tell is found. */
const LEAST_TOLD = 0.6;
/** More say the same again. */
const MOST_WORDS = 12;
/** What more sites would hold by chance tells nothing: "set", "score", "result", "return". */
const MOST_BY_CHANCE = 0.2;
/** Fewer sites do not tell how common a word is. */
const FEW_SITES = 100;

/**
 * Those that hold most of the words somewhere on their pages, also further down than what is shown of them, and the word
 * that tells most: asked before anything of the question is left out. None where the question names a place, or too little to tell by.
 */
export function laterSteps(asked: Understood): Step[] {
  const { place, unknownPlace, plain } = asked;
  const words = plain.filter(isTelling).slice(0, MOST_WORDS);
  if (place !== null || unknownPlace !== null || words.length < LEAST_WORDS) return [];
  const message = `No site has “${textOfWords(words)}” in what we show of it; these have some of it further down their pages.`;
  return [{ hits: (index) => gatherLater(index, words), message, left: asked, isFurther: true }];
}

/** What a site holds of the words. */
interface Told {
  readonly held: number;
  readonly weight: number;
  /** So many sites would hold these words if no word had to do with another. */
  readonly byChance: number;
}

async function gatherLater(index: IndexDatabase, words: readonly AskedWords[]): Promise<SiteHit[]> {
  const holders = Promise.all(words.map(async (word) => ({ words: word.words, ids: await holdersOf(index, word) })));
  const [lists, count] = await Promise.all([holders, countFound(index)]);
  const sites = Math.max(FEW_SITES, count);
  const telling = lists.filter(({ ids }) => ids.size < MAX_COUNTED);
  const told = new Map<number, Told>();
  for (const { ids } of telling) {
    const { size } = ids;
    for (const id of ids) {
      const { held, weight, byChance } = told.get(id) ?? { held: 0, weight: 0, byChance: sites };
      told.set(id, { held: held + 1, weight: weight + weightOf(size), byChance: (byChance * size) / sites });
    }
  }
  const [rarest] = telling.filter(({ ids }) => ids.size > 0).sort((a, b) => a.ids.size - b.ids.size);
  const whole = telling.reduce((sum, { ids }) => sum + weightOf(ids.size), 0);
  return byRank(
    [...told].flatMap(([searchId, { held, weight, byChance }]) =>
      held >= LEAST_WORDS && weight >= LEAST_TOLD * whole && byChance <= MOST_BY_CHANCE && rarest?.ids.has(searchId)
        ? {
            searchId,
            rank: -weight,
            held: telling.filter(({ ids }) => ids.has(searchId)).flatMap(({ words }) => words),
          }
        : [],
    ),
  );
}

/** Sites that hold a word or what says the same, wherever it stands. */
async function holdersOf(index: IndexDatabase, wanted: AskedWords): Promise<ReadonlySet<number>> {
  const ways = [wanted.words, ...wanted.alike.filter(({ isBegun }) => !isBegun).map(({ words }) => words)];
  const single = [...new Set(ways.filter(({ length }) => length === 1).flatMap(([word = '']) => wordsOf(word)))];
  const [shown, ...later] = await Promise.all([
    gatherIds(index, anyParts(wanted)),
    ...single.map((word) => listLater(index, toIndexText(word), MAX_COUNTED)),
  ]);
  return new Set([...shown, ...later.flat()]);
}
