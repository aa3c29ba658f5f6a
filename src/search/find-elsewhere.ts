import { countryName } from '../core/country-name.ts';
import type { Notice } from '../core/site/facts.ts';
import { answersTo } from '../store/answers-to.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type FoundSubject, toSubject } from './found-subject.ts';
import { muchSteps } from './last-steps.ts';
import { findMet } from './met-sites.ts';
import type { Question } from './rank-sites.ts';
import { isTelling } from './some-words.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';
import { LEAST_BESIDE, nearlyAllSteps } from './telling-steps.ts';
import type { AskedPlace } from './understand/understood.ts';

/** The same in another town of the name: in Córdoba in Spain, where there is none in that of Argentina. */
export async function findNamesake(
  index: IndexDatabase,
  question: Question,
  choose: (steps: Iterable<Step>) => readonly Step[],
): Promise<FoundSubject | null> {
  const { place, ...rest } = question.asked;
  for (const other of place?.others ?? []) {
    const there = { ...question, asked: { ...rest, place: other } };
    for await (const found of answersTo(index, choose(stepsOf(there.asked)), (step) => findMet(index, step, there))) {
      if (found.found.length === 0) continue;
      const answered = toSubject(found, [], there);
      return { ...answered, notices: [inOther(place, other), ...answered.notices] };
    }
  }
  return null;
}

function inOther(meant: AskedPlace | null, other: AskedPlace): Notice {
  const message = `${noneThere(meant)}; this is the answer for ${withCountry(other)}.`;
  return { code: 'query_relaxed', message };
}

function noneThere(place: AskedPlace | null): string {
  return `No site in ${withCountry(place)} has all of it`;
}

function withCountry(place: AskedPlace | null): string {
  return `${place?.name}, ${countryName(place?.country ?? '')}`;
}

/** What names a town of that name, wherever it lies: no table knows all of them. */
export async function findCalledPlace(index: IndexDatabase, question: Question): Promise<FoundSubject | null> {
  const { place, wanted, words } = question.asked;
  if (place === null || place.kind !== 'city' || place.isWithin) return null;
  const named = { words: place.words, alike: [] };
  const asked = { ...question.asked, place: null, wanted: [...wanted, named], words: [...words, ...place.words] };
  const [first] = stepsOf(asked);
  const found = await findMet(index, first, { ...question, asked });
  if (found.found.length === 0) return null;
  const message = `${noneThere(place)}; these mention a place of that name.`;
  return toSubject({ ...found, message }, [], { ...question, asked });
}

/**
 * Whoever has nearly all of the words, those of the kind and the place too: what was taken for one of them may be none, and who
 * is meant may be where nothing says so.
 */
export async function findAsText(index: IndexDatabase, question: Question): Promise<FoundSubject | null> {
  const { category, place, plain, wanted } = question.asked;
  // A kind in a place is of no use anywhere else.
  if ((category === null && place === null) || wanted.filter(isTelling).length < LEAST_BESIDE) return null;
  const asked = { ...question.asked, category: null, place: null, wanted: plain };
  return foundIn(index, nearlyAllSteps(asked), question);
}

/** Where nobody was found in any other way, whoever has much of what the words tell. */
export async function findMuch(index: IndexDatabase, question: Question): Promise<FoundSubject | null> {
  return foundIn(index, muchSteps(question.asked), question);
}

/** Whom a step finds that reads a question otherwise than it was understood. */
async function foundIn(
  index: IndexDatabase,
  [step]: readonly Step[],
  question: Question,
): Promise<FoundSubject | null> {
  const read = { ...question, asked: step?.left ?? question.asked };
  const found = await findMet(index, step, read);
  return found.found.length === 0 ? null : { ...toSubject(found, [], read), asked: question.asked };
}
