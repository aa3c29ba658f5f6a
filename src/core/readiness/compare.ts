import type { DomainName } from '../domain/domain-name.ts';
import type { Category, Place } from '../site/site-record.ts';
import type { Comparison, Peer } from './comparison.ts';
import { CRITERION_IDS, type CriterionId } from './scan.ts';

/** What is compared of one scored site. */
export interface ComparisonRow {
  readonly domain: DomainName;
  readonly name: string;
  readonly score: number;
  readonly met: readonly CriterionId[];
  readonly unseen: readonly CriterionId[];
  readonly category: Pick<Category, 'id' | 'plural'> | null;
  readonly place: Pick<Place, 'name' | 'country'> | null;
}

const PEERS = 5;

/** So many of the best of a group hold all peers, whether the site itself is among them or not. */
export const TOP_ROWS = PEERS + 1;

/** Category in place, category, or all sites. */
export type GroupKind = 'place' | 'category' | 'all';

/** A member of a group with its rank. */
export interface RankedRow {
  readonly row: ComparisonRow;
  readonly rank: number;
}

/** How many sites have which score. */
export type ScoreCounts = ReadonlyMap<number, number>;

/** How a site stands in a group. */
export interface GroupStanding {
  readonly kind: GroupKind;
  /** Members, the site itself included. */
  readonly of: number;
  readonly rank: number;
  /** Sites by score, as `countScores` counts them. */
  readonly counts: ScoreCounts;
  /** The best `TOP_ROWS`. */
  readonly top: readonly RankedRow[];
}

/**
 * Compares every site with its like (R29): category in place, else category, else all sites, the first that holds two.
 * Sorting each group once, so that a whole index is compared in n log n.
 */
export function compareSites(rows: readonly ComparisonRow[]): ReadonlyMap<DomainName, Comparison> {
  const groups = new Map<string, ComparisonRow[]>();
  for (const row of rows) {
    for (const [, key] of groupKeys(row)) {
      const members = groups.get(key);
      if (members === undefined) groups.set(key, [row]);
      else members.push(row);
    }
  }
  const ranked = new Map(
    [...groups].map(([key, members]) => [key, { members: rankRows(members), counts: countScores(members) }]),
  );
  return new Map(rows.map((row) => [row.domain, compareIn(row, ranked)]));
}

/** Groups from the narrowest to all, by the names under which they are kept. */
function groupKeys({ category, place }: ComparisonRow): (readonly [GroupKind, string])[] {
  if (category === null) return [['all', 'all']];
  const wide = `category\n${category.id}`;
  const narrow = place && (['place', `${wide}\n${place.country}\n${place.name}`] as const);
  return [...(narrow ? [narrow] : []), ['category', wide], ['all', 'all']];
}

/** Highest score first, ties by domain; competition ranking 1, 1, 3. */
export function rankRows(members: readonly ComparisonRow[]): readonly RankedRow[] {
  const sorted = members.toSorted((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
  let place = 1;
  return sorted.map((row, index) => {
    if (sorted[index - 1]?.score !== row.score) place = index + 1;
    return { row, rank: place };
  });
}

interface RankedGroup {
  readonly members: readonly RankedRow[];
  readonly counts: ScoreCounts;
}

function compareIn(row: ComparisonRow, ranked: ReadonlyMap<string, RankedGroup>): Comparison {
  const keys = groupKeys(row);
  const [kind, key] = keys.find(([, candidate]) => (ranked.get(candidate)?.members.length ?? 0) >= 2) ?? ['all', 'all'];
  const { members, counts } = ranked.get(key) ?? { members: [], counts: new Map() };
  const top = members.slice(0, TOP_ROWS);
  return toComparison(row, { kind, of: members.length, rank: rankOf(row.score, members), counts, top });
}

/** How many sites have which score. */
function countScores(rows: readonly Pick<ComparisonRow, 'score'>[]): ScoreCounts {
  const counts = new Map<number, number>();
  for (const { score } of rows) counts.set(score, (counts.get(score) ?? 0) + 1);
  return counts;
}

const BANDS = 10;

/** Of a hundred sites, those of each band of ten points. */
function spreadOf(counts: ScoreCounts, of: number): number[] {
  const bands = Array.from({ length: BANDS }, () => 0);
  for (const [score, count] of counts) {
    const band = Math.min(BANDS - 1, Math.floor(score / BANDS));
    bands[band] = (bands[band] ?? 0) + count;
  }
  return bands.map((count) => percent(count, of));
}

function percent(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((100 * count) / of);
}

/** Prints how a site stands in its group. */
export function toComparison(row: ComparisonRow, { kind, of, rank, counts, top }: GroupStanding): Comparison {
  const below = [...counts].reduce((sum, [score, count]) => (score < row.score ? sum + count : sum), 0);
  // Never rounded up: the best of many is not better than all of them.
  const share = { betterThan: of === 0 ? 0 : Math.floor((100 * below) / of), spread: spreadOf(counts, of) };
  const group = groupName(row, kind);
  if (kind === 'all') return { rank: null, of, group, ...share, peers: [], lacks: [] };
  const peers = top
    .filter((member) => member.row.domain !== row.domain)
    .slice(0, PEERS)
    .map(toPeer);
  return { rank, of, group, ...share, peers, lacks: lacks(row, peers) };
}

/** The first member with this score carries its rank; members are sorted by score. */
function rankOf(score: number, members: readonly RankedRow[]): number {
  let low = 0;
  let high = members.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((members[middle]?.row.score ?? 0) > score) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function groupName({ category, place }: ComparisonRow, kind: GroupKind): string {
  if (kind === 'all' || category === null) return 'sites on Waymark';
  return kind === 'place' && place !== null ? `${category.plural} in ${place.name}` : `${category.plural} on Waymark`;
}

function toPeer({ row: { domain, name, score, met, unseen }, rank }: RankedRow): Peer {
  return { domain, name, score, met, unseen, rank };
}

/** What shown peers hold and this site lacks; what we could not see here is not lacking (R8). */
function lacks({ met, unseen }: ComparisonRow, peers: readonly Peer[]): Comparison['lacks'] {
  const here = new Set([...met, ...unseen]);
  return CRITERION_IDS.filter((id) => !here.has(id))
    .map((id) => ({ id, heldBy: peers.filter((peer) => peer.met.includes(id)).length }))
    .filter(({ heldBy }) => heldBy > 0)
    .toSorted((a, b) => b.heldBy - a.heldBy);
}
