import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OnProgress } from '../../core/progress.ts';
import type { ResourceRole } from '../../core/site/visit.ts';
import { visitFromResources } from '../../crawl/visit/visit-from-resources.ts';
import { type WarcProblem, warcResources } from '../../crawl/warc/warc.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import {
  type ArchivedBody,
  type ArchivePage,
  clearArchivePages,
  countArchivePages,
  finishArchive,
  hasArchive,
  listArchiveSites,
  loadArchiveSites,
  saveArchivePages,
} from '../../store/visits/archive-pages.ts';
import { saveVisits } from '../../store/visits/save-visit.ts';

/** Records put by in one transaction: so many, and few enough to hold their bodies in memory. */
const RECORDS_PER_BATCH = 200;
const BYTES_PER_BATCH = 4 * 1024 * 1024;
/** Sites brought together in one transaction. */
const SITES_PER_BATCH = 50;
/** What a visit is made with beside the addresses of its pages. */
const READ_ROLES: ReadonlySet<ResourceRole> = new Set(['robots', 'home'] as const);

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
  let bytes = 0;
  const flush = async (): Promise<void> => {
    await saveArchivePages(database, key, saved, batch);
    saved += batch.length;
    batch = [];
    bytes = 0;
    onProgress({ phase: 'archive', done: saved, total: null, detail: basename(path) });
  };
  const onProblem = ({ offset, message }: WarcProblem): void => {
    broken.push(`${basename(path)}, byte ${offset}: ${message}`);
  };
  for await (const page of warcResources(path, { onProblem, ...(signal ? { signal } : {}) })) {
    batch.push(page);
    bytes += page.resource.body?.byteLength ?? 0;
    if (batch.length >= RECORDS_PER_BATCH || bytes >= BYTES_PER_BATCH) await flush();
  }
  await flush();
  return broken;
}

async function bringSitesTogether(input: ArchiveInput, key: string, total: number): Promise<void> {
  const { database, onProgress, signal } = input;
  let done = 0;
  let after = '';
  for (;;) {
    signal?.throwIfAborted();
    const domains = await listArchiveSites(database, key, after, SITES_PER_BATCH);
    if (domains.length === 0) return;
    const sites = await loadArchiveSites(database, key, domains, READ_ROLES);
    const visits = [...sites].map(([domain, resources]) => visitFromResources(domain, resources, bytesOf));
    await saveVisits(database, visits);
    for (const domain of domains) onProgress({ phase: 'visit', done: ++done, total, detail: domain });
    after = domains.at(-1) ?? after;
  }
}

function bytesOf({ bytes }: ArchivedBody): Uint8Array {
  return bytes ?? new Uint8Array();
}
