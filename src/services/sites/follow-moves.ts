import type { StoredSite } from '../../core/site/stored-site.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';

/** A site may lead to one that leads on; nobody is led in circles. */
const MAX_MOVES = 5;

/** Where a site leads in the end. */
export interface Moved {
  /** Name of the last site on the way; null for a site that leads nowhere. */
  readonly to: string | null;
  /** The last site; undefined when it is not in the index. */
  readonly site: StoredSite | undefined;
}

/** Follows a site that leads to another one, which may lead on (R22). */
export async function followMoves(index: IndexDatabase, from: StoredSite): Promise<Moved> {
  let moved: Moved = { to: null, site: from };
  for (let moves = 0; moved.site?.status === 'duplicate' && moved.site.movedTo && moves < MAX_MOVES; moves++) {
    const to = moved.site.movedTo;
    const [site] = await loadSites(index, [to]);
    moved = { to, site };
  }
  return moved;
}
