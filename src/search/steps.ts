import { wordsOf } from '../language/words-of.ts';
import { findCategory } from '../places/categories.ts';
import { actionFacet, kindFacet, placeFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { begun, inflected } from './form-steps.ts';
import { gatherAlike } from './gather-alike.ts';
import { gatherHits, type HitParts, type KindMatch } from './gather-hits.ts';
import { RARE } from './gather-some.ts';
import { knownStep } from './known-step.ts';
import { aboutSteps } from './last-steps.ts';
import { laterSteps } from './later-step.ts';
import { alsoNamed, nearSteps, placeOrNear } from './place-match.ts';
import { inRuns, isTelling, kindWords, noneKnown, textOfWords, without } from './some-words.ts';
import type { Step } from './step.ts';
import { fewSteps, MOST_OF_IT, rather, tellingSteps, withSomeThere } from './telling-steps.ts';
import { namesOfKind } from './understand/kind-names.ts';
import { saysOnline } from './understand/means-nothing.ts';
import { kindsNear } from './understand/near-kinds.ts';
import { type AskedCategory, type AskedWords, SURE_KIND, type Understood } from './understand/understood.ts';
import { anyPhrase, apartMatch, inTitle, wantedMatch } from './wanted-match.ts';

/** A query of more words is cut: the first ones say what is meant. */
export const MAX_WORDS = 12;

/**
 * The ways to ask for what was understood, each made when those before found nothing. The place is never left out: a hotel in
 * another country is of no use.
 */
export function* stepsOf(asked: Understood): Generator<Step, undefined> {
  const wanted = asked.wanted.slice(0, MAX_WORDS);
  const telling = wanted.filter(isTelling);
  const bare = telling.filter(({ words }) => !words.every(saysOnline));
  const isAsked = asked.category !== null || asked.place !== null;
  if (wanted.length === 0 && !isAsked) return yield* knownStep(asked);
  if (asked.isTalk) return yield whole(asked, { words: wanted.map(wantedMatch).map(inTitle) }, null);
  yield* directSteps(asked, wanted);
  if (telling.length === 0 && !isAsked) return yield* lesserSteps(asked, wanted);
  if (telling.length < wanted.length) yield* directSteps(asked, telling);
  if (bare.length === telling.length || (bare.length === 0 && !isAsked)) return yield* lesserSteps(asked, telling);
  const left = without(telling.filter((each) => !bare.includes(each)));
  yield* directSteps(asked, bare, left);
  yield* lesserSteps(asked, bare);
}

/** The ways to ask in other words for what nobody has in those of the question: all of it, in other forms, then most of it. */
export function otherSteps(asked: Understood): Step[] {
  const wanted = asked.wanted.slice(0, MAX_WORDS).filter(isTelling);
  const { what, where } = known(asked);
  return [...directSteps(asked, wanted), ...inflected(wanted, [...what, ...where]), ...tellingSteps(asked, MOST_OF_IT)];
}

/** All of it: the kind, the place and the words. */
function directSteps(asked: Understood, wanted: readonly AskedWords[], left: string | null = null): Step[] {
  const { where } = known(asked);
  const direct = (parts: Partial<HitParts>, message: string | null): Step => {
    const hits = (words: readonly SearchMatch[]) => whole(asked, { words: [...where, ...words], ...parts }, null).hits;
    if (wanted.every(({ alike }) => alike.length === 0)) return { hits: hits(wanted.map(wantedMatch)), message };
    return { hits: (index) => gatherAlike(index, wanted, { where, hits }), message };
  };
  const offered = asked.filters.actions?.map((id) => ({ facet: actionFacet(id) }));
  return offered ? [direct({ facets: [{ any: offered }] }, left), direct({}, NOT_OFFERED)] : [direct({}, left)];
}

/** Those of a kind near the one that was asked for, with all else of it: a guest house for a hotel. */
export function nearKindStep(asked: Understood): Step | null {
  const { category, place, wanted } = asked;
  const ids = category === null || category.confidence < SURE_KIND ? [] : kindsNear(category.id);
  if (category === null || ids.length === 0) return null;
  const near: SearchMatch = { any: ids.map((id) => ({ facet: kindFacet(id) })) };
  const words = [near, ...known(asked).where, ...wanted.slice(0, MAX_WORDS).map(wantedMatch)];
  return {
    hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }),
    message: `${noneKnown(category, { place, wanted })}; these are of a similar kind.`,
    left: { ...asked, category: null },
  };
}

/** Those of the kind around the town, with all else of it: before who only has words for the kind in the town itself. */
export function aroundStep(asked: Understood): Step | null {
  const [near] = asked.category === null || asked.place?.isNear ? [] : nearSteps(asked);
  if (near === undefined) return null;
  const words = [near.cells, ...asked.wanted.slice(0, MAX_WORDS).map(wantedMatch)];
  return { ...whole(asked, { words, sure: [] }, near.message), isAround: true };
}

/** Less and less of it. */
function lesserSteps(asked: Understood, wanted: readonly AskedWords[]): Step[] {
  const { category, place } = asked;
  const { what, where } = known(asked);
  const free = wanted.map(wantedMatch);
  const distinct = [...new Map(wanted.map((each) => [textOfWords([each]), each])).values()];
  const near = (words: readonly SearchMatch[], without = ''): Step[] =>
    nearSteps(asked, without).map(({ cells, message }) => ({
      ...whole(asked, { words: [cells, ...words], sure: [] }, message),
      isAround: true,
    }));
  return [
    ...near(free),
    ...alsoNamed(asked).map((there) => whole(asked, { words: [there, ...free] }, null)),
    ...(category === null ? [] : [whole(asked, { kind: anyName(category), words: [...where, ...free] }, null)]),
    ...inflected(wanted, [...what, ...where]),
    ...inRuns(distinct, [...what, ...where]),
    ...(what.length + where.length + free.length === 1 ? begun(asked.words) : []),
    ...asText(asked),
    ...tellingSteps(asked),
    ...ofNoKnownKind(asked, wanted),
    ...aboutSteps(asked),
    ...laterSteps(asked),
    ...rather(asked),
    ...fewSteps(asked),
    ...(mayDrop(asked, wanted)
      ? [
          ...withoutOne(asked, wanted, where),
          ...withoutWords(asked, wanted, [
            whole(asked, { words: where }, without(wanted)),
            ...near([], textOfWords(wanted)),
          ]),
        ]
      : []),
    ...(place === null ? [] : withSomeThere(asked, place, { wanted: distinct, where })),
  ];
}

/** The kind and the place as what sites must hold. */
function known(asked: Understood): { readonly what: readonly SearchMatch[]; readonly where: readonly SearchMatch[] } {
  const { category, place } = asked;
  return {
    what: category === null ? [] : [kindMatch(category).match],
    where: place === null ? [] : [placeOrNear(asked, place)],
  };
}

/** Those of the kind that hold the parts. */
function whole(asked: Understood, parts: Partial<HitParts>, message: string | null): Step {
  const kind = asked.category === null ? null : kindMatch(asked.category);
  const all = { kind, words: [], facets: [], sure: surest(asked), ...parts };
  return { hits: (index) => gatherHits(index, all), message };
}

/** A name beside a kind tells more than the kind: "roofer Erewhon" may mean whoever is called so, or is there. */
function ofNoKnownKind(asked: Understood, wanted: readonly AskedWords[]): Step[] {
  const { category, place } = asked;
  const areNames = wanted.length > 0 && wanted.every(({ words, alike }) => alike.length === 0 && words.every(isLong));
  if (category === null || category.confidence < SURE_KIND || place !== null || !areNames) return [];
  const words = [{ facet: kindFacet(null) }, ...wanted.map(({ words }) => calledMatch(words))];
  return [
    {
      hits: async (index) => {
        const hits = await gatherHits(index, { kind: null, words, facets: [], sure: [] });
        return hits.length <= RARE ? hits : [];
      },
      message: `${noneKnown(category, { place, wanted })}; these have it, but we do not know what kind of site they are.`,
      left: { ...asked, category: null },
    },
  ];
}

/** In its name, or in what we say of all of it. */
function calledMatch(words: readonly string[]): SearchMatch {
  return {
    any: [
      { words, column: 'name' },
      { words, column: 'topic' },
    ],
  };
}

/** Shorter words stand in texts of all kinds. */
function isLong(word: string): boolean {
  return word.length >= LEAST_LONG;
}

const LEAST_LONG = 5;

/** What nobody has is left out by itself, the last first: "vegan recipes with chickpeas" are vegan ones before any. */
function withoutOne(asked: Understood, wanted: readonly AskedWords[], where: readonly SearchMatch[]): Step[] {
  if (wanted.length < 2 || wanted.length > MOST_LEFT_OUT) return [];
  return wanted.toReversed().map((missing) => {
    const kept = wanted.filter((each) => each !== missing);
    const words = [...where, ...kept.map(wantedMatch)];
    const left = { ...asked, words: kept.flatMap((each) => each.words), wanted: kept };
    return { ...whole(asked, { words }, without([missing])), left };
  });
}

/** Each of them is one more look. */
const MOST_LEFT_OUT = 4;

/** A kind alone is little of a question that has more words beside it, and names no place. */
const MOST_DROPPED = 2;

function withoutWords(asked: Understood, wanted: readonly AskedWords[], steps: readonly Step[]): Step[] {
  if (asked.place === null && wanted.length > MOST_DROPPED) return [];
  const left = { ...asked, words: [], wanted: [] };
  return steps.map((step) => ({ ...step, left }));
}

/** What was taken for a kind or a place may be none: "taxi driver", "winter in the mountains". */
function asText(asked: Understood): Step[] {
  const { category, place, plain } = asked;
  if (category === null && place === null) return [];
  const isBoth = category !== null && place !== null;
  const words = (isBoth ? [kindWords(category), ...asked.wanted] : plain).slice(0, MAX_WORDS).map(wantedMatch);
  const beside = isBoth ? [placeOrNear(asked, place)] : [];
  if (words.length === 0) return [];
  return [
    {
      hits: (index) => gatherHits(index, { kind: null, words: [...beside, ...words], facets: [], sure: [] }),
      message: null,
    },
  ];
}

const NOT_OFFERED = 'We do not know that any of these offers this online.';

/**
 * Without its words a kind alone gives all of its sites: only where it is sure, in one place, or where they only say what is
 * seen to by it: a plumber who does not name taps.
 */
function mayDrop({ category, place, unknownPlace }: Understood, wanted: readonly AskedWords[]): boolean {
  if (unknownPlace !== null || category === null || wanted.length === 0) return false;
  const isSaidByThem =
    isTrade(category.id) && wanted.every(({ words }) => words.every((word) => category.words.includes(word)));
  return place !== null || category.confidence >= SURE_KIND || isSaidByThem;
}

/** A trade does what is asked of it; whether a shop does more than sell is not known: one for parties may hire out no castles. */
function isTrade(id: string): boolean {
  return !id.startsWith('shop/') || id.endsWith('_repair');
}

/** What is known of the sites that are meant above all: those of the kind, in the place. */
function surest({ category, place }: Understood): SearchMatch[] {
  const kind = category === null ? [] : [{ facet: kindFacet(category.id) }];
  if (place === null) return kind;
  return [...kind, { facet: placeFacet(place.kind === 'city' ? place.name : null, place.country) }];
}

/** Of the kind by whatever languages call it, or by its words apart. */
function anyName({ id, words }: AskedCategory): KindMatch {
  return { id, match: { any: [anyPhrase(namesOfKind(id)), apartMatch({ words })] } };
}

/** Of the kind by what we know of it, or by its own words. */
function kindMatch({ id, words, alike }: AskedCategory): KindMatch {
  const kind = findCategory(id);
  const named = [wordsOf(kind?.name ?? ''), wordsOf(kind?.plural ?? ''), words].map((words) => ({ words }));
  return { id, match: anyPhrase([...named, ...alike]) };
}
