import type { LawpDocument } from '../../../core/lawp/document.ts';
import { improvements } from '../../../core/readiness/improvements.ts';
import type { Scan } from '../../../core/readiness/scan.ts';
import type { NativeReport } from '../../../core/site/site-record.ts';

/** "How to improve": the steps that add up to 100. */
export interface ImproveSection {
  /** "How to improve: up to +40". */
  readonly title: string;
  readonly note: string;
  readonly steps: readonly {
    readonly gain: string;
    readonly result: string;
    readonly title: string;
    readonly text: string;
    /** Page that says how to do it, by platform. */
    readonly href: string;
  }[];
}

/** The steps of a site, those of the starter file first; null where nothing is missing. */
export function toImproveSection(
  scan: Scan,
  document: LawpDocument,
  file: NativeReport['state'],
): ImproveSection | null {
  const steps = improvements(scan, document, file);
  if (steps.length === 0) return null;
  const byStarter = steps.filter((step) => step.byStarter).length;
  return {
    title: `How to improve: up to +${100 - scan.score}`,
    note: byStarter > 1 ? `The first ${byStarter} steps come with one file.` : 'The best step first.',
    steps: steps.map(({ id, step, advice, points, total, unseen }) => ({
      gain: `+${points}`,
      result: `to ${total}`,
      title: unseen ? `${step}, if you have not yet` : step,
      text: advice,
      href: `/docs/criteria/${id}`,
    })),
  };
}
