/*
 * What an index of made-up sites takes on the disk: its file by table beside the text that the sites hold, and the drawn
 * files by kind. All of it grows with the number of sites.
 *   npm run bench:size [-- --sites 5000]      or: --data <a folder that was filled before>
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSites } from '../../src/publish/draw-sites.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { listShownSites } from '../../src/store/drawn/sites-to-draw.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { loadSites } from '../../src/store/sites/load-sites.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { rememberSites } from './fill-index.ts';
import { generatedSite } from './generated-sites.ts';
import { rawBytes } from './search/bare-statements.ts';

const AIM = 2.5;
const SITES_AT_ONCE = 200;
/** What a file takes of a disk. */
const BLOCK_BYTES = 4096;

const { values } = readArguments({
  options: { sites: { type: 'string', default: '5000' }, data: { type: 'string' } },
});

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'waymark-bench-')));
try {
  const config = readConfig({}, { dataDir: folder });
  const index = await openIndexDatabase(config.database);
  if (values.data === undefined) await rememberSites(index, sitesOf(Number(values.sites)));
  await showIndex(index);
  if (values.data === undefined) {
    await drawSites({ index, folder: config.siteDir, baseUrl: 'http://localhost', now: new Date(), onProgress() {} });
  }
  await showDrawn(config.siteDir);
  index.close();
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true });
}

function* sitesOf(count: number) {
  for (let n = 0; n < count; n += 1) yield generatedSite(n);
}

async function showIndex(index: IndexDatabase): Promise<void> {
  await index.client.execute('pragma wal_checkpoint(truncate)');
  const { sites, raw } = await readTexts(index);
  const { size } = await stat(index.where);
  const { rows } = await index.client.execute(
    'select name, sum(pgsize) bytes, sum(payload) payload from dbstat group by name order by bytes desc',
  );
  console.log(`${sites} sites. Bytes a site, and beside the ${Math.round(raw / sites)} bytes of its text:`);
  for (const { name, bytes, payload } of rows) {
    if (Number(bytes) * 1000 < size) break;
    const share = (Number(bytes) / raw).toFixed(2);
    console.log(`  ${String(name).padEnd(34)} ${each(bytes)} ${share.padStart(6)}   ${each(payload)} without gaps`);
  }
  console.log(`  ${'the file'.padEnd(34)} ${each(size)} ${(size / raw).toFixed(2).padStart(6)}   (aim: ${AIM})`);

  function each(bytes: unknown): string {
    return String(Math.round(Number(bytes) / sites)).padStart(8);
  }
}

/** How many sites are shown, and the bytes of all that they say: what a search looks through. */
async function readTexts(index: IndexDatabase): Promise<{ sites: number; raw: number }> {
  const domains = await listShownSites(index);
  let raw = 0;
  for (let from = 0; from < domains.length; from += SITES_AT_ONCE) {
    const sites = await loadSites(index, domains.slice(from, from + SITES_AT_ONCE));
    raw += rawBytes(sites);
  }
  return { sites: domains.length, raw };
}

async function showDrawn(siteDir: string): Promise<void> {
  const kinds = new Map<string, { files: number; bytes: number; onDisk: number }>();
  for (const entry of await readdir(siteDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = await stat(join(entry.parentPath, entry.name));
    const kind = kindOf(entry.parentPath.slice(siteDir.length + 1), entry.name);
    const sum = kinds.get(kind) ?? { files: 0, bytes: 0, onDisk: 0 };
    const onDisk = sum.onDisk + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + size, onDisk });
  }
  const pages = kinds.get('site/*.html')?.files ?? 1;
  console.log(`Drawn files, bytes a site, and what they take in blocks of ${BLOCK_BYTES}:`);
  const all = { files: 0, bytes: 0, onDisk: 0 };
  for (const [kind, { files, bytes, onDisk }] of [...kinds].sort((a, b) => b[1].onDisk - a[1].onDisk)) {
    show(kind, bytes, onDisk, files);
    all.files += files;
    all.bytes += bytes;
    all.onDisk += onDisk;
  }
  show('all', all.bytes, all.onDisk, all.files);

  function show(kind: string, bytes: number, onDisk: number, files: number): void {
    const each = (value: number): string => String(Math.round(value / pages)).padStart(8);
    console.log(`  ${kind.padEnd(34)} ${each(bytes)} ${each(onDisk)}   ${files} files`);
  }
}

/** "site/*.html.br": the folder and the ending; badges are told apart by their name. */
function kindOf(parent: string, name: string): string {
  const [top = ''] = parent.split('/');
  if (top === 'badge') return `badge/*/${name}`;
  const ending = /\.[a-z0-9]+(?:\.(?:br|gz))?$/.exec(name)?.[0] ?? '';
  return top === 'site' || top === 'starter' ? `${top}/*${ending}` : 'what belongs to no site';
}
