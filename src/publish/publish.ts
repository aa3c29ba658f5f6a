import type { DomainName } from '../core/domain/domain-name.ts';
import type { OnProgress, OnSite } from '../core/progress.ts';
import { findDrawnEpoch, saveDrawnEpoch } from '../store/drawn/drawn-epoch.ts';
import { forgetAllDrawn } from '../store/drawn/drawn-files.ts';
import { listShownSites, listSitesToDraw } from '../store/drawn/sites-to-draw.ts';
import { atOnce, type Turn } from '../store/jobs/take-turns.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { compareAll, compareSome } from './compared-sites.ts';
import { type DrawnCounts, drawBatch, type SiteDrawer } from './draw-batch.ts';
import { drawAssets, drawShared } from './draw-shared.ts';
import { pageEpoch } from './page-epoch.ts';
import { openPublicFolder } from './public-folder.ts';
import { removeSites } from './remove-sites.ts';
import type { RenderBundle } from './render-bundle.ts';

/** Sites read and kept together; so many are compared one by one rather than all with all. */
const BATCH = 128;

export interface PublishInput {
  readonly index: IndexDatabase;
  /** The folder that is served. */
  readonly folder: string;
  readonly bundle: RenderBundle;
  readonly baseUrl: string;
  readonly now: Date;
  readonly onProgress?: OnProgress;
  /** Told when a site is being drawn, and when it is. */
  readonly onSite?: OnSite;
  /** Draws only these sites, as far as they changed, and nothing beside them: for what must be seen at once. */
  readonly only?: readonly DomainName[];
  /** Ends the drawing between two batches; the next run goes on from there. */
  readonly signal?: AbortSignal;
  /** Every step that writes takes its turn, so that others may come in between. */
  readonly turn?: Turn;
}

/** What a drawing did. */
export interface PublishResult extends DrawnCounts {
  readonly removed: number;
  /** Files that belong to no single site: home, directory, sitemap … */
  readonly files: number;
}

/**
 * Draws what changed into the folder, and removes what is gone. Every file appears whole; a killed run leaves nothing
 * half, and the next one ends the same (R69).
 * @throws PublishError when the folder cannot be written; the signal's reason when it is aborted
 */
export async function publish(input: PublishInput): Promise<PublishResult> {
  const { index, bundle, baseUrl, only, now, onSite, signal, turn = atOnce } = input;
  const epoch = pageEpoch(bundle.hash, baseUrl);
  const { all, removed } = await turn(() => prepareFolder(index, input.folder, epoch));
  const compared = only && only.length <= BATCH ? await compareSome(index, only) : await compareAll(index);
  const domains = only ?? (all ? await listShownSites(index) : await listChanged(index, compared.moved, now));
  const folder = await turn(async () => openPublicFolder(input.folder));
  const shared = { index, folder, bundle, baseUrl, now, epoch, turn };
  // Nothing may appear before what it links to.
  const assets = only && !all ? 0 : await drawAssets(shared);
  const context = { baseUrl, now };
  const drawer = { index, folder, bundle, context, epoch, compared, ...(onSite ? { onSite } : {}) };
  const sites = await drawSites(input, drawer, domains);
  if (only) return { ...sites, removed, files: assets };
  signal?.throwIfAborted();
  const files = assets + (await drawShared(shared));
  if (all) await turn(() => saveDrawnEpoch(index, epoch));
  return { ...sites, removed, files };
}

/**
 * Takes what has no page any more out of the folder, and says whether every page is to be drawn: an empty or foreign
 * folder holds nothing that was drawn; another epoch draws every page anew.
 */
async function prepareFolder(
  index: IndexDatabase,
  path: string,
  epoch: string,
): Promise<{ readonly all: boolean; readonly removed: number }> {
  const folder = openPublicFolder(path);
  const isEmpty = folder.readMark() === null;
  if (isEmpty) {
    await forgetAllDrawn(index);
    folder.mark('Drawn by Waymark. Without this file everything is drawn anew.\n');
  }
  const removed = await removeSites(index, folder);
  return { all: isEmpty || (await findDrawnEpoch(index)) !== epoch, removed };
}

/** The sites that may look different from what is drawn: what is known of them changed, or how they stand. */
async function listChanged(
  index: IndexDatabase,
  moved: readonly DomainName[],
  now: Date,
): Promise<readonly DomainName[]> {
  return [...new Set([...(await listSitesToDraw(index, now)), ...moved])].sort();
}

async function drawSites(
  { onProgress, signal, turn = atOnce }: PublishInput,
  drawer: SiteDrawer,
  domains: readonly DomainName[],
): Promise<DrawnCounts> {
  const counts = { seen: 0, drawn: 0, refreshed: 0 };
  for (let from = 0; from < domains.length; from += BATCH) {
    signal?.throwIfAborted();
    const batch = domains.slice(from, from + BATCH);
    const done = await turn(() => drawBatch(drawer, batch));
    counts.seen += done.seen;
    counts.drawn += done.drawn;
    counts.refreshed += done.refreshed;
    onProgress?.({ phase: 'draw', done: from + batch.length, total: domains.length });
  }
  return counts;
}
