import type { NativeReport } from '../../core/site/site-record.ts';
import { counted } from './counted.ts';

const SHOWN = 20;

/** What is wrong with a site's own LAWP file, rule by rule. */
export interface NativeSection {
  readonly title: string;
  readonly note: string;
  readonly url: string;
  readonly problems: readonly { readonly path: string; readonly message: string; readonly mend: string }[];
  /** Broken rules beyond those shown. */
  readonly more: number;
}

/** The section of a site whose file breaks a rule; null for all others. */
export function toNativeSection(native: NativeReport): NativeSection | null {
  if (native.problems.length === 0) return null;
  const broken = counted(native.problems.length, 'rule is', 'rules are');
  const invalid = native.state === 'invalid';
  return {
    title: 'Your LAWP file has a fault',
    note: invalid
      ? `${broken} broken, so the file is not used yet.`
      : `${broken} broken. The rest of the file is used.`,
    url: native.url,
    problems: native.problems
      .slice(0, SHOWN)
      .map(({ path, message, mend }) => ({ path: path === '' ? '/' : path, message, mend })),
    more: Math.max(0, native.problems.length - SHOWN),
  };
}
