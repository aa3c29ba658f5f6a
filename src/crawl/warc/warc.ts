import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { operatorDomain } from '../../core/domain/parse-domain.ts';
import type { Resource, ResourceRole, StandardId, Visit } from '../../core/site/visit.ts';
import { judgeAnswer } from '../fetch/judge-answer.ts';
import { STANDARD_PROBES } from '../visit/standards.ts';
import { visitFromResources } from '../visit/visit-from-resources.ts';
import { readArchivedAnswer } from './archived-answer.ts';
import { gzipChunks, plainChunks, type ReportProblem } from './warc-chunks.ts';
import { WarcFileError } from './warc-file-error.ts';
import { readRecords, type WarcRecord } from './warc-records.ts';

/** One record of an archive as an answer of a site. */
export interface ArchivedResource {
  readonly domain: DomainName;
  readonly resource: Resource;
}

/** Something in the file that could not be read. */
export interface WarcProblem {
  /** Byte in the file where it starts. */
  readonly offset: number;
  /** One plain sentence with what is wrong. */
  readonly message: string;
}

/** How an archive is read. */
export interface WarcOptions {
  /** Told of every broken record; the rest is read on. */
  readonly onProblem?: (problem: WarcProblem) => void;
  readonly signal?: AbortSignal;
}

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Headers and chunk sizes come on top of a body. */
const MAX_BLOCK_BYTES = MAX_BODY_BYTES + 512 * 1024;
/** More pages of one site are not needed to choose its key pages from; this bounds memory on large archives. */
const MAX_PAGES_PER_SITE = 100;

/**
 * Reads a WARC file (`.warc` or `.warc.gz`, told apart by its bytes) record by record: answers and resources of web
 * sites that a visit could have fetched. Holds one record at a time, whatever the file's size.
 * @throws WarcFileError when the file is no WARC; the signal's reason
 */
export async function* warcResources(path: string, options: WarcOptions = {}): AsyncGenerator<ArchivedResource> {
  const file = await openArchive(path);
  try {
    const report: ReportProblem = (offset, message) => options.onProblem?.({ offset, message });
    const packed = await isPacked(file, path);
    const chunks = packed ? gzipChunks(file, report) : plainChunks(file);
    const pagesOf = new Map<DomainName, number>();
    const fileBytes = (await file.stat()).size;
    const targets = new WeakMap<WarcRecord['headers'], Target | null>();
    const keepBytes = (headers: WarcRecord['headers']): number => {
      const target = targetOf(headers);
      targets.set(headers, target);
      return target === null ? 0 : MAX_BLOCK_BYTES;
    };
    for await (const record of readRecords(chunks, { keepBytes, report, fileBytes })) {
      options.signal?.throwIfAborted();
      const target = targets.get(record.headers) ?? null;
      if (target === null) continue;
      const pages = pagesOf.get(target.domain) ?? 0;
      if (target.role === 'page' && pages >= MAX_PAGES_PER_SITE) continue;
      const resource = await toResource(record, target, report);
      if (resource === null) continue;
      if (target.role === 'page') pagesOf.set(target.domain, pages + 1);
      yield { domain: target.domain, resource };
    }
  } finally {
    await file.close();
  }
}

/**
 * The sites of a small archive as visits, brought together in memory; large ones are put by record by record
 * (`warcResources`) and brought together by `visitFromResources`.
 * @throws as `warcResources`
 */
export async function* visitsFromWarc(path: string, options: WarcOptions = {}): AsyncGenerator<Visit> {
  const sites = new Map<DomainName, Resource[]>();
  for await (const { domain, resource } of warcResources(path, options)) {
    const known = sites.get(domain);
    if (known) known.push(resource);
    else sites.set(domain, [resource]);
  }
  for (const [domain, resources] of sites) yield visitFromResources(domain, resources, (bytes) => bytes);
}

async function openArchive(path: string): Promise<FileHandle> {
  const name = basename(path);
  try {
    const file = await open(path, 'r');
    if ((await file.stat()).isFile()) return file;
    await file.close();
    throw new WarcFileError(`${name} is not a file. Give the path of a .warc or .warc.gz file.`);
  } catch (error) {
    if (error instanceof WarcFileError) throw error;
    const missing = (error as { code?: unknown }).code === 'ENOENT';
    throw new WarcFileError(
      missing ? `There is no file ${path}.` : `${name} cannot be opened. Check that you may read it.`,
      {
        cause: error,
      },
    );
  }
}

async function isPacked(file: FileHandle, path: string): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
  const start = buffer.subarray(0, bytesRead);
  if (start.toString('latin1').trimStart().startsWith('WARC/')) return false;
  if (start[0] === 0x1f && start[1] === 0x8b) {
    const ignore: ReportProblem = () => undefined;
    for await (const { bytes } of gzipChunks(file, ignore)) {
      if (Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart().startsWith('WARC/')) return true;
      break;
    }
  }
  const why = bytesRead === 0 ? 'is empty' : 'is not a WARC file';
  throw new WarcFileError(
    `${basename(path)} ${why}. Give a .warc or .warc.gz file (ISO 28500), as crawlers and archivers write them.`,
  );
}

interface Target {
  readonly domain: DomainName;
  readonly url: URL;
  readonly role: ResourceRole;
  readonly standard?: StandardId;
}

/** Which site and role a record belongs to; null for what a visit would not fetch. */
function targetOf(headers: ReadonlyMap<string, string>): Target | null {
  if (!READ_TYPES.has(headers.get('warc-type') ?? '')) return null;
  const address = (headers.get('warc-target-uri') ?? '').replace(/^<(.*)>$/, '$1');
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return null;
  const site = operatorDomain(url.hostname);
  if (!site.ok) return null;
  url.hash = '';
  const standard = STANDARD_PROBES.find(
    ({ paths }) => url.pathname !== '/' && url.search === '' && paths.includes(url.pathname),
  )?.standard;
  return { domain: site.domain, url, role: roleOf(url, standard), ...(standard ? { standard } : {}) };
}

/** A revisit repeats an answer that stands elsewhere, a request or metadata holds none: all passed over. */
const READ_TYPES: ReadonlySet<string> = new Set(['response', 'resource']);

function roleOf(url: URL, standard: StandardId | undefined): ResourceRole {
  if (standard) return 'standard';
  if (url.search !== '') return 'page';
  if (url.pathname === '/') return 'home';
  if (url.pathname === '/robots.txt') return 'robots';
  if (url.pathname === '/.well-known/lawp.json') return 'native';
  return /sitemap[^/]*\.(?:xml|xml\.gz|txt)$/i.test(url.pathname) ? 'sitemap' : 'page';
}

async function toResource(record: WarcRecord, target: Target, report: ReportProblem): Promise<Resource | null> {
  const date = Date.parse(record.headers.get('warc-date') ?? '');
  if (Number.isNaN(date)) {
    report(record.offset, 'The record has no usable WARC-Date.');
    return null;
  }
  const answer =
    record.headers.get('warc-type') === 'resource'
      ? plainAnswer(record)
      : await readArchivedAnswer(record, MAX_BODY_BYTES);
  if (answer === null) {
    report(record.offset, 'The record holds no answer that can be read.');
    return null;
  }
  const { status, headers, body } = answer;
  const isPage = target.role === 'home' || target.role === 'page';
  // Pictures, scripts and styles: a visit never fetches them.
  if (isPage && status < 300 && !isHtml(headers['content-type'], body)) return null;
  const { outcome, reason = null } = judgeAnswer({ role: target.role, status, headers, body }, new Date(date));
  const whole = outcome === 'ok' && status >= 200 && status < 300;
  return {
    role: target.role,
    ...(target.standard ? { standard: target.standard } : {}),
    url: target.url.href,
    finalUrl: target.url.href,
    outcome,
    reason,
    status,
    headers,
    body: whole ? body : null,
    truncated: whole && answer.truncated,
    fetchedAt: new Date(date).toISOString(),
  };
}

/** A `resource` record holds the bytes alone. */
function plainAnswer({ headers, block, cut }: WarcRecord) {
  const body = block.subarray(0, MAX_BODY_BYTES);
  return {
    status: 200,
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body,
    truncated: cut || body.byteLength < block.byteLength,
  };
}

function isHtml(contentType: string | undefined, body: Uint8Array): boolean {
  if (contentType) return /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(contentType);
  return /^\s*<(?:!doctype html|html|head|\?xml)/i.test(Buffer.from(body.subarray(0, 256)).toString('latin1'));
}
