import { soundOf } from '../../language/sounds.ts';
import { nearestNames } from '../../language/spellings.ts';
import { type City, citiesNamed } from '../../places/gazetteer.ts';
import { conceptsOf } from './concept-table.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { questionTables } from './question-tables.ts';
import type { Understood } from './understood.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** A town that is meant by a name with a slip is so large: smaller ones have neighbours of all names. */
const GREAT_POPULATION = 100_000;
/** Of several towns that are near a name one is meant when it is so many times as large as the next. */
const MUCH_LARGER = 4;

/**
 * A question with its slips mended, where a word that no table knows is nearly a kind of site or a great town: "dentsit in
 * Helsinki", "café Talinn". Null where nothing is to be mended, or several things may be meant.
 * @param asked the same question, as `understand` gives it
 */
export function mendedQuestion(query: string, asked: Understood): string | null {
  const left = new Set(asked.words);
  const unknown = queryWords(query).filter(({ text }) => left.has(text) && mayBeSlip(text));
  const kinds = asked.category === null ? mendsOf(unknown, nearestKind) : [];
  const mayHavePlace = asked.category !== null || asked.unknownPlace !== null || kinds.length > 0;
  const others = unknown.filter((word) => !kinds.some((mend) => mend.word === word));
  const towns = asked.place === null && mayHavePlace ? mendsOf(others, nearestTown) : [];
  const mends = [...kinds, ...towns];
  return mends.length === 0 ? null : mends.reduce((text, { word, meant }) => text.replace(word.raw, meant), query);
}

function mayBeSlip(word: string): boolean {
  return (
    word.length >= SHORTEST &&
    /^\p{L}+$/u.test(word) &&
    !questionTables().around.has(word) &&
    conceptsOf(word).length === 0
  );
}

interface Mend {
  readonly word: QueryWord;
  readonly meant: string;
}

function mendsOf(words: readonly QueryWord[], nearest: (word: string) => string | null): Mend[] {
  return words.flatMap((word) => {
    const meant = nearest(word.text);
    return meant === null ? [] : [{ word, meant }];
  });
}

/** Names of kinds, each with its place in their table, by the first letter and by the sound. */
interface KindNames {
  readonly byLetter: ReadonlyMap<string | undefined, readonly KindName[]>;
  readonly bySound: ReadonlyMap<string, readonly KindName[]>;
}

interface KindName {
  readonly name: string;
  readonly place: number;
}

let kindNames: KindNames | null = null;

function readKindNames(): KindNames {
  const names = [...questionTables().categories.keys()]
    .filter((name) => name.length >= SHORTEST)
    .map((name, place) => ({ name, place }));
  return {
    byLetter: Map.groupBy(names, ({ name }) => name[0]),
    bySound: Map.groupBy(names, ({ name }) => heardSound(name)),
  };
}

/** Slips are hardly ever made in the first letter, but for one that sounds the same: "serrajero", "eladería". */
function namesBegunAlike(word: string): string[] {
  kindNames ??= readKindNames();
  const begun = kindNames.byLetter.get(word[0]) ?? [];
  const heard = kindNames.bySound.get(heardSound(word)) ?? [];
  const others = heard.filter(({ name }) => name[0] !== word[0]);
  const all = others.length === 0 ? begun : [...begun, ...others].sort((a, b) => a.place - b.place);
  return all.map(({ name }) => name);
}

function heardSound(word: string): string {
  return soundOf(word).replace(/^h/, '');
}

/** The name of a kind that is nearly a word, where all that are so near mean the same kind. */
function nearestKind(word: string): string | null {
  const { categories } = questionTables();
  const near = nearestNames(word, namesBegunAlike(word));
  const kinds = new Set(near.flatMap((key) => categories.get(key)?.map(({ value }) => value) ?? []));
  return kinds.size === 1 ? (near[0] ?? null) : null;
}

/** The English name of the great town of which one name is one slip away from a word. */
function nearestTown(word: string): string | null {
  const towns = new Map([...oneSlipAway(word)].flatMap(greatTown).map((town) => [town.name, town.population]));
  const [first, next] = [...towns].sort(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  return next === undefined || first[1] >= MUCH_LARGER * next[1] ? first[0] : null;
}

function greatTown(name: string): City[] {
  const [town] = citiesNamed(name);
  return town !== undefined && town.population >= GREAT_POPULATION ? [town] : [];
}

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїє', 'αβγδεζηθικλμνξοπρστυφχψω'];

/** All words that differ by one slip behind the first letter: there slips are hardly ever made. */
function* oneSlipAway(word: string): Generator<string> {
  const alphabet = ALPHABETS.find((letters) => letters.includes(word[0] ?? '')) ?? '';
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    yield before + after.slice(1);
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`;
    for (const letter of alphabet) {
      yield before + letter + after;
      yield before + letter + after.slice(1);
    }
  }
}
