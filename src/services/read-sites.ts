import { availableParallelism } from 'node:os';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { SiteRecord } from '../core/site/site-record.ts';
import type { DatabaseLocation, IndexDatabase } from '../store/open-database.ts';
import { remember } from '../store/remember.ts';
import { holdsVisitKey, joinVisitKeys, loadTimings, type SiteTiming } from '../store/sites-due.ts';
import { nextVisitAt } from './next-visit.ts';
import type { OnProgress } from './progress.ts';
import { readInPool } from './read-pool.ts';
import type { ReadAnswer } from './read-worker.ts';
import { RULES_VERSION } from './rules-version.ts';

/** A second thread costs a second of loading: only worth it for some work. */
const SITES_PER_WORKER = 20;

export interface ReadSitesInput {
  readonly index: IndexDatabase;
  readonly artifacts: DatabaseLocation;
  /** Sites with the key of what is kept of them. */
  readonly visits: readonly { readonly domain: DomainName; readonly visitKey: string }[];
  readonly onProgress: OnProgress;
}

/** A site that our readers failed on: a bug to report, never a reason to stop. */
export interface ReadFault {
  readonly domain: DomainName;
  readonly fault: string;
}

/**
 * Reads and remembers every site whose kept visit was not read yet, or was read by other rules.
 * @returns how many were read, and the faults of our readers
 * @throws StoreError
 */
export async function readSites({
  index,
  artifacts,
  visits,
  onProgress,
}: ReadSitesInput): Promise<{ read: number; faults: ReadFault[] }> {
  const known = await loadTimings(
    index,
    visits.map(({ domain }) => domain),
  );
  const unread = visits.filter(({ domain, visitKey }) => {
    const row = known.get(domain);
    return row?.visitKey !== visitKey || row.rulesVersion !== RULES_VERSION;
  });
  const faults: ReadFault[] = [];
  let done = 0;
  if (unread.length === 0) return { read: 0, faults };
  onProgress({ phase: 'read', done, total: unread.length });
  const workers = Math.min(availableParallelism(), Math.ceil(unread.length / SITES_PER_WORKER));
  const store = async (answer: ReadAnswer): Promise<void> => {
    if (answer.fault !== null) faults.push({ domain: answer.domain, fault: answer.fault });
    await rememberAnswer(index, answer, known.get(answer.domain) ?? null);
    onProgress({ phase: 'read', done: ++done, total: unread.length, detail: answer.domain });
  };
  await readInPool(
    artifacts,
    unread.map(({ domain }) => domain),
    workers,
    store,
  );
  return { read: unread.length - faults.length, faults };
}

/** Remembers a site's kept visits, oldest first, from the first that was not read by these rules before. */
async function rememberAnswer(index: IndexDatabase, answer: ReadAnswer, known: SiteTiming | null): Promise<void> {
  const wasRead = (key: string): boolean =>
    known !== null && known.rulesVersion === RULES_VERSION && holdsVisitKey(known.visitKey, key);
  const keys = answer.records.map(({ visitKey }) => visitKey);
  const from = keys.findIndex((key) => !wasRead(key));
  for (const [at, { record }] of answer.records.entries()) {
    if (at < from) continue;
    await remember(index, record, {
      rulesVersion: RULES_VERSION,
      // An interrupted run must find the later visits unread.
      visitKey: joinVisitKeys(keys.slice(0, at + 1)),
      nextVisitAt: nextTime(record, known),
    });
  }
}

/** An archive changes nothing about when a site is visited. */
function nextTime({ visit }: SiteRecord, known: SiteTiming | null): string {
  return known && visit.source === 'warc' ? known.nextVisitAt : nextVisitAt(visit, known?.failures ?? 0);
}
