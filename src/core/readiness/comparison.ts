import { grouped } from '../counted.ts';
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
  /** Competition ranking: 1, 1, 3; null among all sites, which are not alike (R82). */
  readonly rank: number | null;
  /** Sites in the group, the site itself included. */
  readonly of: number;
  /** "bakeries in Aarhus", "bakeries on Waymark", "sites on Waymark". */
  readonly group: string;
  /** Of a hundred sites of the group, how many have a lower score. */
  readonly betterThan: number;
  /** Of a hundred sites of the group, how many have 0 to 9 points, 10 to 19, … 90 to 100. */
  readonly spread: readonly number[];
  /** At most five, highest score first, ties by domain; none among all sites. */
  readonly peers: readonly Peer[];
  /** Criteria that shown peers hold and this site lacks, most held first. */
  readonly lacks: readonly { readonly id: CriterionId; readonly heldBy: number }[];
}

/** Where it stands in a few words: "#3 of 14 bakeries in Aarhus", "higher than 41% of 1,512 sites". */
export function standingWords({ rank, of, group, betterThan }: Comparison): string {
  if (rank !== null) return `#${rank} of ${grouped(of)} ${group}`;
  if (of === 1) return 'the only site so far';
  if (betterThan === 0) return `one of ${grouped(of)} sites`;
  return `higher than ${betterThan}% of ${grouped(of)} sites`;
}
