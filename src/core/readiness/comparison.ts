import type { DomainName } from '../domain/domain-name.ts';
import type { CriterionId } from './scan.ts';

/** One other site of the same group, as shown beside a site. */
export interface Peer {
  readonly domain: DomainName;
  readonly name: string;
  readonly score: number;
  readonly met: readonly CriterionId[];
  readonly unseen: readonly CriterionId[];
  readonly rank: number;
}

/** Where a site stands among its like (R29). */
export interface Comparison {
  /** Competition ranking: 1, 1, 3. */
  readonly rank: number;
  /** Sites in the group, the site itself included. */
  readonly of: number;
  /** "bakeries in Aarhus", "bakeries on Waymark", "sites on Waymark". */
  readonly group: string;
  /** At most five, highest score first, ties by domain. */
  readonly peers: readonly Peer[];
  /** Criteria that shown peers hold and this site lacks, most held first. */
  readonly lacks: readonly { readonly id: CriterionId; readonly heldBy: number }[];
}
