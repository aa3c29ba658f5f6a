import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FEED_ITEMS } from '../../src/prints/feeds/feed.ts';
import { publish } from '../../src/publish/publish.ts';
import { loadRenderBundle, type RenderBundle } from '../../src/publish/render-bundle.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const BASE = 'https://waymark.example';
const ATOM = 'http://www.w3.org/2005/Atom';
const HOSTILE = 'Evil </title><script>alert(1)</script> & ]]> \u0007\u202E';
const category = { id: 'bakery', name: 'Bakery', plural: 'Bakeries', source: 'words' } as never;
let index: IndexDatabase;
let folder: string;
beforeEach(async () => {
  index = await newIndex();
  folder = await temporaryFolder();
});

let bundle: RenderBundle;
beforeAll(async () => {
  bundle = await loadRenderBundle();
});

async function draw(): Promise<void> {
  const now = new Date('2026-11-22T10:00:00Z');
  await publish({ index, folder, bundle, baseUrl: BASE, now });
}
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** A site whose score goes up with each visit. */
async function visit(host: string, day: number, more: { name?: string; status?: 'opted_out' } = {}): Promise<void> {
  const at = new Date(Date.UTC(2026, 7, day)).toISOString();
  const score = 45 + (day % 2) * 15;
  const document = siteDocument(host, { lawp: { name: more.name ?? host }, category });
  const shut = more.status && { status: more.status, document: null, scan: null };
  await rememberRecord(index, siteRecord(host, at, { document, scan: scan(at, score, ['description']), ...shut }));
}

interface Element {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly data?: string;
}

/** The feed as an XML parser sees it. */
function parseAtom(path: string) {
  const root = parseDocument(read(path), { xmlMode: true }).children as unknown as Element[];
  const feed = root.find(({ name }) => name === 'feed');
  if (!feed) throw new Error('no feed');
  const of = (element: Element, name: string) => element.children.filter((child) => child.name === name);
  const text = (element: Element, name: string) =>
    of(element, name)[0]
      ?.children.map(({ data }) => data)
      .join('') ?? '';
  const entries = of(feed, 'entry');
  return { feed, of, text, entries };
}

describe('feeds of changes', () => {
  it('of a site hold each change once, newest first, by the rules of Atom and JSON Feed', async () => {
    for (let day = 1; day <= 4; day++) await visit('rising.com', day, { name: HOSTILE });
    await draw();
    const { feed, of, text, entries } = parseAtom('site/rising.com/changes.atom');
    expect(feed.attribs.xmlns).toBe(ATOM);
    // RFC 4287, 4.1.1: exactly one id, title and updated, an author, a link to itself.
    for (const name of ['id', 'title', 'updated', 'author']) expect(of(feed, name), name).toHaveLength(1);
    expect(text(feed, 'id')).toBe(`${BASE}/site/rising.com/changes.atom`);
    expect(of(feed, 'link').map(({ attribs }) => attribs.rel)).toEqual(['self', 'alternate']);
    expect(entries).toHaveLength(3);
    const updated = entries.map((entry) => text(entry, 'updated'));
    expect(updated).toEqual([...updated].sort().reverse());
    expect(text(feed, 'updated')).toBe(updated[0]);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'content']) expect(of(entry, name), name).toHaveLength(1);
      expect(text(entry, 'title')).toMatch(/score \d+ to \d+$/);
      expect(entry.children.some(({ name }) => name === 'script')).toBe(false);
    }
    const json = JSON.parse(read('site/rising.com/changes.json')) as { items: { id: string }[] };
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      home_page_url: `${BASE}/site/rising.com`,
      feed_url: `${BASE}/site/rising.com/changes.json`,
      items: [{ content_text: expect.stringContaining('The score went from'), date_published: updated[0] }, {}, {}],
    });
    expect(read('site/rising.com/changes.json')).not.toMatch(/\u202E|\\u0007/);
    const ids = json.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(entries.map((entry) => text(entry, 'id'))).toEqual(ids);
    const page = read('site/rising.com.html');
    expect(page).toContain('<link rel="alternate" type="application/atom+xml" href="/site/rising.com/changes.atom"');
    expect(page, 'for people').toContain('<a href="/site/rising.com/changes.atom">changes (Atom)</a>');
  });

  it('keep the names of what they told when more happens, and stay short', async () => {
    for (let day = 1; day <= MAX_FEED_ITEMS + 10; day++) await visit('rising.com', day, { name: HOSTILE });
    await draw();
    const { entries } = parseAtom('site/rising.com/changes.atom');
    expect(entries).toHaveLength(MAX_FEED_ITEMS);
    expect(parseAtom('changes.atom').entries, 'one site does not fill the feed of all').toHaveLength(3);
    await visit('short.com', 1);
    await visit('short.com', 2);
    await draw();
    const first = read('site/short.com/changes.json');
    await visit('short.com', 3);
    await draw();
    const ids = (text: string) => (JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id);
    expect(ids(read('site/short.com/changes.json')).slice(1)).toEqual(ids(first));
  });

  it('of all sites and of a category name no site that left', async () => {
    for (const host of ['rising.com', 'short.com']) for (let day = 1; day <= 3; day++) await visit(host, day);
    await draw();
    for (const path of ['changes.json', 'directory/category/bakery/changes.json']) {
      expect(read(path)).toContain('/site/short.com');
    }
    expect(read('directory/category/bakery.html')).toContain('href="/directory/category/bakery/changes.atom"');
    expect(read('index.html')).toContain('href="/changes.json"');
    await visit('short.com', 4, { status: 'opted_out' });
    await draw();
    expect(read('changes.json')).not.toContain('short.com');
    expect(existsSync(join(folder, 'site/short.com'))).toBe(false);
    expect(existsSync(join(folder, 'site/rising.com/changes.atom'))).toBe(true);
  });

  it('and badges of a site whose name only begins like that of one that left, stay', async () => {
    for (const host of ['shop.com', 'shop.com.br']) await visit(host, 1);
    await draw();
    await visit('shop.com', 2, { status: 'opted_out' });
    await draw();
    expect(existsSync(join(folder, 'badge/shop.com'))).toBe(false);
    expect(existsSync(join(folder, 'badge/shop.com.br/card.svg'))).toBe(true);
    expect(existsSync(join(folder, 'site/shop.com.br/changes.atom'))).toBe(true);
  });

  it('are none for a name that ends like a twin of another site', async () => {
    for (const host of ['menu.com', 'menu.com.md']) await visit(host, 1);
    await draw();
    expect(existsSync(join(folder, 'site/menu.com/changes.atom'))).toBe(true);
    expect(read('site/menu.com.md.html')).not.toContain('changes.atom');
  });
});
