import type { DomainName } from '../core/domain/domain-name.ts';
import { saveRemovedSites } from '../store/drawn/drawn-sites.ts';
import { listSitesToRemove } from '../store/drawn/sites-to-draw.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { mayHaveFeed } from '../web/views/parts/feed-links.ts';
import type { PublicFolder } from './public-folder.ts';
import { sitePaths, siteWithTwinAt } from './site-paths.ts';

/** Sites removed and kept as removed together. */
const BATCH = 128;

/**
 * Removes the files of the sites that have no page any more; gives how many sites that were.
 * @throws PublishError when the folder cannot be written
 */
export async function removeSites(index: IndexDatabase, folder: PublicFolder): Promise<number> {
  let count = 0;
  for (;;) {
    const domains = await listSitesToRemove(index, BATCH);
    if (domains.length === 0) return count;
    for (const domain of domains) removeFiles(folder, domain);
    // A twin whose address the site had taken comes back (R9).
    const stems = domains.map(siteWithTwinAt).filter((stem) => stem !== null);
    await saveRemovedSites(index, domains, stems);
    count += domains.length;
  }
}

function removeFiles(folder: PublicFolder, domain: DomainName): void {
  const { page, twin, markdown, starter } = sitePaths(domain);
  for (const path of [page, twin, markdown, starter]) folder.remove(path);
  // With the slash: "example.com.br" is another site, not a compressed twin.
  if (mayHaveFeed(domain)) folder.remove(`site/${domain}/`);
  folder.remove(`badge/${domain}/`);
}
