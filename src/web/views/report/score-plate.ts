import { CRITERIA } from '../../../core/readiness/criteria.ts';
import { gist } from '../../../core/readiness/gist.ts';
import type { CriterionState } from '../../../core/readiness/scan.ts';
import type { StoredSite } from '../../../core/site/stored-site.ts';
import { UNREAD_WORDS } from '../../../core/site/unread-words.ts';
import { formatDay } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';

const STATE_WORDS = { met: 'met', not_met: 'not met', unseen: 'could not see' } as const;

/** The plate: number, label, one sentence, the marks. */
export interface ScorePlate {
  /** Hollow when the score is not fresh. */
  readonly isHollow: boolean;
  /** Null for a site that was never judged. */
  readonly number: string | null;
  readonly label: string;
  readonly gist: string;
  /** None where there is nothing to judge. */
  readonly marks: readonly {
    readonly state: CriterionState;
    readonly title: string;
    readonly words: string;
    /** "15 of 15", "not seen". */
    readonly points: string;
  }[];
}

/** The plate of a site; one that was never judged has a hollow one, which says why. */
export function toScorePlate(site: StoredSite, view: SiteView): ScorePlate {
  const { score, label, freshness, unreadWords, ownerWords } = view;
  return {
    isHollow: freshness !== 'fresh' || score === null,
    number: score === null ? null : String(score),
    label: label ?? (unreadWords ?? UNREAD_WORDS.unknown).title,
    gist: gistOf(site, view),
    marks: score === null && ownerWords === null ? [] : marksOf(view),
  };
}

function marksOf({ checklist }: SiteView): ScorePlate['marks'] {
  const items = new Map(checklist.map((item) => [item.id, item]));
  return CRITERIA.map(({ id, shortTitle, points }) => {
    const { state, earned } = items.get(id) ?? { state: 'unseen' as const, earned: 0 };
    const shown = state === 'unseen' ? 'not seen' : `${earned} of ${points}`;
    return { state, title: shortTitle, words: STATE_WORDS[state], points: shown };
  });
}

function gistOf({ document, scan }: StoredSite, view: SiteView): string {
  const { unreadWords, score, updatedAt, lastVisitedAt, ownerWords } = view;
  if (score === null) return (unreadWords ?? UNREAD_WORDS.unknown).meaning;
  if (unreadWords !== null) {
    const seen = ownerWords
      ? `we saw before ${formatDay(ownerWords.since)}`
      : `we knew on ${formatDay(updatedAt ?? '')}`;
    return `This is what ${seen}. ${unreadWords.title}, so we cannot say what is there today.`;
  }
  const now = gist(document, scan);
  return view.freshness === 'old' ? `${now} Not checked since ${formatDay(lastVisitedAt)}.` : now;
}
