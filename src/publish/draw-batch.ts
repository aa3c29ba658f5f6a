import type { DomainName } from '../core/domain/domain-name.ts';
import type { OnSite } from '../core/progress.ts';
import { MAX_FEED_ITEMS } from '../prints/feeds/feed.ts';
import type { ViewContext } from '../prints/view-context.ts';
import { type DrawnSite, saveDrawnSites } from '../store/drawn/drawn-sites.ts';
import { loadDrawnHashes } from '../store/drawn/sites-to-draw.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { listChanges } from '../store/sites/changes.ts';
import { loadSites } from '../store/sites/load-sites.ts';
import type { ComparedSites } from './compared-sites.ts';
import { drawSite, partsToDraw, prepareSite, type SiteWithChanges } from './draw-site.ts';
import type { PublicFolder } from './public-folder.ts';
import type { RenderBundle } from './render-bundle.ts';
import { siteWithTwinAt, twinNames } from './site-paths.ts';

/** Sites whose files are under way at a time. */
const AT_ONCE = 16;

/** What the pages of all sites are drawn with. */
export interface SiteDrawer {
  readonly index: IndexDatabase;
  readonly folder: PublicFolder;
  readonly bundle: RenderBundle;
  readonly context: ViewContext;
  readonly epoch: string;
  readonly compared: ComparedSites;
  /** Told when a site is being drawn, and when it is. */
  readonly onSite?: OnSite;
}

/** What became of some sites. */
export interface DrawnCounts {
  /** Sites looked at. */
  readonly seen: number;
  /** Sites whose page was drawn. */
  readonly drawn: number;
  /** Sites of which only the JSON twin was written: visited, nothing changed. */
  readonly refreshed: number;
}

/**
 * Draws what differs of some sites, as far as they have a page, and keeps what was drawn.
 * @param domains at most some hundreds
 * @throws PublishError when the folder cannot be written
 */
export async function drawBatch(drawer: SiteDrawer, domains: readonly DomainName[]): Promise<DrawnCounts> {
  const { index, context, compared, onSite = () => {} } = drawer;
  const lastHashes = await loadDrawnHashes(index, domains);
  const sites = await loadSites(
    index,
    domains.filter((domain) => lastHashes.has(domain)),
  );
  const taken = await loadTakenNames(index, domains);
  const changes = await listChanges(index, domains, MAX_FEED_ITEMS);
  const drawn: DrawnSite[] = [];
  const writes: Promise<unknown>[] = [];
  const counts = { seen: sites.length, drawn: 0, refreshed: 0 };
  for (const stored of sites) {
    const { domain } = stored;
    onSite(domain, true);
    const lastHash = lastHashes.get(domain) ?? null;
    const { hash, parts, written } = await drawChanged(drawer, {
      site: { ...stored, comparison: compared.compare(domain) },
      changes: changes.get(domain) ?? [],
      lastHash,
      taken,
    }).finally(() => onSite(domain, false));
    drawn.push({ domain, hash, comparisonHash: compared.hashOf(domain) });
    if (written === null) continue;
    if (parts.page) counts.drawn += 1;
    else counts.refreshed += 1;
    // A failed write is thrown where it is waited for, not where it happens.
    written.catch(() => {});
    writes.push(written);
    // One site is drawn while those before it are compressed.
    if (writes.length >= AT_ONCE) await Promise.all(writes.splice(0, AT_ONCE / 2));
  }
  await Promise.all(writes);
  await saveDrawnSites(index, drawn, context.now);
  return counts;
}

/** Draws what differs of one site; gives the promise of its files, or null where nothing does. */
async function drawChanged(
  { folder, bundle, context, epoch }: SiteDrawer,
  one: SiteWithChanges & { readonly lastHash: string | null; readonly taken: ReadonlySet<string> },
) {
  const { site, lastHash, taken } = one;
  const drawing = prepareSite(one, context, epoch);
  const { hash } = drawing;
  const parts = partsToDraw(hash, lastHash);
  if (!parts.page && !parts.twin) return { hash, parts, written: null };
  if (siteWithTwinAt(site.domain) !== null) folder.remove(`site/${site.domain}`);
  return { hash, parts, ...(await drawSite(drawing, { bundle, folder, parts, taken })) };
}

/** Names of sites whose pages have the address of a twin of one of these (R9). */
async function loadTakenNames(index: IndexDatabase, domains: readonly DomainName[]): Promise<ReadonlySet<string>> {
  const names = domains.flatMap((domain) => Object.values(twinNames(domain)));
  return new Set((await loadDrawnHashes(index, names)).keys());
}
