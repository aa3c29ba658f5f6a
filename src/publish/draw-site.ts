import { hash } from 'node:crypto';
import { badgeJson, shieldsJson } from '../badges/badge-json.ts';
import { keepsDocument } from '../core/site/site-status.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import { type BadgePictures, badgePictures } from '../prints/badge-pictures.ts';
import { type Feed, toAtom, toJsonFeed } from '../prints/feeds/feed.ts';
import { toSiteFeed } from '../prints/feeds/site-feed.ts';
import { toSiteMarkdown } from '../prints/site-markdown.ts';
import { toSiteTwin } from '../prints/site-twin.ts';
import { type SiteView, toSiteView } from '../prints/site-view.ts';
import type { ViewContext } from '../prints/view-context.ts';
import type { StoredChange } from '../store/sites/changes.ts';
import { mayHaveFeed } from '../web/views/parts/feed-links.ts';
import { type ReportView, toReportView } from '../web/views/report/report-view.ts';
import type { PublicFolder } from './public-folder.ts';
import type { RenderBundle } from './render-bundle.ts';
import { sitePaths, twinNames } from './site-paths.ts';

/** A site made ready to be drawn. */
export interface SiteDrawing {
  readonly site: StoredSite;
  readonly view: SiteView;
  readonly report: ReportView;
  readonly pictures: BadgePictures;
  readonly markdown: string;
  readonly twin: string;
  /** What changed on the site, for whoever follows it; null where nothing of it is shown in lists. */
  readonly feed: Feed | null;
  /** "<hash of the page>.<hash of the JSON twin>": only the second knows of visit times (R65). */
  readonly hash: string;
}

/** A site with its latest changes, newest first. */
export interface SiteWithChanges {
  readonly site: StoredSite;
  readonly changes: readonly StoredChange[];
}

/** Makes the views of a site and their hash; `epoch` is what all pages share (bundle, address). */
export function prepareSite({ site, changes }: SiteWithChanges, context: ViewContext, epoch: string): SiteDrawing {
  const view = toSiteView(site, context, changes);
  const pictures = badgePictures(view);
  const report = toReportView(site, view, context, pictures);
  const markdown = toSiteMarkdown(view);
  const twin = `${JSON.stringify(toSiteTwin(view), null, 2)}\n`;
  const feed = report.hasFeed ? toSiteFeed({ site, name: view.name, changes }, context.baseUrl) : null;
  const pageHash = shortHash(`${epoch}\n${JSON.stringify(report)}\n${markdown}\n${JSON.stringify(feed?.items)}`);
  return { site, view, report, pictures, markdown, twin, feed, hash: `${pageHash}.${shortHash(`${epoch}\n${twin}`)}` };
}

/** What of a drawing differs from what was last drawn. */
export function partsToDraw(hash: string, lastHash: string | null): { readonly page: boolean; readonly twin: boolean } {
  const [page, twin] = hash.split('.');
  const [lastPage, lastTwin] = (lastHash ?? '').split('.');
  return { page: page !== lastPage, twin: twin !== lastTwin };
}

/**
 * Draws the changed files of a site. Gives a promise of the drawing that gives the promise of its files, so that the next
 * site can be drawn while these are compressed. `taken` holds names of other sites: a twin never takes their address (R9).
 */
export async function drawSite(
  drawing: SiteDrawing,
  options: {
    readonly bundle: RenderBundle;
    readonly folder: PublicFolder;
    readonly parts: { readonly page: boolean; readonly twin: boolean };
    readonly taken: ReadonlySet<string>;
  },
): Promise<{ readonly written: Promise<unknown> }> {
  const { bundle, folder, parts, taken } = options;
  const { site, report, markdown, twin, feed } = drawing;
  const paths = sitePaths(site.domain);
  const names = twinNames(site.domain);
  const files: [path: string, content: string | Uint8Array][] = [];
  if (parts.page) {
    files.push([paths.page, await bundle.renderBytes(`/site/${site.domain}`, { view: report })]);
    if (!taken.has(names.markdown)) files.push([paths.markdown, markdown]);
    if (report.known !== null) files.push([paths.starter, report.known.starter.lawp.text]);
    if (feed !== null) files.push([paths.atom, toAtom(feed)], [paths.feed, toJsonFeed(feed)]);
    else if (mayHaveFeed(site.domain)) folder.remove(`site/${site.domain}/`);
    files.push(...badgeFiles(drawing));
  }
  if (parts.twin && !taken.has(names.json)) files.push([paths.twin, twin]);
  return { written: Promise.all(files.map(([path, content]) => folder.write(path, content))) };
}

function badgeFiles({ site, view, pictures }: SiteDrawing): [path: string, text: string][] {
  const paths = sitePaths(site.domain);
  const json = badgeJson({
    domain: site.domain,
    indexed: site.document !== null && keepsDocument(site.status),
    name: site.document === null ? null : view.name,
    scan: site.scan,
    isInOwnerWords: view.ownerWords !== null,
    isClaimed: view.claim !== null,
    unread: view.unread,
    category: view.category,
    page: view.reportUrl,
    updatedAt: site.changedAt,
  });
  return [
    [paths.card, pictures.card],
    [paths.compact, pictures.compact],
    [paths.badge, `${JSON.stringify(json)}\n`],
    [paths.shields, `${JSON.stringify(shieldsJson(json))}\n`],
  ];
}

/** 96 bits: far more than a folder of pages can make collide. */
export function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16);
}
