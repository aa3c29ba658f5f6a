import { drawSites } from '../../src/publish/draw-sites.ts';
import type { Config } from '../../src/runtime/config.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { remember } from '../../src/store/remember.ts';
import { generatedSite } from './generated-sites.ts';

/** Fills the database of a configuration with that many made-up sites, and draws their pages. */
export async function fillIndex({ database, siteDir }: Config, count: number): Promise<void> {
  const index = await openIndexDatabase(database);
  for (let n = 0; n < count; n++) {
    const site = generatedSite(n);
    const [visit] = site.visits;
    if (!visit) throw new Error('a generated site has no visit');
    const options = { rulesVersion: 'bench', visitKey: visit.startedAt, nextVisitAt: '2099-01-01T00:00:00.000Z' };
    await remember(index, { ...site, visit }, options);
  }
  await drawSites({ index, folder: siteDir, baseUrl: 'http://localhost', now: new Date(), onProgress: () => {} });
  index.close();
}
