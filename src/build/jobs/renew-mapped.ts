import { setTimeout as sleep } from 'node:timers/promises';
import type { OnProgress } from '../../core/progress.ts';
import { drawSites } from '../../publish/draw-sites.ts';
import { countQueuedJobs } from '../../store/jobs/jobs.ts';
import { type RenewWaitingInput, renewWaiting } from './renew-waiting.ts';
import { withLease } from './with-lease.ts';

const LOOK_MS = 500;

/**
 * Renews the sites that an import of map data told, and draws the lists and ranks that follow from them. While another process
 * builds, it does so itself, and this one waits for it.
 * @returns how many sites had to be renewed
 * @throws StoreError, PublishError, or the signal's reason; what is left is done by the next build
 */
export async function renewMapped(input: RenewWaitingInput & { readonly onProgress: OnProgress }): Promise<number> {
  const { index, folder, baseUrl, clock, signal, onProgress } = input;
  const total = await countQueuedJobs(index, 'map');
  if (total === 0) return 0;
  for (let left = total; left > 0; left = await countQueuedJobs(index, 'map')) {
    signal.throwIfAborted();
    onProgress({ phase: 'read', done: Math.max(0, total - left), total });
    if (!(await withLease(input, () => renewWaiting(input)))) await sleep(LOOK_MS, undefined, { signal });
  }
  onProgress({ phase: 'read', done: total, total });
  await withLease(input, () => drawSites({ index, folder, baseUrl, now: clock(), onProgress, signal }));
  return total;
}
