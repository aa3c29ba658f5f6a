import type { Evidence } from '../evidence.ts';

/** The ids of the criteria in their one order (contract section 3). */
export const CRITERION_IDS = [
  'description',
  'pages',
  'actions',
  'three-actions',
  'native',
  'executable',
  'business',
] as const;
export type CriterionId = (typeof CRITERION_IDS)[number];

/** R8: "could not see" is data, not "no". */
export type CriterionState = 'met' | 'not_met' | 'unseen';

export interface CriterionResult {
  readonly id: CriterionId;
  readonly state: CriterionState;
  readonly evidence: Evidence;
}

export type ScoreLabel = 'Agent-ready' | 'Partly agent-ready' | 'Not agent-ready yet';

/** One judgement of a site: never updated, only followed by another. */
export interface Scan {
  readonly scoreVersion: number;
  /** complete, partial or blocked, as the visit it rests on. */
  readonly outcome: 'complete' | 'partial' | 'blocked';
  /** When the site was looked at, ISO 8601 UTC. */
  readonly at: string;
  /** 0-100: the points of the criteria that are met. */
  readonly score: number;
  readonly label: ScoreLabel;
  /** One for each criterion, in the order of CRITERION_IDS. */
  readonly criteria: readonly CriterionResult[];
}

/** Ids of the criteria that are in a state, in their order. */
export function idsInState(
  criteria: readonly Pick<CriterionResult, 'id' | 'state'>[],
  wanted: CriterionState,
): CriterionId[] {
  return criteria.flatMap(({ id, state }) => (state === wanted ? id : []));
}
