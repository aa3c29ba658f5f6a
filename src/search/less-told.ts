import type { IndexDatabase } from '../store/open-database.ts';
import type { FoundSubject } from './found-subject.ts';
import type { LeastTold } from './gather-some.ts';
import { type Found, findMet } from './met-sites.ts';
import { type Question, quoted, rankSites } from './rank-sites.ts';
import { tellingSteps } from './telling-steps.ts';
import { withoutCopies } from './without-copies.ts';

/** So many that have all words are enough: they are not all there by chance. */
const FEW_DIRECT = 4;
/** So many of an answer are enough. */
const ENOUGH = 5;
/** With those that have less of the words there are no more. */
const MOST = 10;
/** A third of what all words tell, and half of what the best does. */
const LESS: LeastTold = { ofAll: 0.35, ofBest: 0.5, withoutRare: 0.3 };

/**
 * Where hardly any site has all words, those as well that tell much of them: a long page has words by chance, and who is meant
 * may lack one. All are ordered by what they tell.
 */
export async function withMostTold(index: IndexDatabase, direct: Found, question: Question): Promise<Found> {
  const [step] = direct.found.length < FEW_DIRECT ? tellingSteps(question.asked) : [];
  if (step === undefined) return direct;
  const told = await findMet(index, step, question);
  if (told.found.length === 0) return direct;
  const isTold = new Set(told.found.map(({ domain }) => domain));
  const isNew = told.found.length > direct.found.filter(({ domain }) => isTold.has(domain)).length;
  const best = Math.min(0, ...told.found.map(({ rank }) => rank));
  const rest = direct.found.flatMap((site) => (isTold.has(site.domain) ? [] : { ...site, rank: best }));
  const message = direct.message ?? (isNew ? onlySome(direct, question) : null);
  return { ...direct, found: [...told.found, ...rest], message };
}

function onlySome({ found }: Found, { asked }: Question): string {
  const all = found.length === 1 ? 'one site has' : `${found.length} sites have`;
  return `Only ${all} all of ${quoted(asked.allWords)}; the others have some of it.`;
}

/** An answer of few sites with those behind them that tell less of the words; where nobody is found, they are no answer. */
export async function withLessTold(
  index: IndexDatabase,
  found: FoundSubject,
  question: Question,
): Promise<FoundSubject> {
  const { asked, sites, isNamed, isRelaxed } = found;
  const isFew = sites.length > 0 && sites.length < ENOUGH;
  const mayLack = isFew && isRelaxed && !isNamed && asked.place === null;
  const [step] = mayLack ? tellingSteps(asked, LESS) : [];
  if (step === undefined) return found;
  const less = await findMet(index, step, { ...question, asked });
  const known = new Set(sites.map(({ site }) => site.domain));
  const others = less.found.filter(({ domain }) => !known.has(domain));
  const more = withoutCopies(rankSites(others, { ...question, asked: less.met })).slice(0, MOST - sites.length);
  if (more.length === 0) return found;
  const message = more.length === 1 ? 'The last one has less of it.' : `The last ${more.length} have less of it.`;
  return {
    ...found,
    sites: [...sites, ...more],
    total: found.total + more.length,
    notices: [...found.notices, { code: 'query_relaxed', message }],
  };
}
