import { CRITERION_IDS, type CriterionId, type CriterionState } from '../../core/readiness/scan.ts';

/** Names of the seven marks where there is little room. */
export const MARK_NAMES: Readonly<Record<CriterionId, string>> = {
  description: 'description',
  pages: 'pages',
  actions: 'actions',
  'three-actions': '3 actions',
  native: 'own LAWP',
  executable: 'executable',
  business: 'business details',
};

/** The seven marks of a site in a row, with the words that stand for the picture. */
export interface MarksView {
  readonly states: readonly CriterionState[];
  /** "4 of 7 met: description, pages, actions, business details; 1 could not be seen". */
  readonly label: string;
}

/** The seven marks in their order, from the criteria that are met and those that could not be seen. */
export function toMarks(met: readonly CriterionId[], unseen: readonly CriterionId[]): MarksView {
  const names = CRITERION_IDS.filter((id) => met.includes(id)).map((id) => MARK_NAMES[id]);
  const list = names.length === 0 || names.length === 7 ? '' : `: ${names.join(', ')}`;
  const hidden = unseen.length === 0 ? '' : `; ${unseen.length} could not be seen`;
  return {
    states: CRITERION_IDS.map((id) => (met.includes(id) ? 'met' : unseen.includes(id) ? 'unseen' : 'not_met')),
    label: `${names.length} of 7 met${list}${hidden}`,
  };
}
