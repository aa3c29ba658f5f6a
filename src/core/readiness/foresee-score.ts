import type { LawpDocument } from '../lawp/document.ts';
import type { SiteDocument } from '../site/site-record.ts';
import { CRITERIA } from './criteria.ts';
import type { Scan } from './scan.ts';

/** What a document of the owner would do to a score. */
export interface ForeseenScore {
  readonly from: number;
  readonly to: number;
  /** Why each criterion would no longer be met: "6 actions become 2". */
  readonly losses: readonly string[];
}

export interface ForeseeInput {
  readonly scan: Scan;
  /** What is shown now. */
  readonly shown: LawpDocument;
  /** What the owner would say. */
  readonly own: LawpDocument;
  /** What we read of the site, which completes it; null when nothing is kept. */
  readonly read: SiteDocument | null;
}

/** The score as it would be, were this document the owner's words: what does not follow from words stays as it was. */
export function foreseeScore({ scan, shown, own, read }: ForeseeInput): ForeseenScore {
  let to = 0;
  const losses = new Set<string>();
  for (const { id, points, byOwner } of CRITERIA) {
    const wasMet = scan.criteria.some((result) => result.id === id && result.state === 'met');
    const isMet = byOwner === null ? wasMet : byOwner.holds(own, read);
    if (isMet) to += points;
    if (wasMet && !isMet && byOwner !== null) losses.add(byOwner.loss(shown, own));
  }
  return { from: scan.score, to, losses: [...losses] };
}
