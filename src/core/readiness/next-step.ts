import type { LawpDocument } from '../lawp/document.ts';
import type { SiteStatus } from '../site/facts.ts';
import type { NativeReport } from '../site/site-record.ts';
import { CRITERIA_WORD } from './criteria-count.ts';
import { counted } from './criterion.ts';
import { improvements } from './improvements.ts';
import type { Scan } from './scan.ts';

/** The one step that pays most, for the second plate of the report's head. */
export interface NextStep {
  readonly kind: 'starter' | 'mend' | 'advice' | 'badge' | 'unblock' | 'unseen';
  /** "One file takes you from 60 to 85." */
  readonly title: string;
  readonly text: string;
  /** Section of the report page to go to (R27). */
  readonly section: 'starter-lawp' | 'improve' | 'badges' | 'checklist' | 'site';
}

export interface NextStepInput {
  /** Null when the site was never judged. */
  readonly scan: Scan | null;
  readonly document: LawpDocument | null;
  readonly status: SiteStatus;
  readonly native: Pick<NativeReport, 'state' | 'problems'>;
}

/** Computes the next step: as if the starter file were published; else the best single advice. */
export function nextStep({ scan, document, status, native }: NextStepInput): NextStep {
  const elsewhere = ELSEWHERE[status];
  if (elsewhere !== undefined) return elsewhere;
  if (scan === null || status === 'blocked' || scan.outcome === 'blocked') return UNBLOCK;
  if (scan.score === 100) return BADGE;
  const steps = improvements(scan, document);
  const gain = steps.filter(({ byStarter }) => byStarter).reduce((sum, { points }) => sum + points, 0);
  const climb = (points: number) => `from ${scan.score} to ${scan.score + points}`;
  if (gain > 0 && native.state === 'invalid') {
    const title = `Fix your LAWP file: ${scan.score} becomes ${scan.score + gain}.`;
    const text = `${counted(native.problems.length, 'rule is', 'rules are')} broken. Fix the file, or use ours instead.`;
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

/** Where there is no site of its own to improve. */
const ELSEWHERE: Readonly<Partial<Record<SiteStatus, NextStep>>> = {
  parked: {
    kind: 'advice',
    title: 'Put a page of your own here, and we look again.',
    text: 'A parking page tells assistants nothing.',
    section: 'site',
  },
  duplicate: {
    kind: 'advice',
    title: 'This name leads to another site.',
    text: 'The report of that site is the one that counts.',
    section: 'site',
  },
  gone: {
    kind: 'advice',
    title: 'No home page answers here.',
    text: 'When it does again, we look again.',
    section: 'site',
  },
  opted_out: {
    kind: 'unblock',
    title: 'This site asked our bot to stay away.',
    text: 'Take the lines for WaymarkBot out of robots.txt, and we look again.',
    section: 'site',
  },
};

const UNBLOCK: NextStep = {
  kind: 'unblock',
  title: 'Let our bot in, and we look again.',
  text: 'If it is turned away, other agents may be too.',
  section: 'site',
};

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
