import type { IndexDatabase } from '../store/open-database.ts';
import { type Found, findMet } from './met-sites.ts';
import { type Question, quoted } from './rank-sites.ts';
import { besideSteps } from './telling-steps.ts';

/** So many that have all words are enough: they are not all there by chance. */
const FEW_DIRECT = 4;

/**
 * Where hardly any site has all words, those as well that tell much of them: a long page has words by chance, and who is meant
 * may lack one. All are ordered by what they tell.
 */
export async function withMostTold(index: IndexDatabase, direct: Found, question: Question): Promise<Found> {
  const [step] = direct.found.length < FEW_DIRECT ? besideSteps(question.asked) : [];
  if (step === undefined) return direct;
  const told = await findMet(index, step, question);
  if (told.found.length === 0) return direct;
  const isTold = new Set(told.found.map(({ domain }) => domain));
  const isNew = told.found.length > direct.found.filter(({ domain }) => isTold.has(domain)).length;
  const best = Math.min(0, ...told.found.map(({ rank }) => rank));
  const rest = direct.found.flatMap((site) => (isTold.has(site.domain) ? [] : { ...site, rank: best }));
  const message = direct.message ?? (isNew ? onlySome(direct, question) : null);
  return { ...direct, met: told.met, found: [...told.found, ...rest], message };
}

function onlySome({ found }: Found, { asked }: Question): string {
  const all = found.length === 1 ? 'one site has' : `${found.length} sites have`;
  return `Only ${all} all of ${quoted(asked.allWords)}; the others have some of it.`;
}
