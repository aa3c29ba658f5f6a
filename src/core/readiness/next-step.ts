import { counted } from '../counted.ts';
import type { LawpDocument } from '../lawp/document.ts';
import type { NativeReport } from '../site/site-record.ts';
import type { UnreadReason } from '../site/unread-reason.ts';
import { UNREAD_WORDS } from '../site/unread-words.ts';
import { CRITERIA_WORD } from './criteria-count.ts';
import { improvements } from './improvements.ts';
import type { Scan } from './scan.ts';

/** The one step that pays most, for the second plate of the report's head. */
export interface NextStep {
  readonly kind: 'starter' | 'mend' | 'advice' | 'badge' | 'unread' | 'unseen';
  /** "One file takes you from 60 to 85." */
  readonly title: string;
  readonly text: string;
  /** Section of the report page to go to (R27). */
  readonly section: 'starter-lawp' | 'improve' | 'badges' | 'checklist' | 'reading';
}

export interface NextStepInput {
  /** Null when the site was never judged. */
  readonly scan: Scan | null;
  readonly document: LawpDocument | null;
  /** Why the site has no answer of today; null where it has one. */
  readonly unread: UnreadReason | null;
  readonly native: Pick<NativeReport, 'state' | 'problems'>;
}

/** Computes the next step: what lets us read the site; as if the starter file were published; else the best single advice. */
export function nextStep({ scan, document, unread, native }: NextStepInput): NextStep {
  if (unread !== null || scan === null || scan.outcome === 'blocked') {
    return { kind: 'unread', ...UNREAD_WORDS[unread ?? 'unknown'].step, section: 'reading' };
  }
  if (scan.score === 100) return BADGE;
  const steps = improvements(scan, document, native.state);
  const gain = steps.filter(({ byStarter }) => byStarter).reduce((sum, { points }) => sum + points, 0);
  const climb = (points: number) => `from ${scan.score} to ${scan.score + points}`;
  if (gain > 0 && native.state === 'invalid') {
    const title = `Fix your LAWP file: ${scan.score} becomes ${scan.score + gain}.`;
    const text = `It has ${counted(native.problems.length, 'fault')}. Fix the file, or use ours instead.`;
    return { kind: 'mend', title, text, section: 'checklist' };
  }
  if (gain > 0) {
    const text = 'We have written it for you. Put it on your site.';
    return { kind: 'starter', title: `One file takes you ${climb(gain)}.`, text, section: 'starter-lawp' };
  }
  const [best] = steps.filter(({ unseen }) => !unseen).toSorted((a, b) => b.points - a.points);
  if (best === undefined) return UNSEEN;
  return {
    kind: 'advice',
    title: `One step takes you ${climb(best.points)}.`,
    text: `${best.step}.`,
    section: 'improve',
  };
}

const BADGE: NextStep = {
  kind: 'badge',
  title: `All ${CRITERIA_WORD} met.`,
  text: 'Put the badge on your site.',
  section: 'badges',
};

const UNSEEN: NextStep = {
  kind: 'unseen',
  title: 'We could not see everything yet.',
  text: 'Dotted marks may already be met. We will check again.',
  section: 'checklist',
};
