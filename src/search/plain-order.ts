import type { IndexDatabase } from '../store/open-database.ts';
import type { FoundSubject } from './found-subject.ts';
import type { LeastTold } from './gather-some.ts';
import { findMet } from './met-sites.ts';
import { type Question, quoted, type RankedSite, rankSites } from './rank-sites.ts';
import type { Step } from './step.ts';
import { isKindThere, isSureKind, plainSteps, tellingSteps } from './telling-steps.ts';
import { withoutCopies } from './without-copies.ts';

/** So many of an answer are enough. */
const ENOUGH = 5;
/** With those that have less of the words there are no more. */
const MOST = 10;
/** A third of what all words tell, and half of what the best does. */
const LESS: LeastTold = { ofAll: 0.35, ofBest: 0.5, withoutRare: 0.3 };

/**
 * An answer that has only some of what was asked for, put in the order of two lists: its own, and that of plain full-text
 * search, which understands nothing and so misunderstands nothing. Each site counts 1/n as the nth of a list, for both lists
 * together (reciprocal rank fusion); of equal ones the first of the plain list comes first, or who is in the place that was
 * asked for. Whoever stands in that list alone is an answer as well, which is said. A kind in a place, a name, a shop that
 * sells what was asked for and a whole kind keep their order: there something else than words was met.
 */
export async function withPlainOrder(
  index: IndexDatabase,
  found: FoundSubject,
  question: Question,
): Promise<FoundSubject> {
  if (!isUnsure(found, question)) return found;
  const { asked, sites } = found;
  const [plain] = plainSteps(asked);
  const [less] = sites.length < ENOUGH ? tellingSteps(asked, LESS) : [];
  if (plain === undefined) return found;
  // What stands further down the pages plain search does not see: its order says nothing of it.
  const [byWords, some] = await Promise.all([
    found.isFurther ? [] : ranked(index, plain, question),
    less === undefined ? [] : ranked(index, less, question),
  ]);
  const own = new Set(sites.map(({ site }) => site.domain));
  const ours = [...sites, ...some.filter(({ site }) => !own.has(site.domain))].slice(0, Math.max(MOST, sites.length));
  const all = withoutCopies(
    fused(
      byWords.toSorted((a, b) => a.site.rank - b.site.rank),
      ours,
      { isOwnFirst: asked.place !== null },
    ),
  );
  const others = all.filter(({ site }) => !own.has(site.domain)).length;
  const said = [plain, ...tellingSteps(asked)].map(({ message }) => message);
  const isSaid = others === 0 || found.notices.some(({ message }) => said.includes(message));
  const message = `${others} of these ${others === 1 ? 'has' : 'have'} only some of ${quoted(asked.allWords)}.`;
  const notices = isSaid ? found.notices : [...found.notices, { code: 'query_relaxed', message }];
  return { ...found, sites: all, total: found.total + others, notices };
}

async function ranked(index: IndexDatabase, step: Step, question: Question): Promise<RankedSite[]> {
  const { found, met } = await findMet(index, step, question);
  return rankSites(found, { ...question, asked: met });
}

/** Whether nothing but words orders an answer, and it has only some of them, or hardly any site has all: those may be there by chance. */
function isUnsure({ asked, sites, isRelaxed, isNamed, isOfWords }: FoundSubject, { sellers }: Question): boolean {
  const [first] = sites;
  const isSold = first !== undefined && sellers.includes(first.site.domain);
  const isByChance = sites.length < ENOUGH && !isSureKind(asked);
  return (
    (isRelaxed || isByChance) && isOfWords && !isNamed && !isSold && !isKindThere(asked) && asked.unknownPlace === null
  );
}

/** The sites of two lists by 1/n of each; those of one of the lists first where they count the same. */
export function fused(
  plain: readonly RankedSite[],
  own: readonly RankedSite[],
  { isOwnFirst }: { readonly isOwnFirst: boolean },
): RankedSite[] {
  const value = new Map<RankedSite['site']['domain'], number>();
  for (const list of isOwnFirst ? [own, plain] : [plain, own])
    for (const [at, { site }] of list.entries()) value.set(site.domain, (value.get(site.domain) ?? 0) + 1 / (at + 1));
  // As the answer tells of them.
  const sites = new Map([...plain, ...own].map((ranked) => [ranked.site.domain, ranked]));
  return [...value].sort(([, a], [, b]) => b - a).flatMap(([domain]) => sites.get(domain) ?? []);
}
