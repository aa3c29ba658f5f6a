import type { IndexDatabase } from '../store/open-database.ts';
import type { FoundSubject } from './found-subject.ts';
import { findMet } from './met-sites.ts';
import { type Question, quoted, type RankedSite, rankSites } from './rank-sites.ts';
import { plainSteps } from './telling-steps.ts';
import { withoutCopies } from './without-copies.ts';

/**
 * An answer that has only some of what was asked for, put in the order of two lists: its own, and that of plain full-text
 * search, which understands nothing and so misunderstands nothing. Each site counts 1/n as the nth of a list, for both lists
 * together (reciprocal rank fusion); of equal ones the first of the plain list comes first. Whoever stands in that list alone
 * is an answer as well, which is said. An answer in a place, a name, a shop that sells what was asked for and a whole kind
 * keep their order: there something else than words was met.
 */
export async function withPlainOrder(
  index: IndexDatabase,
  found: FoundSubject,
  question: Question,
): Promise<FoundSubject> {
  const [step] = isUnsure(found, question) ? plainSteps(found.asked) : [];
  if (step === undefined) return found;
  const { asked, sites } = found;
  const met = await findMet(index, step, { ...question, asked });
  const plain = rankSites(met.found, { ...question, asked: met.met }).toSorted((a, b) => a.site.rank - b.site.rank);
  const all = withoutCopies(fused(plain, sites));
  const own = new Set(sites.map(({ site }) => site.domain));
  const others = all.filter(({ site }) => !own.has(site.domain)).length;
  const isSaid = others === 0 || found.notices.some(({ message }) => message === step.message);
  const message = `${others} of these ${others === 1 ? 'has' : 'have'} only some of ${quoted(asked.allWords)}.`;
  const notices = isSaid ? found.notices : [...found.notices, { code: 'query_relaxed', message }];
  return { ...found, sites: all, total: found.total + others, notices };
}

/** Whether nothing but words orders an answer, and it has only some of them. */
function isUnsure({ asked, sites, isRelaxed, isNamed, isOfWords }: FoundSubject, { sellers }: Question): boolean {
  const [first] = sites;
  const isSold = first !== undefined && sellers.includes(first.site.domain);
  return isRelaxed && isOfWords && !isNamed && !isSold && asked.place === null && asked.unknownPlace === null;
}

/** The sites of two lists by 1/n of each, those of the first list first where they count the same. */
function fused(plain: readonly RankedSite[], own: readonly RankedSite[]): RankedSite[] {
  const value = new Map<string, number>();
  for (const list of [plain, own])
    for (const [at, { site }] of list.entries()) value.set(site.domain, (value.get(site.domain) ?? 0) + 1 / (at + 1));
  // As the answer tells of them, in the places of the plain list.
  const sites = new Map([...plain, ...own].map((ranked) => [ranked.site.domain, ranked]));
  return [...sites.values()].sort((a, b) => (value.get(b.site.domain) ?? 0) - (value.get(a.site.domain) ?? 0));
}
