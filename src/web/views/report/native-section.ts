import { counted } from '../../../core/counted.ts';
import type { LawpProblem } from '../../../core/lawp/document.ts';
import { placeInWords } from '../../../core/lawp/place-in-words.ts';
import { repeatedProblems, timesInWords } from '../../../core/lawp/repeated-problems.ts';
import type { NativeReport } from '../../../core/site/site-record.ts';

/** Seen before anything is opened. */
const OPEN = 3;
const SHOWN = 20;

/** What is wrong at one place of the file, and how to fix it. */
export interface NativeProblem {
  readonly place: string;
  /** "12 times"; empty for once. */
  readonly times: string;
  readonly message: string;
  readonly mend: string;
}

/** Broken rules, or what other readers may refuse. */
export interface NativeList {
  readonly title: string;
  readonly problems: readonly NativeProblem[];
  /** "11 more faults": what opens below. */
  readonly moreTitle: string;
  /** Those that open below. */
  readonly more: readonly NativeProblem[];
  /** Those beyond what is shown. */
  readonly left: number;
}

/** What is wrong with a site's own LAWP file, rule by rule. */
export interface NativeSection {
  /** "Your LAWP file has 17 faults". */
  readonly title: string;
  readonly note: string;
  readonly url: string;
  readonly lists: readonly NativeList[];
}

/** The section of a site whose file breaks a rule, or holds what other readers may refuse; null for all others. */
export function toNativeSection({ state, url, problems, warnings = [] }: NativeReport): NativeSection | null {
  const lists = [
    ...toList('What is wrong', problems, ['more fault', 'more faults']),
    ...toList('Other readers may refuse', warnings, ['more', 'more']),
  ];
  if (lists.length === 0) return null;
  if (problems.length === 0) {
    const note = 'The file is used as it is. Other readers may be stricter.';
    return { title: 'Your LAWP file: what others may refuse', note, url, lists };
  }
  return {
    title: `Your LAWP file has ${counted(problems.length, 'fault')}`,
    note: state === 'invalid' ? 'Until it is fixed, we go by your pages instead.' : 'The rest of the file is used.',
    url,
    lists,
  };
}

function toList(title: string, all: readonly LawpProblem[], more: readonly [one: string, many: string]): NativeList[] {
  if (all.length === 0) return [];
  const kinds = repeatedProblems(all);
  const rows = kinds.slice(0, SHOWN).map((problem) => {
    const { path, message, mend } = problem;
    return { place: placeInWords(path), times: timesInWords(problem), message, mend };
  });
  const open = kinds.slice(0, OPEN).reduce((sum, { times }) => sum + times, 0);
  return [
    {
      title,
      problems: rows.slice(0, OPEN),
      moreTitle: counted(all.length - open, ...more),
      more: rows.slice(OPEN),
      left: kinds.slice(SHOWN).reduce((sum, { times }) => sum + times, 0),
    },
  ];
}
