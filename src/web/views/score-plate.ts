import { CRITERIA } from '../../core/readiness/criteria.ts';
import { gist } from '../../core/readiness/gist.ts';
import type { CriterionState } from '../../core/readiness/scan.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { formatDay } from '../../prints/format-day.ts';
import type { SiteView } from '../../prints/site-view.ts';

const STATE_WORDS = { met: 'met', not_met: 'not met', unseen: 'could not see' } as const;

/** The label of a site without a score. */
const UNSCORED: Readonly<Partial<Record<SiteView['status'], string>>> = {
  blocked: 'Could not be read',
  parked: 'A parked domain',
  duplicate: 'It leads elsewhere',
};

/** The plate: number, label, one sentence, the marks. */
export interface ScorePlate {
  /** Hollow when the score is not fresh. */
  readonly isHollow: boolean;
  readonly number: string;
  readonly of: string;
  readonly label: string;
  readonly gist: string;
  readonly marks: readonly {
    readonly state: CriterionState;
    readonly title: string;
    readonly words: string;
    /** "15 of 15", "not seen". */
    readonly points: string;
  }[];
}

/** The plate of a site; a site that was never judged has a hollow one with dotted marks only. */
export function toScorePlate(site: StoredSite, view: SiteView): ScorePlate {
  const { score, label, freshness } = view;
  const items = new Map(view.checklist.map((item) => [item.id, item]));
  return {
    isHollow: freshness !== 'fresh' || score === null,
    number: score === null ? '?' : String(score),
    of: 'of 100',
    label: label ?? UNSCORED[view.status] ?? 'Not read yet',
    gist: gistOf(site, view),
    marks: CRITERIA.map(({ id, shortTitle, points }) => {
      const { state, earned } = items.get(id) ?? { state: 'unseen' as const, earned: 0 };
      const shown = state === 'unseen' ? 'not seen' : `${earned} of ${points}`;
      return { state, title: shortTitle, words: STATE_WORDS[state], points: shown };
    }),
  };
}

function gistOf(
  { document, scan }: StoredSite,
  { freshness, score, updatedAt, lastVisitedAt, statusReason, ownerWords }: SiteView,
): string {
  if (score !== null && ownerWords !== null) {
    return `This is what we saw before ${formatDay(ownerWords.since)}. Since then the site could not be read, so we cannot say what is there today.`;
  }
  if (score !== null && freshness === 'failed' && updatedAt !== null) {
    const why = 'Since then the site could not be read, so we cannot say what is there today.';
    return `This is what we knew on ${formatDay(updatedAt)}. ${why}`;
  }
  if (score !== null && freshness === 'old') {
    return `${gist(document, scan)} We could not verify this since ${formatDay(lastVisitedAt)}.`;
  }
  return score === null && statusReason !== null ? statusReason : gist(document, scan);
}
