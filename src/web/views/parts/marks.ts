import { CRITERIA } from '../../../core/readiness/criteria.ts';
import { CRITERIA_COUNT } from '../../../core/readiness/criteria-count.ts';
import { CRITERION_IDS, type CriterionId, type CriterionState } from '../../../core/readiness/scan.ts';

/** The marks of a site in a row, with the words that stand for the picture. */
export interface Marks {
  readonly states: readonly CriterionState[];
  /** "4 of 7 met: description, pages, actions, business details; 1 could not be seen". */
  readonly label: string;
}

/** The marks in their order, from the criteria that are met and those that could not be seen. */
export function toMarks(met: readonly CriterionId[], unseen: readonly CriterionId[]): Marks {
  const names = CRITERIA.filter(({ id }) => met.includes(id)).map(({ listName }) => listName);
  const list = names.length === 0 || names.length === CRITERIA_COUNT ? '' : `: ${names.join(', ')}`;
  const hidden = unseen.length === 0 ? '' : `; ${unseen.length} could not be seen`;
  return {
    states: CRITERION_IDS.map((id) => (met.includes(id) ? 'met' : unseen.includes(id) ? 'unseen' : 'not_met')),
    label: `${names.length} of ${CRITERIA_COUNT} met${list}${hidden}`,
  };
}

/** The marks of a site by its row in a list: all dotted when it was never judged. */
export function toRowMarks(row: {
  readonly score: number | null;
  readonly met: readonly CriterionId[];
  readonly unseen: readonly CriterionId[];
}): Marks {
  return row.score === null ? toMarks([], CRITERION_IDS) : toMarks(row.met, row.unseen);
}
