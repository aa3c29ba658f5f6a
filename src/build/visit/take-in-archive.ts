import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OnProgress } from '../../core/progress.ts';
import { visitFromResources } from '../../crawl/visit-from-resources.ts';
import { type WarcProblem, warcResources } from '../../crawl/warc.ts';
import {
  type ArchivePage,
  clearArchivePages,
  countArchivePages,
  finishArchive,
  hasArchive,
  listArchiveSites,
  loadArchiveSite,
  saveArchivePages,
} from '../../store/archive-pages.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { saveVisit } from '../../store/save-visit.ts';

/** Records put by in one transaction: few enough to hold their bodies in memory. */
const RECORDS_PER_BATCH = 40;
const SITES_PER_QUERY = 200;

/** What became of an archive. */
export interface TakenArchive {
  readonly name: string;
  /** 0 when it had been taken in before. */
  readonly pages: number;
  readonly sites: number;
  /** Records that could not be read: where, and what is wrong with them. */
  readonly broken: readonly string[];
}

export interface ArchiveInput {
  readonly database: ArtifactDatabase;
  readonly path: string;
  readonly clock: () => Date;
  readonly onProgress: OnProgress;
  /** Ends the taking in; the next run starts it anew. */
  readonly signal?: AbortSignal;
}

/**
 * Turns a WARC file into kept visits without asking any site (R64). A file that was taken in whole before is not read
 * again; an interrupted one starts anew, and ends the same.
 * @throws WarcFileError when the file is no archive; StoreError; the signal's reason
 */
export async function takeInArchive(input: ArchiveInput): Promise<TakenArchive> {
  const { database, path, clock } = input;
  const name = basename(path);
  const key = await archiveKey(path);
  if (await hasArchive(database, key)) return { name, pages: 0, sites: 0, broken: [] };
  await clearArchivePages(database, key);
  const broken = await putRecordsBy(input, key);
  const counted = await countArchivePages(database, key);
  await bringSitesTogether(input, key, counted.sites);
  await finishArchive(database, { key, name, ...counted, finishedAt: clock().toISOString() });
  return { name, ...counted, broken };
}

async function archiveKey(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return createHash('sha256')
    .update(`${basename(path)}\n${size}\n${Math.trunc(mtimeMs)}`)
    .digest('hex');
}

async function putRecordsBy(input: ArchiveInput, key: string): Promise<string[]> {
  const { database, path, onProgress, signal } = input;
  const broken: string[] = [];
  let saved = 0;
  let batch: ArchivePage[] = [];
  const flush = async (): Promise<void> => {
    await saveArchivePages(database, key, saved, batch);
    saved += batch.length;
    batch = [];
    onProgress({ phase: 'archive', done: saved, total: null, detail: basename(path) });
  };
  const onProblem = ({ offset, message }: WarcProblem): void => {
    broken.push(`${basename(path)}, byte ${offset}: ${message}`);
  };
  for await (const page of warcResources(path, { onProblem, ...(signal ? { signal } : {}) })) {
    if (batch.push(page) === RECORDS_PER_BATCH) await flush();
  }
  await flush();
  return broken;
}

async function bringSitesTogether(input: ArchiveInput, key: string, total: number): Promise<void> {
  const { database, onProgress, signal } = input;
  let done = 0;
  let after = '';
  for (;;) {
    const domains = await listArchiveSites(database, key, after, SITES_PER_QUERY);
    if (domains.length === 0) return;
    for (const domain of domains) {
      signal?.throwIfAborted();
      await saveVisit(database, visitFromResources(domain, await loadArchiveSite(database, key, domain)));
      onProgress({ phase: 'visit', done: ++done, total, detail: domain });
    }
    after = domains.at(-1) ?? after;
  }
}
