import type { Fetched } from '../fetch/fetch-resource.ts';
import type { RobotsPolicy } from '../robots/robots.ts';
import { MAX_SITEMAP_PAGES, readSitemap } from './sitemap.ts';
import type { VisitRun } from './visit-run.ts';

/** Files of a sitemap that one visit reads. */
const MAX_SITEMAP_FILES = 5;

/** The files of a site's sitemap that were asked for, and the addresses that they name. */
export interface Sitemaps {
  readonly files: readonly Fetched[];
  readonly pages: readonly string[];
  /** Pages with the address of each in English. */
  readonly english: ReadonlyMap<string, string>;
}

/** Asks for the sitemap that robots.txt names, or the one at the usual address, and for further files that it names. */
export async function askForSitemaps(run: VisitRun, home: URL, { summary }: RobotsPolicy): Promise<Sitemaps> {
  const named = summary.sitemaps.flatMap((address) => URL.parse(address, home) ?? []).filter((url) => run.isOwn(url));
  const queue = named.length > 0 ? named : [new URL('/sitemap.xml', home)];
  const asked = new Set<string>();
  const files: Fetched[] = [];
  const pages: string[] = [];
  const english = new Map<string, string>();
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (files.length >= MAX_SITEMAP_FILES || pages.length >= MAX_SITEMAP_PAGES || run.stopped()) break;
    if (asked.has(url.href)) continue;
    asked.add(url.href);
    const file = await run.ask({ role: 'sitemap', url });
    files.push(file);
    const content = readSitemap(file.resource.body ?? new Uint8Array());
    pages.push(...content.pages);
    for (const [page, address] of content.english) english.set(page, address);
    const inner = content.files.flatMap((address) => URL.parse(address) ?? []).filter((next) => run.isOwn(next));
    // Of many files, those named for pages hold the ones we look for.
    queue.push(...inner.sort((a, b) => Number(isForPages(b)) - Number(isForPages(a))));
  }
  return { files, pages: pages.slice(0, MAX_SITEMAP_PAGES), english };
}

function isForPages(url: URL): boolean {
  return /page|static|main|general|misc/i.test(url.pathname);
}
