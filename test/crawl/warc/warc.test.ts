import { randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { WARCRecord, WARCSerializer } from 'warcio';
import {
  type ArchivedResource,
  visitsFromWarc,
  type WarcProblem,
  warcResources,
} from '../../../src/crawl/warc/warc.ts';
import { WarcFileError } from '../../../src/crawl/warc/warc-file-error.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { httpAnswer, packEach, pageRecord, warcRecord, writeArchive } from '../../support/warc-file.ts';

const written: { remove(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(written.splice(0).map((file) => file.remove()));
});

async function archive(...parts: readonly Uint8Array[]): Promise<string> {
  const file = await writeArchive('test.warc', ...parts);
  written.push(file);
  return file.path;
}

async function read(...parts: readonly Uint8Array[]) {
  const problems: WarcProblem[] = [];
  const records: ArchivedResource[] = [];
  for await (const record of warcResources(await archive(...parts), { onProblem: (problem) => problems.push(problem) }))
    records.push(record);
  const urls = records.map(({ resource }) => resource.url);
  const bodies = records.map(({ resource }) => Buffer.from(resource.body ?? []).toString());
  return { records, problems, urls, bodies };
}

const info = warcRecord({ type: 'warcinfo', block: 'software: test\r\n' });
const three = ['https://a.example/', 'https://b.example/', 'https://c.example/'].map((url) => pageRecord(url));
const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/'];

describe('warcResources', () => {
  it.each<[string, readonly Uint8Array[]]>([
    ['plain', [info, ...three]],
    ['packed record by record', packEach([info, ...three])],
    ['packed as a whole', [gzipSync(Buffer.concat([info, ...three]))]],
    [
      'packed in pieces that do not end with records',
      packEach([Buffer.concat([info, ...three]).subarray(0, 500), Buffer.concat([info, ...three]).subarray(500)]),
    ],
  ])('reads a file that is %s', async (_name, parts) => {
    const found = await read(...parts);
    expect(found.urls).toEqual(urls);
    expect(found.problems).toEqual([]);
  });

  it('reads what another writer wrote', async () => {
    const record = WARCRecord.create(
      {
        url: 'https://www.a.example/x',
        date: '2025-12-31T23:59:59Z',
        type: 'response',
        warcVersion: 'WARC/1.1',
        httpHeaders: { 'Content-Type': 'text/html' },
        statusline: 'HTTP/1.1 200 OK',
      },
      [new TextEncoder().encode('<p>Bröd</p>')],
    );
    const found = await read(await WARCSerializer.serialize(record, { gzip: true }));
    expect(found.records[0]).toMatchObject({
      domain: 'a.example',
      resource: {
        role: 'page',
        url: 'https://www.a.example/x',
        outcome: 'ok',
        status: 200,
        fetchedAt: '2025-12-31T23:59:59.000Z',
        truncated: false,
      },
    });
    expect(found.bodies).toEqual(['<p>Bröd</p>']);
  });

  it('takes transfer and content coding off, also where the archive already did', async () => {
    const page = '<!doctype html><p>Bread</p>';
    const chunked = `5\r\n${page.slice(0, 5)}\r\n${(page.length - 5).toString(16)};x=1\r\n${page.slice(5)}\r\n0\r\n\r\n`;
    const answers = [
      httpAnswer(chunked, { 'Transfer-Encoding': 'chunked' }),
      httpAnswer(page, { 'Transfer-Encoding': 'chunked' }),
      httpAnswer(gzipSync(page), { 'Content-Encoding': 'gzip' }),
      httpAnswer(brotliCompressSync(page), { 'Content-Encoding': 'br' }),
      httpAnswer(page, { 'Content-Encoding': 'gzip' }),
    ];
    const found = await read(
      ...answers.map((block, index) => warcRecord({ url: `https://a.example/${index}`, block })),
    );
    expect(found.bodies).toEqual(answers.map(() => page));
    expect(found.problems).toEqual([]);
  });

  it('gives each answer its role and outcome', async () => {
    const plain = { 'Content-Type': 'text/plain' };
    const found = await read(
      warcRecord({ url: 'https://a.example/robots.txt', block: httpAnswer('User-agent: *', plain) }),
      warcRecord({
        url: 'https://a.example/.well-known/lawp.json',
        block: httpAnswer('{}', { 'Content-Type': 'application/json' }),
      }),
      warcRecord({ url: 'https://a.example/llms.txt', block: httpAnswer('# A', plain) }),
      warcRecord({
        url: 'https://a.example/sitemap.xml',
        block: httpAnswer('<urlset/>', { 'Content-Type': 'text/xml' }),
      }),
      warcRecord({
        url: 'http://www.a.example/#top',
        block: httpAnswer('x', { Location: 'https://a.example/' }, '301 Moved'),
      }),
      warcRecord({ url: 'https://a.example/x', block: httpAnswer('no', {}, '500 Oops') }),
      warcRecord({
        url: 'https://a.example/y',
        block: httpAnswer('<title>Just a moment...</title>', {}, '403 Forbidden'),
      }),
    );
    expect(found.records.map(({ resource }) => [resource.role, resource.outcome, resource.body !== null])).toEqual([
      ['robots', 'ok', true],
      ['native', 'ok', true],
      ['standard', 'ok', true],
      ['sitemap', 'ok', true],
      ['home', 'ok', false],
      ['page', 'failed', false],
      ['page', 'refused', false],
    ]);
  });

  it('passes over what a visit would not fetch, and repeats', async () => {
    const found = await read(
      warcRecord({ type: 'request', url: 'https://a.example/', block: 'GET / HTTP/1.1\r\n\r\n' }),
      warcRecord({ type: 'metadata', url: 'https://a.example/', block: 'x: y' }),
      warcRecord({ type: 'revisit', url: 'https://a.example/', block: httpAnswer('') }),
      warcRecord({ type: 'response', url: 'dns:a.example', block: '1.2.3.4' }),
      warcRecord({ url: 'https://a.example:8443/', block: httpAnswer('<p>') }),
      warcRecord({ url: 'https://127.0.0.1/', block: httpAnswer('<p>') }),
      warcRecord({ url: 'https://a.example/x.png', block: httpAnswer('PNG', { 'Content-Type': 'image/png' }) }),
      warcRecord({
        type: 'resource',
        url: 'https://a.example/page',
        block: '<p>Kept by an archiver</p>',
        headers: { 'Content-Type': 'text/html' },
      }),
    );
    expect(found.urls).toEqual(['https://a.example/page']);
    expect(found.problems).toEqual([]);
  });

  it('cuts bodies at 2 MB and says so', async () => {
    const large = `<p>${'x'.repeat(5 * 1024 * 1024)}`;
    for (const parts of [
      [pageRecord('https://a.example/', large)],
      packEach([pageRecord('https://a.example/', large)]),
    ]) {
      const { records } = await read(...parts, ...(parts[0]?.[0] === 0x1f ? packEach(three.slice(1)) : three.slice(1)));
      expect(records).toHaveLength(3);
      expect(records[0]?.resource.truncated).toBe(true);
      expect(records[0]?.resource.body?.byteLength).toBe(2 * 1024 * 1024);
    }
  });

  it('takes a hundred pages of one site and goes on with the others', async () => {
    const pages = Array.from({ length: 150 }, (_, page) => pageRecord(`https://a.example/${page}`));
    const { records } = await read(...pages, ...three);
    expect(records).toHaveLength(103);
  });

  it('keeps all that a page says to bots, and the first of other headers', async () => {
    const block = httpAnswer('<p>', {
      'X-Robots-Tag': 'otherbot: nofollow',
      'x-robots-tag': 'noindex',
      a: '1',
      A: '2',
    });
    const { records } = await read(warcRecord({ url: 'https://a.example/', block }));
    expect(records[0]?.resource.headers).toMatchObject({ 'x-robots-tag': 'otherbot: nofollow\nnoindex', a: '1' });
  });

  it('is not led astray by names that every object has', async () => {
    const { records } = await read(
      warcRecord({
        url: 'https://a.example/',
        block: httpAnswer('<p>', { __proto__x: '1', constructor: 'x' }),
        headers: { constructor: 'y' },
      }),
    );
    expect(records[0]?.resource.headers.constructor).toBe('x');
  });
});

describe('a broken record', () => {
  const [first = Buffer.alloc(0), second = Buffer.alloc(0), third = Buffer.alloc(0)] = three;
  it.each<[string, Buffer]>([
    ['garbage', randomBytes(3_000)],
    [
      'a header without a length',
      warcRecord({ url: 'https://b.example/', block: 'x', headers: { 'Content-Length': undefined } }),
    ],
    ['a negative length', warcRecord({ url: 'https://b.example/', block: 'x', headers: { 'Content-Length': '-1' } })],
    [
      'a length beyond the file',
      warcRecord({ url: 'https://b.example/', block: 'x', headers: { 'Content-Length': '999999999999' } }),
    ],
    ['another version', Buffer.from(second.toString('latin1').replace('WARC/1.1', 'WARC/x.y'), 'latin1')],
    ['an endless header', Buffer.from(`WARC/1.1\r\nX: ${'x'.repeat(100_000)}\r\n`)],
    [
      'no date',
      warcRecord({ url: 'https://b.example/', block: httpAnswer('<p>'), headers: { 'WARC-Date': undefined } }),
    ],
    ['no HTTP answer', warcRecord({ url: 'https://b.example/', block: 'nothing' })],
    [
      'a coding that cannot be unpacked',
      warcRecord({
        url: 'https://b.example/',
        block: httpAnswer(Buffer.from([0xff, 0, 0xff]), { 'Content-Encoding': 'gzip' }),
      }),
    ],
  ])('costs no other: %s', async (_name, broken) => {
    for (const parts of [[first, broken, third], packEach([first, broken, third])]) {
      const found = await read(...parts);
      expect(found.urls).toEqual(['https://a.example/', 'https://c.example/']);
      expect(found.problems).toHaveLength(1);
      expect(found.problems[0]).toMatchObject({ offset: parts[0]?.byteLength, message: expect.stringMatching(/\.$/) });
    }
  });

  it.each(['WARC/1.1\r\n', 'WARC/', 'x WARC/1.1\n', 'WARC/1.1\r\nA: ', 'WARC/1.0 WARC/1.0\n'])(
    'with nothing but beginnings of others in it costs no more time than others: %j',
    async (beginning) => {
      const [a = info, b = info] = three;
      const body = beginning.repeat(2_000_000 / beginning.length);
      const lies = warcRecord({
        url: 'https://x.example/',
        block: httpAnswer(body),
        headers: { 'Content-Length': '5' },
      });
      const since = cpuMs();
      const found = await read(a, lies, b);
      expect(cpuMs() - since).toBeLessThan(3000);
      expect(found.urls.filter((url) => !url.includes('x.example'))).toEqual([
        'https://a.example/',
        'https://b.example/',
      ]);
    },
  );

  it('that is damaged in packed form costs no other', async () => {
    const parts = packEach(three);
    const damaged = Buffer.from(parts[1] ?? []);
    damaged.fill(0xaa, 30, 60);
    for (const middle of [damaged, (parts[1] ?? Buffer.alloc(0)).subarray(0, 60), randomBytes(500)]) {
      const found = await read(parts[0] ?? damaged, middle, parts[2] ?? damaged);
      expect(found.urls).toEqual(['https://a.example/', 'https://c.example/']);
      expect(found.problems[0]?.offset).toBe(parts[0]?.byteLength);
    }
  });

  it('with a wrong checksum is not believed', async () => {
    const parts = packEach(three);
    const wrong = Buffer.from(parts[1] ?? []);
    wrong.writeUInt32LE(1, wrong.byteLength - 8);
    const found = await read(parts[0] ?? wrong, wrong, parts[2] ?? wrong);
    expect(found.urls).toEqual(['https://a.example/', 'https://c.example/']);
    expect(found.problems).toHaveLength(1);
  });

  it.each(['plain', 'packed', 'packed as a whole'])(
    'at the end, where a %s file breaks off, is reported and the rest kept',
    async (form) => {
      const last = pageRecord('https://c.example/', `<p>${randomBytes(3_000_000).toString('base64')}`);
      const whole =
        form === 'plain'
          ? Buffer.concat([first, second, last])
          : form === 'packed'
            ? Buffer.concat(packEach([first, second, last]))
            : gzipSync(Buffer.concat([first, second, last]));
      const found = await read(whole.subarray(0, whole.byteLength - 1_000_000));
      expect(found.urls).toEqual(['https://a.example/', 'https://b.example/']);
      expect(found.problems.length).toBeGreaterThanOrEqual(1);
      expect(found.problems.length).toBeLessThanOrEqual(2);
    },
  );
});

describe('a file that is no archive', () => {
  it.each<[string, Uint8Array]>([
    ['empty', new Uint8Array()],
    ['text', Buffer.from('example.com\nexample.org\n')],
    ['packed text', gzipSync('example.com')],
    ['broken gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
    ['noise', randomBytes(1_000)],
  ])('is told in a sentence: %s', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toThrow(WarcFileError);
    await expect(read(bytes)).rejects.toThrow(/^test\.warc .*\.$/);
  });
  it('is told in a sentence when it is not there', async () => {
    const reading = warcResources('/nowhere/at-all.warc.gz').next();
    await expect(reading).rejects.toThrow('There is no file /nowhere/at-all.warc.gz.');
  });
});

describe('visitsFromWarc', () => {
  it('brings interleaved sites together, www and bare names as one', async () => {
    const path = await archive(
      pageRecord('https://www.a.example/'),
      pageRecord('https://b.example/'),
      pageRecord('https://a.example/contact'),
      warcRecord({ url: 'https://a.example/about', date: '2025-06-01T00:00:00Z', block: httpAnswer('<p>About') }),
      pageRecord('https://shop.a.example/'),
    );
    const visits = [];
    for await (const visit of visitsFromWarc(path)) visits.push(visit);
    expect(visits.map(({ domain, resources }) => [domain, resources.length])).toEqual([
      ['a.example', 3],
      ['b.example', 1],
      ['shop.a.example', 1],
    ]);
    expect(visits[0]).toMatchObject({
      source: 'warc',
      outcome: 'partial',
      startedAt: '2025-06-01T00:00:00.000Z',
      robots: { state: 'unseen' },
    });
  });
});
