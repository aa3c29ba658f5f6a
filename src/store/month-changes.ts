import type { IndexDatabase } from './open-database.ts';
import { INDEXED } from './sites/indexed-condition.ts';

/** What happened to sites since a moment; what only our own rules changed is left out. */
export interface RecentChanges {
  /** Sites that were read for the first time. */
  readonly added: number;
  readonly risen: number;
  readonly fallen: number;
  /** Sites that agents are ready for now and were not then, best first. */
  readonly ready: readonly { readonly domain: string; readonly name: string; readonly score: number }[];
}

/** The first and the last score of each site whose score changed since then. */
const MOVES = `with scored as (
  select id, domain, json_extract(json, '$.score.from') was, json_extract(json, '$.score.to') is_now from changes
  where detected_at >= ? and json_extract(json, '$.score') is not null and json_extract(json, '$.method_changed') is null
), ends as (select domain, min(id) first, max(id) last from scored group by domain),
moves as (
  select ends.domain, a.was, b.is_now from ends join scored a on a.id = ends.first join scored b on b.id = ends.last
)`;

/** Counts what changed since a moment, and names the sites that became ready for agents, at most `most`. */
export async function findRecentChanges(
  { client }: IndexDatabase,
  { since, readyFrom, most }: { readonly since: string; readonly readyFrom: number; readonly most: number },
): Promise<RecentChanges> {
  const [added, moved, ready] = await client.batch(
    [
      {
        sql: `select count(*) added from sites where ${INDEXED} and exists
(select 1 from documents d where d.domain = sites.domain and d.version = 1 and d.created_at >= ?)`,
        args: [since],
      },
      {
        sql: `${MOVES} select coalesce(sum(is_now > was), 0) risen, coalesce(sum(is_now < was), 0) fallen from moves`,
        args: [since],
      },
      {
        sql: `${MOVES} select sites.domain, sites.name, sites.score from moves join sites on sites.domain = moves.domain
where was < ? and sites.score >= ? and sites.status = 'active' order by sites.score desc, sites.domain limit ?`,
        args: [since, readyFrom, readyFrom, most],
      },
    ],
    'read',
  );
  return {
    added: Number(added?.rows[0]?.added ?? 0),
    risen: Number(moved?.rows[0]?.risen ?? 0),
    fallen: Number(moved?.rows[0]?.fallen ?? 0),
    ready: (ready?.rows ?? []).map(({ domain, name, score }) => ({
      domain: String(domain),
      name: String(name ?? domain),
      score: Number(score),
    })),
  };
}
