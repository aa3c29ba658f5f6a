import { isLegalForm } from '../language/legal-forms.ts';
import { transliterate } from '../language/transliterate.ts';
import { answersTo } from '../store/answers-to.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type CandidateSite, loadCandidates } from '../store/words/candidate-sites.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import {
  gatherBegunNames,
  gatherHeard,
  gatherMisspelt,
  gatherNamed,
  gatherRespaced,
  gatherWithin,
  isMeant,
  isNearlyHeard,
} from './gather-hits.ts';
import { MAX_WORDS } from './steps.ts';
import { saysOnline } from './understand/means-nothing.ts';
import type { Understood } from './understand/understood.ts';

/**
 * Called by the words, else by them without a legal form ("Northlight Ltd"), in Latin letters ("Нортлайт"), or without those
 * that only ask ("the Blue Lantern website").
 */
export async function gatherCalled(index: IndexDatabase, { allWords, plain }: Understood): Promise<SiteHit[]> {
  const words = allWords.slice(0, MAX_WORDS);
  const telling = plain.flatMap(({ words }) => words);
  const ways = [words, withoutLegalForm(words), words.map(transliterate), ...(telling.length > 1 ? [telling] : [])];
  const distinct = new Map(ways.map((way) => [way.join(' '), way])).values();
  for await (const called of answersTo(index, distinct, (way) => gatherNamed(index, way))) {
    if (called.length > 0) return called;
  }
  return [];
}

/** No legal form has more words: "sp z o o". */
const MOST_FORM_WORDS = 4;

/**
 * The words of a name without the legal form at its end, or before it where a language has it there.
 * @returns the same words where there is none, or nothing else
 */
function withoutLegalForm(words: readonly string[]): readonly string[] {
  for (let count = Math.min(MOST_FORM_WORDS, words.length - 1); count > 0; count -= 1) {
    if (isLegalForm(words.slice(-count))) return words.slice(0, -count);
    if (isLegalForm(words.slice(0, count))) return words.slice(count);
  }
  return words;
}

/** A name of more words is looked for as it was written. */
const MAX_MISSPELT = 6;

/** Names one slip away: "cornr bakery"; where there is none, names that begin so. */
export async function findSlips(index: IndexDatabase, asked: Understood): Promise<CandidateSite[]> {
  const { category, place, allWords } = asked;
  const isPlaced = category !== null && place !== null;
  if (isPlaced || allWords.length > MAX_MISSPELT) return [];
  const ways = [
    ...calledSo(asked).map((words) => () => findMisspelt(index, words)),
    async () => {
      const heard = await loadCandidates(index, await gatherHeard(index, allWords));
      return heard.filter((site) => isMeant(site, allWords, isNearlyHeard));
    },
    async () => loadCandidates(index, await gatherBegunNames(index, allWords)),
  ];
  for await (const found of answersTo(index, ways, (find) => find())) if (found.length > 0) return found;
  return [];
}

/** Called by the words without their spaces, or by what a slip made into them. */
async function findMisspelt(index: IndexDatabase, words: readonly string[]): Promise<CandidateSite[]> {
  const load = async (hits: Promise<SiteHit[]>): Promise<CandidateSite[]> => loadCandidates(index, await hits);
  const [near, exact] = await Promise.all([load(gatherMisspelt(index, words)), load(gatherRespaced(index, words))]);
  return [...exact, ...near.filter((site) => isMeant(site, words))];
}

/** So much of what was asked for must be left to be a name. */
const MOST_OF_NAME = 0.6;

/** All words, and those that do not only ask: "the flpor barn". */
function calledSo({ allWords, plain }: Understood): (readonly string[])[] {
  const telling = plain.flatMap(({ words }) => words);
  const isMost = telling.join('').length >= MOST_OF_NAME * allWords.join('').length;
  return isMost && telling.length < allWords.length ? [allWords, telling] : [allWords];
}

/**
 * Whose name is a part of the question, beside what is understood of it.
 * @param least words that the name has
 */
export async function findWithin(
  index: IndexDatabase,
  { allWords, wanted, category, place }: Understood,
  least = 1,
): Promise<CandidateSite[]> {
  const words = allWords.slice(0, MAX_WORDS);
  const understood = [category, place].map((part) => part?.words.join('') ?? '');
  // A single word is too often the name of somebody who was not meant, where more is understood or a table knows it.
  const isPlain = category === null && place === null;
  const unknown = wanted.filter(({ alike }) => isPlain && alike.length === 0).flatMap(({ words }) => words);
  const common = words.filter((word) => word.length < LEAST_ALONE || !unknown.includes(word) || saysOnline(word));
  const sites = await loadCandidates(
    index,
    await gatherWithin(index, words, { but: [...understood, ...common], least }),
  );
  // How well a name fits is weighed among names only, and says nothing beside the words of texts.
  return sites.map((site) => ({ ...site, rank: 0 }));
}

const LEAST_ALONE = 6;

/** Says that a part of the question is a name. */
export function calledWithin({ allWords }: Understood): string {
  return `No site has all of “${allWords.join(' ')}”; a part of it is the name of these.`;
}

/** Says that names are only like the question. */
export function similar({ allWords }: Understood): string {
  return `No site has “${allWords.join(' ')}”; these have a similar name.`;
}
