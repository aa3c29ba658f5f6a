import type { Notice } from '../core/site/facts.ts';
import { namesOf } from '../language/words-of.ts';
import { answersTo } from '../store/answers-to.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { loadCandidates } from '../store/words/candidate-sites.ts';
import { calledWithin, findSlips, findWithin, gatherCalled, similar } from './called-sites.ts';
import { findAsText, findCalledPlace, findMuch, findNamesake } from './find-elsewhere.ts';
import { type FoundSubject, noSubject, toSubject } from './found-subject.ts';
import { gatherExact, gatherIds } from './gather-hits.ts';
import { mendedName } from './mended-name.ts';
import { type Found, findMet } from './met-sites.ts';
import { withMostTold } from './most-told.ts';
import { loadInPlace, type PlacedSite } from './namesakes.ts';
import { withOtherWords } from './other-words.ts';
import { withPlaceSaid } from './place-said.ts';
import { withPlainOrder } from './plain-order.ts';
import type { Question } from './rank-sites.ts';
import type { Step } from './step.ts';
import { aroundStep, nearKindStep, stepsOf } from './steps.ts';
import { SURE_KIND, type Understood } from './understand/understood.ts';

/**
 * Active sites for a question: those that are of the kind, in the place and have all other words; when there is none, those
 * with less of it, said in a notice. What merely shares a word is no result. The same index always gives the same answer.
 * @param mend understands the question with its slips mended; null where it has none
 */
export async function findSubject(
  index: IndexDatabase,
  question: Question,
  mend: () => Understood | null = () => null,
): Promise<FoundSubject> {
  const found = await withPlainOrder(index, await findStrictly(index, question, mend), question);
  return withPlaceSaid(await withOtherWords(index, found, question));
}

/** Those that have what was asked for; where there is none, those that have most of it. */
async function findStrictly(
  index: IndexDatabase,
  question: Question,
  mend: () => Understood | null,
): Promise<FoundSubject> {
  const { asked } = question;
  if (asked.allWords.length === 0) return noSubject(asked);
  if (asked.isNothing) return findCalledExactly(index, question);
  const steps = stepsOf(asked);
  const whole = await findWhole(index, steps.next().value, question);
  if (whole !== null) return whole;
  const mended = mend();
  const isMeant = mended !== null && (await isSlip(index, asked, mended));
  const meant = isMeant ? await findStrictly(index, { ...question, asked: mended }, () => null) : null;
  if (meant !== null && meant.sites.length > 0) return { ...meant, notices: [readAs(meant.asked), ...meant.notices] };
  const called = await findMendedName(index, question);
  if (called !== null) return called;
  const elsewhere = await findNamesake(index, question, ([first]) => (first === undefined ? [] : [first]));
  if (elsewhere !== null) return elsewhere;
  for await (const found of answersTo(index, steps, (step) => findMet(index, step, question))) {
    if (found.found.length > 0) return toSubject(found, [], question);
  }
  const last = await findNear(index, question);
  if (last !== null) return toSubject(last, [], question);
  const others = await findNamesake(index, question, ([, ...others]) => others);
  const said = others ?? (await findCalledPlace(index, question)) ?? (await findAsText(index, question));
  return said ?? (await findMuch(index, question)) ?? noSubject(asked);
}

/** Those that are called by a word of it, which has a slip in it, and have the others. */
async function findMendedName(index: IndexDatabase, question: Question): Promise<FoundSubject | null> {
  const mended = await mendedName(index, question.asked);
  if (mended === null) return null;
  const { asked, name } = mended;
  const meant = { ...question, asked };
  const found = await findMet(index, stepsOf(asked).next().value, meant);
  const called = found.found.filter((site) => namesOf(site.domain, site.name).includes(name));
  if (called.length === 0) return null;
  const subject = toSubject({ ...found, found: called }, [], meant);
  return { ...subject, isNamed: true, notices: [readAs(asked), ...subject.notices] };
}

/** Those that have all of it, or are called by it or by a part of it. */
async function findWhole(
  index: IndexDatabase,
  step: Step | undefined,
  question: Question,
): Promise<FoundSubject | null> {
  const { asked } = question;
  const [direct, called] = await Promise.all([
    findMet(index, step, question),
    gatherCalled(index, asked).then((hits) => loadInPlace(index, hits, asked.place)),
  ]);
  const { named, message } = await findCalled(index, { direct, called }, question);
  const isOther = named.length === 0 && !direct.isOfKind;
  const near = isOther ? await findNear(index, question) : null;
  if (near !== null) return toSubject(near, [], question);
  if (direct.found.length > 0) {
    const found = named.length > 0 ? direct : await withMostTold(index, direct, question);
    return toSubject(found, named, question);
  }
  if (named.length > 0) return toSubject({ ...direct, message }, named, question);
  const within = await findWithin(index, asked);
  if (within.length === 0) return null;
  const found = await withMostTold(index, { ...direct, message: calledWithin(asked) }, question);
  // A name within a long question may be a word like others in it: plain search has a say there.
  return { ...toSubject(found, within, question), isNamed: false };
}

interface Called {
  readonly named: readonly PlacedSite[];
  /** What is to be said where nobody else is found. */
  readonly message: string | null;
}

/** Those that are called by all words, or nearly so; those whose name of several words is a part of what others have by chance. */
async function findCalled(
  index: IndexDatabase,
  { direct: { found }, called }: { readonly direct: Found; readonly called: readonly PlacedSite[] },
  { asked }: Question,
): Promise<Called> {
  // A name may sound like a wish: "CNET en Español".
  if (called.length > 0) return { named: called, message: null };
  // Where hardly any site has the words, they may be a name with a slip in it.
  const isUnsure = asked.words.length === 0 && asked.place === null && (asked.category?.confidence ?? 1) < SURE_KIND;
  const mayBeSlip = found.length < FEW || isUnsure;
  // A kind in a place is what is meant, whoever is called like a part of it.
  const isPlaced = asked.category !== null && asked.place !== null;
  const mayBePart = !isPlaced && found.length > 0 && found.length < MANY;
  const [slips, parts] = await Promise.all([
    mayBeSlip ? findSlips(index, asked) : [],
    mayBePart ? findWithin(index, asked, LEAST_PART) : [],
  ]);
  return { named: [...slips, ...parts], message: slips.length > 0 ? similar(asked) : null };
}

/** With so many sites the words are no name with a slip in it. */
const FEW = 8;
/** And so many ask for a thing that has a name, and not for somebody. */
const MANY = 50;
/** Words of a name that is a part of a question. */
const LEAST_PART = 2;

/** What more sites have than what it may have been meant for is no slip: "marie" for "mairie". */
async function isSlip(index: IndexDatabase, asked: Understood, mended: Understood): Promise<boolean> {
  const count = async (some: Understood, other: Understood): Promise<number> => {
    const words = some.allWords.filter((word) => !other.allWords.includes(word));
    if (words.length === 0) return 0;
    return (await gatherIds(index, { all: words.map((word) => ({ words: [word] })) })).size;
  };
  const counts = await Promise.all([count(asked, mended), count(mended, asked)]);
  return counts[0] <= counts[1];
}

/** Those of the kind near the place, else those of a kind near it. */
async function findNear(index: IndexDatabase, question: Question): Promise<Found | null> {
  const [around, near] = [aroundStep(question.asked), nearKindStep(question.asked)];
  const there = around === null ? null : await findMet(index, around, question);
  if (there !== null && there.found.length > 0 && there.isOfKind) return there;
  const alike = near === null ? null : await findMet(index, near, question);
  return alike !== null && alike.found.length > 0 ? alike : null;
}

/** What means nothing may still be somebody's name, and then all of it: "The Best". */
async function findCalledExactly(index: IndexDatabase, question: Question): Promise<FoundSubject> {
  const { asked } = question;
  const found = await loadCandidates(index, await gatherExact(index, asked.allWords));
  if (found.length === 0) return noSubject(asked);
  return toSubject(
    { found, met: asked, more: 0, message: null, isAround: false, isOfKind: true, isOpenKnown: true, isFurther: false },
    [],
    question,
  );
}

function readAs({ allWords }: Understood): Notice {
  return { code: 'read_as', message: `This was read as “${allWords.join(' ')}”.` };
}
