import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { openPublicFolder } from '../../src/publish/public-folder.ts';
import { type PublishInput, publish } from '../../src/publish/publish.ts';
import { PublishError } from '../../src/publish/publish-error.ts';
import { loadRenderBundle, type RenderBundle } from '../../src/publish/render-bundle.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { rememberSite } from '../support/remember-site.ts';
import { newIndex, rows } from '../support/test-index.ts';
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

const draw = (index: IndexDatabase, more: Partial<PublishInput> = {}) =>
  publish({ index, folder, bundle, baseUrl: BASE_URL, now: NOW, ...more });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const named = (name: string) => {
  const document = sampleDocument();
  return { ...document, lawp: { ...document.lawp, name } };
};

/** The site in another category: it is compared with others then. */
function inCategory(trade: string, site: StoredSite): StoredSite {
  const category = { id: `shop/${trade}`, name: trade, plural: `${trade}s` };
  return { ...site, document: site.document && { ...site.document, category } };
}

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

/** An index of these sites. */
async function indexOf(...sites: readonly StoredSite[]): Promise<IndexDatabase> {
  const index = await newIndex();
  for (const site of sites) await rememberSite(index, site);
  return index;
}

/** The site as a later visit found it: unchanged, unless told otherwise. */
function visitedAt(at: string, site: StoredSite): StoredSite {
  const criteria = site.scan?.criteria.map((one) => ({ ...one, evidence: { ...one.evidence, at } })) ?? [];
  return {
    ...site,
    scan: site.scan && { ...site.scan, at, criteria },
    visits: [{ startedAt: at, outcome: 'complete', reason: null, source: 'web' }],
    history: [],
  };
}

const LATER = '2026-11-20T08:00:00Z';
const gone = (site: StoredSite): StoredSite =>
  visitedAt(LATER, { ...site, status: 'gone', document: null, scan: null });

describe('drawing', () => {
  it('writes page, twins, starter file and badges of a site with their compressed twins', async () => {
    const result = await draw(await indexOf(sampleSite()));
    expect(result).toMatchObject({ seen: 1, drawn: 1, removed: 0 });
    const html = read('site/bageri-solsiden.example.html');
    expect(html).toContain('Bageri Solsiden');
    expect(brotliDecompressSync(readFileSync(join(folder, 'site/bageri-solsiden.example.html.br'))).toString()).toBe(
      html,
    );
    // Few ask for it: the server packs what it holds when one does.
    expect(existsSync(join(folder, 'site/bageri-solsiden.example.html.gz'))).toBe(false);
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

  it('looks at nothing when nothing happened, and draws nothing again when nothing changed', async () => {
    // Without a history: telling it again would be changes.
    const site = sampleSite({ history: [] });
    const index = await indexOf(site);
    await draw(index);
    expect(await draw(index)).toMatchObject({ seen: 0, drawn: 0, files: 0 });
    await rememberSite(index, site);
    expect(await draw(index)).toMatchObject({ seen: 1, drawn: 0, refreshed: 0, files: 0 });
  });

  it('writes only the JSON twin after a visit that changed nothing', async () => {
    const index = await indexOf(sampleSite());
    await draw(index);
    const page = read('site/bageri-solsiden.example.html');
    await rememberSite(index, visitedAt(LATER, sampleSite()));
    expect(await draw(index)).toMatchObject({ drawn: 0, refreshed: 1, files: 0 });
    expect(read('site/bageri-solsiden.example.html')).toBe(page);
    expect(read('site/bageri-solsiden.example.json')).toContain(LATER);
  });

  it('removes the files of a site that is gone or wants to be left out, once', async () => {
    const other = sampleSite({ domain: domainOf('other.example') });
    const shy = sampleSite({ domain: domainOf('shy.example') });
    const index = await indexOf(sampleSite(), other, shy);
    await draw(index);
    await rememberSite(index, gone(other));
    await rememberSite(index, { ...gone(shy), status: 'opted_out' });
    expect(await draw(index)).toMatchObject({ removed: 2 });
    expect(Object.keys(contents()).filter((path) => /other|shy/.test(path))).toEqual([]);
    expect(read('sitemap.xml')).not.toMatch(/other|shy/);
    for (const path of ['/suggest', '/claim', '/check', '/pro']) expect(read('sitemap.xml')).toContain(`${path}</loc>`);
    expect(await draw(index)).toMatchObject({ seen: 0, removed: 0, files: 0 });
  });

  it('removes the lists that nothing stands in any more', async () => {
    const optician = inCategory('optician', sampleSite({ domain: domainOf('optik.example') }));
    const index = await indexOf(sampleSite(), optician);
    await draw(index);
    const lists = () =>
      Object.keys(contents()).filter((path) => path.includes('/directory/') && path.includes('optician'));
    expect(lists()).not.toEqual([]);
    await rememberSite(index, gone(optician));
    await draw(index);
    expect(lists()).toEqual([]);
  });

  it('gives an address to the site of that name, not to the twin of another', async () => {
    const named = sampleSite({ domain: domainOf('cafe.com.md') });
    const index = await indexOf(sampleSite({ domain: domainOf('cafe.com') }));
    await draw(index);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(true);
    await rememberSite(index, named);
    await draw(index);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(false);
    expect(existsSync(join(folder, 'site/cafe.com.md.html'))).toBe(true);
    await rememberSite(index, gone(named));
    await draw(index);
    expect(existsSync(join(folder, 'site/cafe.com.md'))).toBe(true);
  });

  it('draws the pages whose rank or peers moved, and no others', async () => {
    const [first, second] = ['a.example', 'b.example'].map((name) => sampleSite({ domain: domainOf(name) }));
    const opticians = ['c.example', 'd.example'].map((name) =>
      inCategory('optician', sampleSite({ domain: domainOf(name) })),
    );
    if (!first || !second) throw new Error('there are two');
    const index = await indexOf(first, second, ...opticians);
    await draw(index);
    expect(read('site/b.example.html')).toContain('#1 of 2');
    await rememberSite(index, visitedAt(LATER, { ...first, scan: sampleScan([...CRITERION_IDS]) }));
    expect(await draw(index)).toMatchObject({ seen: 2, drawn: 2 });
    expect(read('site/b.example.html')).toContain('#2 of 2');
    expect(await draw(index)).toMatchObject({ seen: 0 });
  });

  it('draws no page anew because one more site is beside it, where it has no rank', async () => {
    const loose = (name: string) => {
      const site = sampleSite({ domain: domainOf(name) });
      return { ...site, document: site.document && { ...site.document, category: null } };
    };
    const index = await indexOf(loose('a.example'), loose('b.example'));
    await draw(index);
    await rememberSite(index, loose('c.example'));
    expect(await draw(index)).toMatchObject({ seen: 1, drawn: 1 });
  });

  it('draws everything anew into an empty folder', async () => {
    const index = await indexOf(sampleSite());
    await draw(index);
    rmSync(folder, { recursive: true });
    expect(await draw(index)).toMatchObject({ drawn: 1 });
    expect(existsSync(join(folder, 'site/bageri-solsiden.example.html'))).toBe(true);
  });

  it('draws everything anew for another address, and once', async () => {
    const index = await indexOf(sampleSite());
    await draw(index);
    expect(await draw(index, { baseUrl: 'https://moved.example' })).toMatchObject({ seen: 1, drawn: 1 });
    expect(read('site/bageri-solsiden.example.html')).toContain('https://moved.example/site/bageri-solsiden.example');
    expect(await draw(index, { baseUrl: 'https://moved.example' })).toMatchObject({ seen: 0, files: 0 });
  });

  it('changes the page of a site that nobody could look at for thirty days, once', async () => {
    const index = await indexOf(sampleSite());
    await draw(index);
    const now = new Date('2026-12-24T00:00:00Z');
    expect(await draw(index, { now })).toMatchObject({ seen: 1, drawn: 1 });
    expect(read('site/bageri-solsiden.example.html')).toContain('Not checked since 20 November 2026');
    expect(await draw(index, { now })).toMatchObject({ seen: 0 });
  });

  it('draws the sites it is told to and nothing beside them, once everything was drawn', async () => {
    const [first, second] = [sampleSite(), sampleSite({ domain: domainOf('other.example') })];
    const index = await indexOf(first, second);
    await draw(index);
    const before = contents();
    await rememberSite(index, { ...first, document: named('New name') });
    await rememberSite(index, { ...second, document: named('Other name') });
    expect(await draw(index, { only: [first.domain] })).toMatchObject({ seen: 1, drawn: 1, files: 0 });
    expect(read('site/bageri-solsiden.example.html')).toContain('New name');
    const isOther = (path: string) => !path.includes('bageri-solsiden');
    const changed = Object.entries(contents()).filter(([path, hash]) => before[path] !== hash);
    expect(changed.map(([path]) => path).filter(isOther)).toEqual([]);
    expect(await draw(index)).toMatchObject({ seen: 1, drawn: 1 });
    expect(read('site/other.example.html')).toContain('Other name');
  });

  it('ends the same after it was stopped half-way', async () => {
    const index = await newIndex();
    for (let n = 0; n < 130; n += 1) {
      const changes = { domain: domainOf(`site-${n}.example`), document: named(`Site ${n}`), history: [] };
      await rememberSite(index, sampleSite(changes));
    }
    await draw(index);
    const whole = contents();
    rmSync(folder, { recursive: true });
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped'));
    await expect(draw(index, { onProgress, signal: stop.signal })).rejects.toThrow('stopped');
    const [kept] = await rows(index, 'select count(*) as drawn from sites where view_hash is not null');
    expect(kept?.drawn).toBeGreaterThan(0);
    const { seen, drawn } = await draw(index);
    expect(seen).toBe(130);
    expect(drawn).toBe(130 - Number(kept?.drawn));
    expect(contents()).toEqual(whole);
  });

  it('says in one sentence what is wrong when the folder cannot be written', async () => {
    const index = await indexOf(sampleSite());
    await draw(index);
    await expect(draw(index, { folder: join(folder, 'robots.txt') })).rejects.toBeInstanceOf(PublishError);
    await expect(draw(index, { folder: '/dev/full/x' })).rejects.toBeInstanceOf(PublishError);
    await expect(draw(index, { folder: '/proc/nope/site' })).rejects.toBeInstanceOf(PublishError);
  });

  it.runIf(existsSync('/dev/full'))(
    'says in one sentence that the disk is full, and keeps what was drawn',
    async () => {
      const target = openPublicFolder(folder);
      await target.write('kept.txt', 'as it was');
      symlinkSync('/dev/full', join(folder, '.drawing', '1'));
      await expect(target.write('kept.txt', 'new')).rejects.toThrow(/disk is full; free some space/);
      expect(read('kept.txt')).toBe('as it was');
    },
  );

  it('lets nothing that a site is called become markup', async () => {
    const name = `"><img src=x onerror=alert(1)></title></script><style>*{}</style>`;
    await draw(await indexOf(sampleSite({ document: named(name) })));
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
