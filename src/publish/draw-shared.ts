import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '../core/day-of.ts';
import { once } from '../core/once.ts';
import { AGENT_READY } from '../core/readiness/label.ts';
import type { SiteRow } from '../core/site/site-row.ts';
import { withIndexLine } from '../prints/index-line.ts';
import { readState } from '../services/state/read-state.ts';
import { type DrawnFile, forgetDrawnFiles, loadDrawnFiles, saveDrawnFiles } from '../store/drawn/drawn-files.ts';
import type { Turn } from '../store/jobs/take-turns.ts';
import { findRecentChanges } from '../store/month-changes.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { listLatestChanges } from '../store/sites/changes.ts';
import { countSites } from '../store/sites/site-counts.ts';
import { listSiteRows } from '../store/sites/site-rows.ts';
import { toPageMarkdown } from '../web/markdown/page-markdown.ts';
import { toNotFoundView } from '../web/views/absent-view.ts';
import type { AnyView } from '../web/views/any-view.ts';
import { directoryViews } from '../web/views/directory-view.ts';
import { toHomeView } from '../web/views/home-view.ts';
import { leaderboardViews } from '../web/views/leaderboard-view.ts';
import { toSearchView } from '../web/views/search-view.ts';
import { toStateView } from '../web/views/state-view.ts';
import { willingSites } from '../web/views/willing-sites.ts';
import { shortHash } from './draw-site.ts';
import { feedFiles, MAX_CHANGES_READ } from './feed-files.ts';
import type { PublicFolder } from './public-folder.ts';
import type { RenderBundle } from './render-bundle.ts';
import { sampleCall } from './sample-call.ts';
import { type Address, listsTxt, robotsTxt, sitemapFiles } from './sitemap.ts';

/** Files drawn side by side, and kept together. */
const AT_ONCE = 16;

/** What the page of state tells of lately. */
const LATELY_DAYS = 30;
const NEWLY_READY = 20;

/** Pages with forms, which are made for each request but found like others. */
const FORM_PATHS = ['/suggest', '/claim', '/check', '/pro'] as const;

export interface SharedInput {
  readonly index: IndexDatabase;
  readonly folder: PublicFolder;
  readonly bundle: RenderBundle;
  readonly baseUrl: string;
  readonly now: Date;
  readonly epoch: string;
  /** Files are drawn some at a time, others may come in between. */
  readonly turn: Turn;
}

/** A file to be drawn when `seed` differs from what it was last drawn from. */
interface SharedFile {
  readonly path: string;
  readonly seed: string;
  readonly draw: () => Promise<string | Uint8Array>;
}

/** One that is drawn by the render bundle. */
interface PageFile extends SharedFile {
  readonly draw: () => Promise<string>;
}

/** Draws the style sheet, the font and the scripts where they changed: no page may appear before what it links to. */
export async function drawAssets(input: SharedInput): Promise<number> {
  const last = await loadDrawnFiles(input.index);
  const { count } = await drawFiles(input, assetFiles(input.bundle.assets), last);
  return count;
}

/**
 * Draws the files that belong to no single site where they changed: home, directory, docs, sitemap; and removes those
 * that are not there any more. Gives the number of files drawn.
 */
export async function drawShared(input: SharedInput): Promise<number> {
  const { index, folder, turn } = input;
  const last = await loadDrawnFiles(index);
  const rows = await listSiteRows(index);
  const { present, count } = await drawFiles(input, await sharedFiles(input, rows), last);
  const gone = [...last.keys()].filter((path) => !present.has(path));
  await turn(async () => {
    for (const path of gone) folder.remove(path);
    await forgetDrawnFiles(index, gone);
  });
  return count;
}

async function drawFiles(
  { index, folder, turn }: SharedInput,
  files: Iterable<SharedFile>,
  last: ReadonlyMap<string, string>,
): Promise<{ present: ReadonlySet<string>; count: number }> {
  const present = new Set<string>();
  let changed: DrawnFile[] = [];
  let draws: (() => Promise<unknown>)[] = [];
  let count = 0;
  const draw = async () => {
    const [rows, together] = [changed, draws];
    [changed, draws] = [[], []];
    count += rows.length;
    if (rows.length === 0) return;
    await turn(async () => {
      await Promise.all(together.map((drawOne) => drawOne()));
      await saveDrawnFiles(index, rows);
    });
  };
  for (const file of files) {
    present.add(file.path);
    const hash = shortHash(file.seed);
    if (last.get(file.path) === hash) continue;
    changed.push({ path: file.path, hash });
    draws.push(async () => folder.write(file.path, await file.draw()));
    if (changed.length >= AT_ONCE) await draw();
  }
  await draw();
  return { present, count };
}

async function sharedFiles(input: SharedInput, rows: readonly SiteRow[]): Promise<Iterable<SharedFile>> {
  const { index, bundle, baseUrl, now } = input;
  const lately = { since: dayOf(now, LATELY_DAYS), readyFrom: AGENT_READY, most: NEWLY_READY };
  const willing = willingSites(rows, baseUrl);
  const [counts, sample, state, recent, latest] = await Promise.all([
    countSites(index),
    sampleCall(index, willing, { baseUrl, now }),
    readState(index, now),
    findRecentChanges(index, lately),
    listLatestChanges(index, MAX_CHANGES_READ),
  ]);
  return (function* () {
    yield* assetFiles(bundle.assets);
    yield* pageFiles(input, '/', toHomeView({ willing, counts, sample, baseUrl }));
    yield pageFile(input, '/404', '404.html', toNotFoundView());
    yield pageFile(input, '/search', 'search.html', toSearchView(null, baseUrl));
    for (const path of bundle.docsPaths) {
      yield* pageFiles(input, path, { kind: 'docs', path, baseUrl });
    }
    yield* pageFiles(input, '/state', toStateView(state, recent, baseUrl));
    // Lists change with every site in them.
    const lists = latestChange(rows);
    const pages: Address[] = [
      ...['/', '/state'].map((path) => ({ path, ...lists })),
      ...[...FORM_PATHS, ...bundle.docsPaths].map((path) => ({ path })),
    ];
    const listViews = [...leaderboardViews(rows, baseUrl), ...directoryViews(rows, baseUrl)];
    for (const view of listViews) {
      pages.push({ path: view.path, ...lists });
      yield* pageFiles(input, view.path, view);
    }
    yield textFile('directory/llms.txt', listsTxt(listViews, baseUrl));
    for (const [path, text] of feedFiles(rows, latest, baseUrl)) yield textFile(path, text);
    yield textFile('robots.txt', robotsTxt(baseUrl));
    for (const [path, text] of sitemapFiles(pages, rows, baseUrl)) yield textFile(path, text);
  })();
}

function latestChange(rows: readonly SiteRow[]): Pick<Address, 'changedAt'> {
  const changedAt = rows.reduce((latest, row) => (row.changedAt > latest ? row.changedAt : latest), '');
  return changedAt === '' ? {} : { changedAt };
}

/** A page and its Markdown twin, which is made from the same HTML. */
function* pageFiles(input: SharedInput, path: string, view: AnyView): Generator<SharedFile> {
  const name = path === '/' ? 'index' : path.slice(1);
  const page = pageFile(input, path, `${name}.html`, view);
  const html = once(page.draw);
  yield { ...page, draw: html };
  yield {
    ...page,
    path: `${name}.md`,
    draw: async () => withIndexLine(toPageMarkdown(await html(), input.baseUrl), input.baseUrl),
  };
}

function pageFile({ bundle, epoch }: SharedInput, path: string, file: string, view: AnyView): PageFile {
  const seed = `${epoch}\n${JSON.stringify(view)}`;
  return { path: file, seed, draw: () => bundle.render(encodeURI(path), { view }) };
}

function textFile(path: string, text: string): SharedFile {
  return { path, seed: text, draw: async () => text };
}

function* assetFiles(folder: string): Generator<SharedFile> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const path = file.slice(folder.length + 1).replaceAll('\\', '/');
    yield { path, seed: content.toString('latin1'), draw: async () => content };
  }
}
