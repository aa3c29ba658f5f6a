import type { SitePauses } from '../../crawl/fetch/site-pauses.ts';
import type { SiteRights } from '../../store/jobs/site-rights.ts';

export interface TurnInput {
  /** None where no other process visits anything. */
  readonly rights: SiteRights | undefined;
  /** What is owed to sites: the next process waits for it, too. */
  readonly pauses: SitePauses;
  readonly signal: AbortSignal;
}

/**
 * Visits a site, given by its registrable domain, while no other process does. One that stood still for so long that
 * another took its place begins anew behind it.
 * @throws what the visit or the right does
 */
export async function visitInTurn<T>(
  site: string,
  { rights, pauses, signal }: TurnInput,
  visit: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (rights === undefined) return visit(signal);
  for (;;) {
    const { lost, release } = await rights.take(site, signal);
    try {
      return await visit(AbortSignal.any([signal, lost]));
    } catch (cause) {
      if (!lost.aborted || signal.aborted) throw cause;
    } finally {
      await release(pauses.of(site).nextAt - performance.now());
    }
  }
}
