import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { openPublicFolder } from '../../src/publish/public-folder.ts';
import { publish } from '../../src/publish/publish.ts';
import { PublishError } from '../../src/publish/publish-error.ts';
import { loadRenderBundle, type RenderBundle } from '../../src/publish/render-bundle.ts';
import { type MemoryDrawSource, memoryDrawSource } from '../support/memory-draw-source.ts';
import { BASE_URL, domainOf, NOW, sampleDocument, sampleScan, sampleSite } from '../web/pages/sample-site.ts';

let bundle: RenderBundle;
let folder: string;

beforeAll(async () => {
  bundle = await loadRenderBundle();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const draw = (source: MemoryDrawSource, now = NOW) => publish({ source, folder, bundle, baseUrl: BASE_URL, now });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const named = (name: string) => {
  const document = sampleDocument();
  return { ...document, lawp: { ...document.lawp, name } };
};

/** Every file with the hash of its content. */
function contents(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe('drawing', () => {
  it('writes page, twins, starter file and badges of a site with their compressed twins', async () => {
    const result = await draw(memoryDrawSource([sampleSite()]));
    expect(result).toMatchObject({ seen: 1, drawn: 1, removed: 0 });
    const html = read('site/bageri-solsiden.example.html');
    expect(html).toContain('Bageri Solsiden');
    expect(brotliDecompressSync(readFileSync(join(folder, 'site/bageri-solsiden.example.html.br'))).toString()).toBe(
      html,
    );
    expect(gunzipSync(readFileSync(join(folder, 'site/bageri-solsiden.example.html.gz'))).toString()).toBe(html);
    expect(JSON.parse(read('site/bageri-solsiden.example.json'))).toMatchObject({ score: 60 });
    expect(JSON.parse(read('starter/bageri-solsiden.example.json'))).toMatchObject({ lawp_version: '0.3' });
    expect(read('badge/bageri-solsiden.example/card.svg')).toContain('<svg');
    expect(JSON.parse(read('badge/bageri-solsiden.example/shields.json'))).toMatchObject({ message: '60/100' });
    for (const path of [
      'index.html',
      'directory.html',
      '404.html',
      'robots.txt',
      'sitemap.xml',
      'bot.html',
      'badge.js',
    ]) {
      expect(existsSync(join(folder, path)), path).toBe(true);
    }
  });

  it('draws nothing again when nothing changed', async () => {
    const source = memoryDrawSource([sampleSite()]);
    await draw(source);
    source.put(sampleSite());
    expect(await draw(source)).toMatchObject({ seen: 1, drawn: 0, refreshed: 0, files: 0 });
  });

  it('writes only the JSON twin after a visit that changed nothing', async () => {
    const source = memoryDrawSource([sampleSite()]);
    await draw(source);
    const page = read('site/bageri-solsiden.example.html');
    source.put(
      sampleSite({ lastVisitedAt: '2026-11-20T08:00:00Z', scan: { ...sampleScan(), at: '2026-11-20T08:00:00Z' } }),
    );
    expect(await draw(source)).toMatchObject({ drawn: 0, refreshed: 1, files: 0 });
    expect(read('site/bageri-solsiden.example.html')).toBe(page);
    expect(read('site/bageri-solsiden.example.json')).toContain('2026-11-20T08:00:00Z');
  });

  it('removes the files of a site that is gone', async () => {
    const source = memoryDrawSource([sampleSite(), sampleSite({ domain: domainOf('other.example') })]);
    await draw(source);
    source.put(sampleSite({ domain: domainOf('other.example'), status: 'opted_out' }));
    expect(await draw(source)).toMatchObject({ removed: 1 });
    expect(Object.keys(contents()).filter((path) => path.includes('other.example'))).toEqual([]);
    expect(read('sitemap.xml')).not.toContain('other.example');
  });

  it('gives an address to the site of that name, not to the twin of another', async () => {
    const twinned = domainOf('cafe.com');
    const named = domainOf('cafe.com.md');
    const source = memoryDrawSource([sampleSite({ domain: twinned })]);
    await draw(source);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(true);
    source.put(sampleSite({ domain: named }));
    await draw(source);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(false);
    expect(existsSync(join(folder, 'site/cafe.com.md.html'))).toBe(true);
    source.take(named);
    await draw(source);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(true);
  });

  it('draws everything anew into an empty folder', async () => {
    const source = memoryDrawSource([sampleSite()]);
    await draw(source);
    rmSync(folder, { recursive: true });
    expect(await draw(source)).toMatchObject({ drawn: 1 });
    expect(existsSync(join(folder, 'site/bageri-solsiden.example.html'))).toBe(true);
  });

  it('changes the page of a site that nobody could look at for thirty days', async () => {
    const source = memoryDrawSource([sampleSite()]);
    await draw(source);
    source.put(sampleSite());
    expect(await draw(source, new Date('2026-12-24T00:00:00Z'))).toMatchObject({ drawn: 1 });
    expect(read('site/bageri-solsiden.example.html')).toContain('could not verify this since 20 November 2026');
  });

  it('ends the same after it was stopped half-way', async () => {
    const sites = Array.from({ length: 150 }, (_, n) => {
      return sampleSite({ domain: domainOf(`site-${n}.example`), document: named(`Site ${n}`) });
    });
    await draw(memoryDrawSource(sites));
    const whole = contents();
    rmSync(folder, { recursive: true });
    const source = memoryDrawSource(sites);
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    const stopped = publish({ source, folder, bundle, baseUrl: BASE_URL, now: NOW, onProgress, signal: stop.signal });
    await expect(stopped).rejects.toThrow('stopped');
    expect(source.hashes.size).toBeLessThan(150);
    const { drawn } = await draw(source);
    expect(drawn).toBeLessThan(150);
    expect(contents()).toEqual(whole);
  });

  it('says in one sentence what is wrong when the folder cannot be written', async () => {
    const source = memoryDrawSource([sampleSite()]);
    await draw(source);
    const input = { source, bundle, baseUrl: BASE_URL, now: NOW, folder: join(folder, 'robots.txt') };
    await expect(publish(input)).rejects.toBeInstanceOf(PublishError);
    await expect(publish({ ...input, folder: '/dev/full/x' })).rejects.toBeInstanceOf(PublishError);
  });

  it.runIf(existsSync('/dev/full'))(
    'says in one sentence that the disk is full, and keeps what was drawn',
    async () => {
      const target = openPublicFolder(folder);
      await target.write('kept.txt', 'as it was');
      symlinkSync('/dev/full', join(folder, '.drawing', `${threadId}-1`));
      await expect(target.write('kept.txt', 'new')).rejects.toThrow(/disk is full; free some space/);
      expect(read('kept.txt')).toBe('as it was');
    },
  );

  it('lets nothing that a site is called become markup', async () => {
    const name = `"><img src=x onerror=alert(1)></title></script><style>*{}</style>`;
    await draw(memoryDrawSource([sampleSite({ document: named(name) })]));
    const elements: string[] = [];
    const attributes = new Set<string>();
    const parser = new Parser({
      onopentag(tag, attribs) {
        elements.push(tag);
        for (const attribute of Object.keys(attribs)) attributes.add(attribute);
      },
    });
    parser.end(read('site/bageri-solsiden.example.html'));
    expect(elements.filter((tag) => tag === 'img')).toHaveLength(2);
    expect(elements.filter((tag) => tag === 'script')).toHaveLength(2);
    expect(elements).not.toContain('style');
    expect([...attributes].filter((attribute) => /^on|^style$/.test(attribute))).toEqual([]);
  });
});

describe('the render bundle', () => {
  it('is compiled once for the same sources', async () => {
    let compiled = false;
    const again = await loadRenderBundle(() => {
      compiled = true;
    });
    expect(compiled).toBe(false);
    expect(again.hash).toBe(bundle.hash);
  });

  it('refuses to draw a page from the view of another', async () => {
    const view = { kind: 'docs' as const, path: '/docs', baseUrl: BASE_URL };
    await expect(bundle.render(`/site/${'x.example' as DomainName}`, { view })).rejects.toThrow();
  });
});
