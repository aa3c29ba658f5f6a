import type { Evidence } from '../core/evidence.ts';
import { CRITERIA } from '../core/readiness/criteria.ts';
import type { CriterionId, CriterionState, Scan } from '../core/readiness/scan.ts';

/** One criterion of a site with its answer and its proof. */
export interface ChecklistItem {
  readonly id: CriterionId;
  /** The wording of the contract: "Business details (address, hours, phone)". */
  readonly label: string;
  /** The wording where room is short. */
  readonly title: string;
  /** What stands in brackets, or empty. */
  readonly note: string;
  readonly points: number;
  readonly earned: number;
  readonly state: CriterionState;
  readonly evidence: Evidence;
  /** Command line with which a reader can look for themselves. */
  readonly repeat: string;
}

/** The criteria of a scan in their order. */
export function toChecklist(scan: Scan): ChecklistItem[] {
  const results = new Map(scan.criteria.map((result) => [result.id, result]));
  return CRITERIA.flatMap(({ id, title: label, shortTitle: title, points }) => {
    const result = results.get(id);
    if (result === undefined) return [];
    const note = bracketsOf(label);
    const { state, evidence } = result;
    const earned = state === 'met' ? points : 0;
    return [{ id, label, title, note, points, earned, state, evidence, repeat: repeatLine(id, evidence) }];
  });
}

/** "Business details (address, hours, phone)" → "address, hours, phone"; empty without brackets. */
function bracketsOf(label: string): string {
  return /\(([^)]*)\)$/.exec(label)?.[1] ?? '';
}

function repeatLine(id: CriterionId, evidence: Evidence): string {
  const url = /^https?:\/\//.test(evidence.url) ? URL.parse(evidence.url) : null;
  if (url === null) return '';
  const address = url.href.replaceAll("'", '%27');
  const quoted = /[&;()$|*?[\]~]/.test(address) ? `'${address}'` : address;
  return id === 'native' && evidence.status !== 200 ? `curl -sI ${quoted}` : `curl -sL ${quoted}`;
}
