import { criterion } from '../../core/readiness/criteria.ts';
import type { CriterionId } from '../../core/readiness/scan.ts';
import type { SiteView } from '../../prints/site-view.ts';
import { type Marks, toMarks } from './marks.ts';

/** A row of the comparison; the site itself stands among its peers. */
export interface ComparisonRow {
  readonly rank: number;
  readonly name: string;
  /** Null for the site itself. */
  readonly href: string | null;
  readonly marks: Marks;
  readonly score: number;
}

/** Where a site stands among its like, for people (R29). */
export interface ComparisonSection {
  /** "#3 of 14 bakeries in Aarhus". */
  readonly standing: string;
  readonly rows: readonly ComparisonRow[];
  /** "3 or more actions (3 of 5)". */
  readonly lacks: readonly string[];
}

/** The comparison of a site; null when it has no score to compare. */
export function toComparisonSection(view: SiteView): ComparisonSection | null {
  const { comparison, score } = view;
  if (comparison === null || score === null) return null;
  const peers = comparison.peers.map(({ rank, name, domain, met, unseen, score }): ComparisonRow => {
    return { rank, name, href: `/site/${domain}`, marks: toMarks(met, unseen), score };
  });
  const own = { rank: comparison.rank, name: view.name, href: null, marks: toMarks(...statesOf(view)), score };
  const rows = [...peers, own].sort((a, b) => a.rank - b.rank || Number(a.href === null) - Number(b.href === null));
  return {
    standing: `#${comparison.rank} of ${comparison.of} ${comparison.group}`,
    rows,
    lacks: comparison.lacks.map(
      ({ id, heldBy }) => `${criterion(id).shortTitle} (${heldBy} of ${comparison.peers.length})`,
    ),
  };
}

/** Ids of the criteria of a site that are met, and of those that could not be seen. */
export function statesOf(view: SiteView): [met: CriterionId[], unseen: CriterionId[]] {
  const idsWith = (wanted: string) => view.checklist.filter(({ state }) => state === wanted).map(({ id }) => id);
  return [idsWith('met'), idsWith('unseen')];
}
