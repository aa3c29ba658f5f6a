import { grouped } from '../../core/counted.ts';
import type { OnProgress } from '../../core/progress.ts';
import { inStatements } from '../../store/database/in-statements.ts';
import { queueJobs } from '../../store/jobs/jobs.ts';
import { listDuePoints, type MapPointRow, settleDuePoints } from '../../store/map-points.ts';
import { findSitesOf, findSitesOnMap, listSiteKeys } from '../../store/map-sites.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../store/open-database.ts';
import { townOf } from './find-points.ts';
import { nameKey } from './name-agreement.ts';

export interface TellSitesInput {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  /** Since when the map says something else, ISO 8601 UTC. */
  readonly at: string;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal;
}

const AT_ONCE = 500;

/**
 * Queues every site that a changed point spoke of before, or may speak of now, to be read anew; reading decides. The points are
 * settled when all are queued: an interrupted run tells them again.
 * @returns how many sites
 * @throws StoreError, or the signal's reason
 */
export async function tellSites({ index, artifacts, at, onProgress, signal }: TellSitesInput): Promise<number> {
  const byKey = await siteKeys(index);
  const told = new Set<string>();
  let seen = 0;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const due = await listDuePoints(artifacts, after, AT_ONCE);
    const last = due.at(-1);
    if (last === undefined) break;
    after = last.row;
    const fresh = (await sitesOf(index, due, byKey)).filter((domain) => !told.has(domain));
    for (const domain of fresh) told.add(domain);
    for (const domains of inStatements([...new Set(fresh)])) await queueJobs(index, 'map', domains, at);
    seen += due.length;
    onProgress({ phase: 'match', done: seen, total: null, detail: `${grouped(told.size)} sites` });
  }
  await settleDuePoints(artifacts);
  return told.size;
}

/** Phone numbers (digits alone) and names with towns of the known sites: small beside an extract. */
async function siteKeys(index: IndexDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  const byKey = new Map<string, string[]>();
  const add = (key: string | null, domain: string): void => {
    if (key === null) return;
    const domains = byKey.get(key);
    if (domains) domains.push(domain);
    else byKey.set(key, [domain]);
  };
  for await (const { domain, name, telephone, city, country } of listSiteKeys(index)) {
    const digits = telephone?.startsWith('+') ? `+${telephone.replace(/\D/g, '')}` : null;
    add(digits, domain);
    const address = { ...(city === null ? {} : { city }), ...(country === null ? {} : { country }) };
    add(nameKey(name, townOf(address)), domain);
  }
  return byKey;
}

async function sitesOf(
  index: IndexDatabase,
  due: readonly MapPointRow[],
  byKey: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const domains = new Set(due.flatMap(({ registrableDomain }) => registrableDomain ?? []));
  const byDomain = await findSitesOf(index, [...domains]);
  const byElement = await findSitesOnMap(
    index,
    due.map(({ point }) => point.id),
  );
  const others = due.flatMap((point) =>
    [point.phone, point.nameKey].flatMap((key) => (key === null ? [] : (byKey.get(key) ?? []))),
  );
  return [...byDomain.map(({ domain }) => domain), ...byElement, ...others];
}
