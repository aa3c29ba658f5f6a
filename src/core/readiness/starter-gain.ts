import type { LawpDocument } from '../lawp/document.ts';
import { starterDocument } from '../lawp/starter.ts';
import { CRITERIA } from './criteria.ts';
import type { CriterionId, Scan } from './scan.ts';

/** Criteria that are not met now and would be, were the starter file published as it is; in their one order. */
export function starterGain(scan: Scan, document: LawpDocument | null): readonly CriterionId[] {
  if (document === null) return [];
  const starter = starterDocument(document);
  const unmet = new Set(scan.criteria.filter(({ state }) => state !== 'met').map(({ id }) => id));
  return CRITERIA.filter(({ id, heldByStarter }) => unmet.has(id) && heldByStarter(starter)).map(({ id }) => id);
}
