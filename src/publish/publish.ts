import type { DomainName } from '../core/domain/domain-name.ts';
import type { OnProgress } from '../core/progress.ts';
import type { ViewContext } from '../prints/view-context.ts';
import { atOnce, type Turn } from '../store/take-turns.ts';
import { drawAssets, drawShared } from './draw-shared.ts';
import { drawSite, partsToDraw, prepareSite } from './draw-site.ts';
import type { DrawSource, DueSite } from './draw-source.ts';
import { pageEpoch } from './page-epoch.ts';
import { openPublicFolder, type PublicFolder } from './public-folder.ts';
import type { RenderBundle } from './render-bundle.ts';
import { sitePaths, stemOf, twinNames } from './site-paths.ts';

/** Sites read and kept together. */
const BATCH = 128;
/** Sites whose files are under way at a time. */
const AT_ONCE = 16;
/** From so many sites on, threads are worth their start. */
const THREADS_FROM = 100;

export interface PublishInput {
  readonly source: DrawSource;
  /** The folder that is served. */
  readonly folder: string;
  readonly bundle: RenderBundle;
  readonly baseUrl: string;
  readonly agentUrl?: string;
  readonly now: Date;
  readonly onProgress?: OnProgress;
  /** Draws only those of these sites that are due, and nothing beside them: for what must be seen at once. */
  readonly only?: readonly DomainName[];
  /** Ends the drawing between two batches; the next run goes on from there. */
  readonly signal?: AbortSignal;
  /** Every step that writes takes its turn, so that others may come in between. */
  readonly turn?: Turn;
}

/** What a drawing did. */
export interface PublishResult {
  /** Sites looked at. */
  readonly seen: number;
  /** Sites whose page was drawn. */
  readonly drawn: number;
  /** Sites of which only the JSON twin was written: visited, nothing changed. */
  readonly refreshed: number;
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
  const { source, bundle, baseUrl, only, now, turn = atOnce } = input;
  const epoch = pageEpoch(bundle.hash, baseUrl);
  const all = await turn(() => isAllDue(source, input.folder, epoch));
  const total = only?.length ?? (await source.countDue({ all, now }));
  const folder = await turn(async () => openPublicFolder(input.folder, total >= THREADS_FROM));
  try {
    const shared = { source, folder, bundle, baseUrl, epoch, turn };
    // Nothing may appear before what it links to.
    const assets = only && !all ? 0 : await drawAssets(shared);
    const removed = await turn(() => removeSites(source, folder));
    if (only) return { ...(await drawOnly(input, folder, epoch, only)), removed, files: assets };
    const sites = await drawSites(input, folder, { epoch, all, total });
    input.signal?.throwIfAborted();
    const files = assets + (await drawShared(shared));
    if (all) await turn(() => source.saveEpoch(epoch));
    return { ...sites, removed, files };
  } finally {
    await folder.close();
  }
}

/** An empty or foreign folder holds nothing that was drawn; another epoch draws every page anew. */
async function isAllDue(source: DrawSource, path: string, epoch: string): Promise<boolean> {
  const folder = openPublicFolder(path);
  if (folder.readMark() === null) {
    await source.forgetDrawn();
    folder.mark('Drawn by Waymark. Without this file everything is drawn anew.\n');
    return true;
  }
  return (await source.lastEpoch()) !== epoch;
}

async function removeSites(source: DrawSource, folder: PublicFolder): Promise<number> {
  let count = 0;
  for (;;) {
    const domains = await source.removedSites(BATCH);
    if (domains.length === 0) return count;
    for (const domain of domains) removeFiles(folder, domain);
    // A twin whose address the site had taken comes back (R9).
    await source.saveRemoved(
      domains,
      domains.map(stemOf).filter((stem) => stem !== null),
    );
    count += domains.length;
  }
}

function removeFiles(folder: PublicFolder, domain: DomainName): void {
  const { page, twin, markdown, starter } = sitePaths(domain);
  for (const path of [page, twin, markdown, starter]) folder.remove(path);
  folder.remove(`badge/${domain}`);
}

type SiteCounts = Pick<PublishResult, 'seen' | 'drawn' | 'refreshed'>;

async function drawSites(
  input: PublishInput,
  folder: PublicFolder,
  { epoch, all, total }: { readonly epoch: string; readonly all: boolean; readonly total: number },
): Promise<SiteCounts> {
  const { source, now, onProgress, signal, turn = atOnce } = input;
  const counts = { seen: 0, drawn: 0, refreshed: 0 };
  let after: DomainName | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const behind: DomainName | null = after;
    const done = await turn(async () => {
      const due = await source.dueSites({ after: behind, limit: BATCH, all, now });
      return { due, ...(await drawBatch(due, input, folder, epoch)) };
    });
    const last = done.due.at(-1);
    if (last === undefined) return counts;
    counts.seen += done.due.length;
    counts.drawn += done.drawn;
    counts.refreshed += done.refreshed;
    onProgress?.({ phase: 'draw', done: counts.seen, total });
    after = last.site.domain;
  }
}

async function drawOnly(
  input: PublishInput,
  folder: PublicFolder,
  epoch: string,
  only: readonly DomainName[],
): Promise<SiteCounts> {
  const { source, now } = input;
  const due = await source.dueSites({ after: null, limit: only.length, all: false, now, only });
  return { seen: due.length, ...(await drawBatch(due, input, folder, epoch)) };
}

async function drawBatch(
  due: readonly DueSite[],
  { source, bundle, baseUrl, agentUrl, now }: PublishInput,
  folder: PublicFolder,
  epoch: string,
): Promise<{ drawn: number; refreshed: number }> {
  const context: ViewContext = { baseUrl, now, ...(agentUrl === undefined ? {} : { agentUrl }) };
  const taken = await source.knownDomains(due.flatMap(({ site }) => Object.values(twinNames(site.domain))));
  const rows: { domain: DomainName; hash: string }[] = [];
  const writes: Promise<unknown>[] = [];
  let drawn = 0;
  let refreshed = 0;
  for (const { site, lastHash } of due) {
    const drawing = prepareSite(site, context, epoch);
    const parts = partsToDraw(drawing.hash, lastHash);
    if (parts.page) drawn += 1;
    else if (parts.twin) refreshed += 1;
    rows.push({ domain: site.domain, hash: drawing.hash });
    if (!parts.page && !parts.twin) continue;
    if (stemOf(site.domain) !== null) folder.remove(`site/${site.domain}`);
    const { written } = await drawSite(drawing, { bundle, folder, parts, taken });
    // A failed write is thrown where it is waited for, not where it happens.
    written.catch(() => {});
    writes.push(written);
    // One site is drawn while those before it are compressed on other threads.
    if (writes.length >= AT_ONCE) await Promise.all(writes.splice(0, AT_ONCE / 2));
  }
  await Promise.all(writes);
  await source.saveDrawn(rows);
  return { drawn, refreshed };
}
