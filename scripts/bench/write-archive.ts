import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { registrableDomain } from '../../src/core/domain/registrable-domain.ts';
import { gzipChunks, plainChunks } from '../../src/crawl/warc/warc-chunks.ts';
import { readRecords, type WarcRecord } from '../../src/crawl/warc/warc-records.ts';
import { readDemoSites } from '../demo/demo-site.ts';

const pack = promisify(gzip);
/** Longer blocks are left out: no page is as long. */
const MAX_BLOCK_BYTES = 16 * 1024 * 1024;

/** One answer for an archive. */
interface Answer {
  readonly url: string;
  readonly date: string;
  /** HTTP head and body. */
  readonly block: Buffer;
}

/** A page that is made up. */
export interface MadePage {
  readonly url: string;
  /** Content-Type. */
  readonly type: string;
  readonly body: string;
}

/**
 * Writes an archive `times` times over, each copy with names of its own: `example.com` becomes `example-x1.com`, in
 * addresses and in pages, so that no page is the same as another.
 */
export async function multiplyArchive(from: string, to: string, times: number): Promise<void> {
  await writeAnswers(to, times, () => answersOf(from));
}

/** Writes the pages of the bundled web as an archive, `times` times over. */
export async function archiveDemo(folder: string, to: string, times: number): Promise<void> {
  await writeAnswers(to, times, () => demoAnswers(folder));
}

/** Writes an archive of pages that are made elsewhere, and of the bundled web before them. */
export async function archiveWithDemo(folder: string, to: string, pages: readonly MadePage[]): Promise<void> {
  await writeAnswers(to, 1, async function* () {
    yield* demoAnswers(folder);
    for (const { url, type, body } of pages) yield answerWith(url, type, Buffer.from(body));
  });
}

async function writeAnswers(to: string, times: number, answers: () => AsyncIterable<Answer>): Promise<void> {
  const file = await open(to, 'w');
  try {
    for (let copy = 0; copy < times; copy += 1) {
      for await (const answer of answers())
        await file.write(await pack(recordOf(copy === 0 ? answer : renamed(answer, copy))));
    }
  } finally {
    await file.close();
  }
}

function recordOf({ url, date, block }: Answer): Buffer {
  const head = [
    'WARC/1.1',
    'WARC-Type: response',
    `WARC-Target-URI: ${url}`,
    `WARC-Date: ${date}`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${block.byteLength}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), block, Buffer.from('\r\n\r\n')]);
}

function renamed(answer: Answer, copy: number): Answer {
  const name = registrableDomain(new URL(answer.url).hostname);
  const other = name.replace(/^[^.]+/, `$&-x${copy}`);
  return {
    ...answer,
    url: answer.url.replace(name, other),
    block: Buffer.from(answer.block.toString('latin1').replaceAll(name, other), 'latin1'),
  };
}

async function* answersOf(path: string): AsyncGenerator<Answer> {
  const file = await open(path);
  try {
    const start = await file.read(Buffer.alloc(2), 0, 2, 0);
    const chunks = start.buffer[0] === 0x1f ? gzipChunks(file, () => {}) : plainChunks(file);
    const { size } = await file.stat();
    const records = readRecords(chunks, { keepBytes: () => MAX_BLOCK_BYTES, report: () => {}, fileBytes: size });
    for await (const record of records) if (isWritten(record)) yield toAnswer(record);
  } finally {
    await file.close();
  }
}

/** Bytes that are packed cannot be renamed. */
function isWritten({ headers, block, cut }: WarcRecord): boolean {
  const head = Buffer.from(block.subarray(0, 4096)).toString('latin1').split('\r\n\r\n')[0] ?? '';
  return (
    !cut &&
    headers.get('warc-type') === 'response' &&
    URL.canParse(headers.get('warc-target-uri') ?? '') &&
    !/^(?:content-encoding|transfer-encoding):/im.test(head)
  );
}

function toAnswer({ headers, block }: WarcRecord): Answer {
  return { url: headers.get('warc-target-uri') ?? '', date: headers.get('warc-date') ?? '', block: Buffer.from(block) };
}

async function* demoAnswers(folder: string): AsyncGenerator<Answer> {
  for (const { host, www, charset } of (await readDemoSites(folder)).values()) {
    for (const entry of await readdir(www, { recursive: true, withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile() || !/\.html$|^lawp\.json$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file
        .slice(www.length)
        .replaceAll('\\', '/')
        .replace(/index\.html$/, '');
      const html = `text/html${charset === null ? '' : `; charset=${charset}`}`;
      const type = entry.name.endsWith('.html') ? html : 'application/json';
      yield answerWith(`https://${host}${path}`, type, await readFile(file));
    }
  }
}

function answerWith(url: string, type: string, body: Buffer): Answer {
  const head = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\n`);
  return { url, date: '2026-11-01T00:00:00Z', block: Buffer.concat([head, body]) };
}
