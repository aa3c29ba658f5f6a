import { eq } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { saveTogether } from '../database/save-together.ts';
import { sites } from '../database/schema.ts';

/** A site whose files are as they should be. */
export interface DrawnSite {
  readonly domain: DomainName;
  /** Of all that was drawn. */
  readonly hash: string;
  /** Of its comparison with its like; null when it has none. */
  readonly comparisonHash: string | null;
}

/** Keeps what is drawn of sites, and that they are not due any more. */
export async function saveDrawnSites(index: IndexDatabase, drawn: readonly DrawnSite[], at: Date): Promise<void> {
  const drawnAt = at.toISOString();
  await saveTogether(
    index,
    drawn.map(({ domain, hash, comparisonHash }) =>
      index.db
        .update(sites)
        .set({ viewHash: hash, drawDue: false, drawnAt, comparisonHash })
        .where(eq(sites.domain, domain)),
    ),
  );
}

/** The statement that has a site drawn anew. */
export function drawDueStatement({ db }: IndexDatabase, domain: string) {
  return db.update(sites).set({ drawDue: true }).where(eq(sites.domain, domain));
}

/** Keeps that nothing is drawn of these sites; those named in `due` are to be drawn again. */
export async function saveRemovedSites(
  index: IndexDatabase,
  removed: readonly DomainName[],
  due: readonly string[],
): Promise<void> {
  const forget = (domain: string, drawDue: boolean) =>
    index.db.update(sites).set({ viewHash: null, drawDue }).where(eq(sites.domain, domain));
  await saveTogether(index, [
    ...removed.map((domain) => forget(domain, false)),
    ...due.map((domain) => forget(domain, true)),
  ]);
}
