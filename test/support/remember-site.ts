import type { StoredSite } from '../../src/core/site/stored-site.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { rememberRecord } from './test-index.ts';

/** Puts a site into an index by the visits that it shows: those that gave its history, then the latest. */
export async function rememberSite(index: IndexDatabase, site: StoredSite): Promise<void> {
  const { scan, history } = site;
  const [visit] = site.visits;
  if (!visit) throw new Error(`${site.domain} was never visited`);
  for (const { at, score } of history) {
    if (at >= visit.startedAt) throw new Error(`the history of ${site.domain} does not end before its latest visit`);
    const then = scan && { ...scan, at, score };
    await rememberRecord(index, { ...site, scan: then, visit: { ...visit, startedAt: at } });
  }
  await rememberRecord(index, { ...site, visit });
}
