import type { LawpDocument } from '../../core/lawp/document.ts';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import { improvements } from '../../core/readiness/improvements.ts';
import type { Scan } from '../../core/readiness/scan.ts';

/** "How to improve": the steps that add up to 100. */
export interface ImproveSection {
  readonly note: string;
  readonly steps: readonly {
    readonly gain: string;
    readonly result: string;
    readonly title: string;
    readonly text: string;
    /** Page that says how to do it, by platform. */
    readonly href: string;
  }[];
  /** Said instead of steps. */
  readonly empty: string | null;
}

/** The steps of a site, those of the starter file first. */
export function toImproveSection(scan: Scan, document: LawpDocument): ImproveSection {
  const steps = improvements(scan, document);
  const byStarter = steps.filter((step) => step.byStarter).length;
  const file = byStarter > 1 ? ` The first ${byStarter} come with one file.` : '';
  return {
    note: steps.length === 0 ? '' : `Up to +${100 - scan.score} points.${file}`,
    steps: steps.map(({ id, step, advice, points, total, unseen }) => ({
      gain: `+${points}`,
      result: `to ${total}`,
      title: unseen ? `${step}, if it is not there yet` : step,
      text: advice,
      href: `/docs/criteria/${id}`,
    })),
    empty: steps.length === 0 ? `Nothing is missing. All ${CRITERIA_WORD} marks are met.` : null,
  };
}
