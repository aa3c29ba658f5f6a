import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { drawSites } from '../../src/publish/draw-sites.ts';
import type { Config } from '../../src/runtime/config/config.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { remember } from '../../src/store/remember.ts';
import { generatedSite } from './generated-sites.ts';

/** Fills the database of a configuration with that many made-up sites, and draws their pages. */
export async function fillIndex({ database, siteDir }: Config, count: number): Promise<void> {
  const index = await openIndexDatabase(database);
  await rememberSites(
    index,
    Array.from({ length: count }, (_, n) => generatedSite(n)),
  );
  await drawSites({ index, folder: siteDir, baseUrl: 'http://localhost', now: new Date(), onProgress: () => {} });
  index.close();
}

/** Remembers sites as visits of a build would. */
export async function rememberSites(index: IndexDatabase, sites: Iterable<StoredSite>): Promise<void> {
  for (const site of sites) {
    const [visit] = site.visits;
    if (!visit) throw new Error('a generated site has no visit');
    const options = { rulesVersion: 'bench', visitKey: visit.startedAt, nextVisitAt: '2099-01-01T00:00:00.000Z' };
    await remember(index, { ...site, visit }, options);
  }
}
