import type { LawpDocument } from '../lawp/document.ts';
import { starterDocument } from '../lawp/starter.ts';
import { CRITERIA } from './criteria.ts';
import { homePath } from './home-page.ts';
import { checkProse } from './real-prose.ts';
import type { CriterionId, Scan } from './scan.ts';

/** Criteria that are not met now and would be, were the starter file published as it stands; in their one order. */
export function starterGain(scan: Scan, document: LawpDocument | null): readonly CriterionId[] {
  if (document === null) return [];
  const held = heldBy(starterDocument(document));
  const unmet = new Set(scan.criteria.filter(({ state }) => state !== 'met').map(({ id }) => id));
  return CRITERIA.map(({ id }) => id).filter((id) => unmet.has(id) && held.has(id));
}

/** What a published file alone brings; business details and endpoints are not in it. */
function heldBy({ pages, actions }: LawpDocument): ReadonlySet<CriterionId> {
  const held = new Set<CriterionId>(['native']);
  const home = homePath(pages);
  if (home !== null && checkProse(pages[home]?.content ?? '').fault === null) held.add('description');
  if (Object.values(pages).filter(({ content }) => content.trim() !== '').length >= 3) held.add('pages');
  if (actions.length >= 1) held.add('actions');
  if (actions.length >= 3) held.add('three-actions');
  return held;
}
