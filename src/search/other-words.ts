import { answersTo } from '../store/answers-to.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type FoundSubject, toSubject } from './found-subject.ts';
import { findMet } from './met-sites.ts';
import { fused } from './plain-order.ts';
import { type Question, quoted } from './rank-sites.ts';
import { otherSteps } from './steps.ts';
import { plainSteps } from './telling-steps.ts';
import { inOtherWords } from './understand/dictionary.ts';
import { withoutUnknownStep } from './without-unknown.ts';

/**
 * An answer that has only some of what was asked for, or none, with those that have it in the words of other languages, as
 * dictionaries give them. Where nobody was found, whoever has all of it so, or most; else those that plain search finds so stand
 * among the others, each by 1/n as the nth of its list. Who is called so, has all of it, or has it further down the pages is an
 * answer as before.
 */
export async function withOtherWords(
  index: IndexDatabase,
  found: FoundSubject,
  question: Question,
): Promise<FoundSubject> {
  const { sites, isRelaxed, isNamed, isFurther, isOfWords } = found;
  // Of a kind all are found where nobody of it has the words.
  const isNone = sites.length === 0 || (isRelaxed && !isOfWords);
  if (isNamed || isFurther || !(isNone || isRelaxed)) return found;
  const said = inOtherWords(question.asked);
  const asked = said ?? question.asked;
  const other = { ...question, asked };
  const otherOnes = said === null ? [] : isNone ? otherSteps(asked) : plainSteps(asked);
  const steps = [...otherOnes, ...(isNone ? withoutUnknownStep(asked) : [])];
  for await (const met of answersTo(index, steps, (step) => findMet(index, step, other))) {
    if (met.found.length === 0) continue;
    const subject = { ...toSubject(met, [], other), asked: question.asked };
    return isNone ? saidSo(subject) : withThose(found, subject);
  }
  return found;
}

/** Nobody has it in the words of the question: that is said. */
function saidSo(subject: FoundSubject): FoundSubject {
  const message = `No site has ${quoted(subject.asked.allWords)} in these words; these have it in other words or languages.`;
  const isSaid = subject.notices.length > 0;
  return { ...subject, isRelaxed: true, notices: isSaid ? subject.notices : [{ code: 'query_relaxed', message }] };
}

function withThose(found: FoundSubject, { sites, asked }: FoundSubject): FoundSubject {
  const all = fused(sites, found.sites, { isOwnFirst: true });
  const others = all.length - found.sites.length;
  const have = others === 1 ? 'has' : 'have';
  const message = `${others} of these ${have} some of ${quoted(asked.allWords)} only in other words or languages.`;
  const notices = others === 0 ? found.notices : [...found.notices, { code: 'query_relaxed', message } as const];
  return { ...found, sites: all, total: found.total + others, notices };
}
