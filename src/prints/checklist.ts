import type { Evidence } from '../core/evidence.ts';
import { CRITERIA } from '../core/readiness/criteria.ts';
import type { CriterionId, CriterionState, Scan } from '../core/readiness/scan.ts';
import { elementDataUrl } from '../core/site/map-point.ts';

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
  /** Whether the evidence is at an address that we asked; else our own file or the open map has it. */
  readonly isAsked: boolean;
  /** Command line with which a reader can look for themselves. */
  readonly repeat: string;
}

/**
 * The criteria of a scan in their order.
 * @param twinUrl address of the JSON twin of the site, where its owner's words are
 */
export function toChecklist(scan: Scan, twinUrl: string): ChecklistItem[] {
  const results = new Map(scan.criteria.map((result) => [result.id, result]));
  return CRITERIA.flatMap(({ id, title: label, shortTitle: title, points }) => {
    const result = results.get(id);
    if (result === undefined) return [];
    const note = bracketsOf(label);
    const { state } = result;
    const { by, ...seen } = result.evidence;
    const evidence = by === 'owner' ? { ...seen, url: twinUrl, status: null } : seen;
    const isAsked = by !== 'owner' && elementDataUrl(seen.url) === null;
    const earned = state === 'met' ? points : 0;
    return [
      { id, label, title, note, points, earned, state, evidence, isAsked, repeat: repeatLine(evidence, isAsked) },
    ];
  });
}

/** "Business details (address, hours, phone)" → "address, hours, phone"; empty without brackets. */
function bracketsOf(label: string): string {
  return /\(([^)]*)\)$/.exec(label)?.[1] ?? '';
}

/** Fetches what decided; of an address that gave nothing, how it answers. */
function repeatLine({ url: shown, status }: Evidence, isAsked: boolean): string {
  const from = elementDataUrl(shown) ?? shown;
  const url = /^https?:\/\//.test(from) ? URL.parse(from) : null;
  if (url === null) return '';
  const address = url.href.replaceAll("'", '%27');
  const quoted = /[&;()$|*?[\]~]/.test(address) ? `'${address}'` : address;
  const gaveIt = !isAsked || status === 200;
  return `curl ${gaveIt ? '-sL' : '-sSLI'} ${quoted}`;
}
