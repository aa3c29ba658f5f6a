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

/** What each criterion asks, for those who meet it for the first time. */
export const MARK_MEANINGS: Readonly<Record<CriterionId, string>> = {
  description: 'A first paragraph that says what you are, where, and for whom.',
  pages: 'Your main pages, each in a few plain sentences.',
  actions: 'At least one thing a visitor can do: call, order, book.',
  'three-actions': 'Enough to choose from.',
  native: 'Your own file at /.well-known/lawp.json. You decide what it says.',
  executable: 'An assistant can carry out one of them on your domain.',
  business: 'Address, opening hours or phone, in a form machines read.',
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

/** The marks of a site by its row in a list: all dotted when it was never judged. */
export function toRowMarks(row: {
  readonly score: number | null;
  readonly met: readonly CriterionId[];
  readonly unseen: readonly CriterionId[];
}): MarksView {
  return row.score === null ? toMarks([], CRITERION_IDS) : toMarks(row.met, row.unseen);
}
