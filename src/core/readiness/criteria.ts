import { actions } from './criteria/actions.ts';
import { business } from './criteria/business.ts';
import { description } from './criteria/description.ts';
import { executable } from './criteria/executable.ts';
import { native } from './criteria/native.ts';
import { pages } from './criteria/pages.ts';
import { threeActions } from './criteria/three-actions.ts';
import type { Criterion } from './criterion.ts';
import { CRITERION_IDS, type CriterionId } from './scan.ts';

const BY_ID: Readonly<Record<CriterionId, Criterion>> = {
  description,
  pages,
  actions,
  'three-actions': threeActions,
  native,
  executable,
  business,
};

/** The criteria in their one order; their points sum to 100. */
export const CRITERIA: readonly Criterion[] = CRITERION_IDS.map((id) => BY_ID[id]);

/** The criterion of an id. */
export function criterion(id: CriterionId): Criterion {
  return BY_ID[id];
}
