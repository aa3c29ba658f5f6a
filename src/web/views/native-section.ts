import type { NativeReport } from '../../core/site/site-record.ts';
import { counted } from './counted.ts';

/** Seen before anything is opened. */
const OPEN = 6;
const SHOWN = 20;

/** What is wrong at one place of the file, and how to fix it. */
export interface NativeProblem {
  readonly path: string;
  readonly message: string;
  readonly mend: string;
}

/** What is wrong with a site's own LAWP file, rule by rule. */
export interface NativeSection {
  /** "Your LAWP file has 17 faults". */
  readonly title: string;
  readonly note: string;
  readonly url: string;
  readonly problems: readonly NativeProblem[];
  /** "11 more faults": what opens below. */
  readonly moreTitle: string;
  /** Those that open below. */
  readonly more: readonly NativeProblem[];
  /** Broken rules beyond those shown. */
  readonly left: number;
}

/** The section of a site whose file breaks a rule; null for all others. */
export function toNativeSection(native: NativeReport): NativeSection | null {
  const { problems, state, url } = native;
  if (problems.length === 0) return null;
  const rows = problems
    .slice(0, SHOWN)
    .map(({ path, message, mend }) => ({ path: path === '' ? '/' : path, message, mend }));
  return {
    title: `Your LAWP file has ${counted(problems.length, 'fault', 'faults')}`,
    note: state === 'invalid' ? 'Until it is fixed, we go by your pages instead.' : 'The rest of the file is used.',
    url,
    problems: rows.slice(0, OPEN),
    moreTitle: counted(problems.length - OPEN, 'more fault', 'more faults'),
    more: rows.slice(OPEN),
    left: Math.max(0, problems.length - SHOWN),
  };
}
