import { createHash } from 'node:crypto';
import { badgeJson, shieldsJson } from '../../badges/badge-json.ts';
import type { BadgeView } from '../../badges/badge-view.ts';
import { cardBadge } from '../../badges/card-badge.ts';
import { compactBadge } from '../../badges/compact-badge.ts';
import { unreadBadge } from '../../badges/neutral-badge.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { type ReportView, toReportView } from '../views/report-view.ts';
import { toSiteMarkdown } from '../views/site-markdown.ts';
import { toSiteTwin } from '../views/site-twin.ts';
import { type SiteView, toSiteView } from '../views/site-view.ts';
import type { ViewContext } from '../views/view-context.ts';
import type { PublicFolder } from './public-folder.ts';
import type { RenderBundle } from './render-bundle.ts';
import { sitePaths, twinNames } from './site-paths.ts';

/** A site made ready to be drawn. */
export interface SiteDrawing {
  readonly site: StoredSite;
  readonly view: SiteView;
  readonly report: ReportView;
  readonly markdown: string;
  readonly twin: string;
  /** "<hash of the page>.<hash of the JSON twin>": only the second knows of visit times (R65). */
  readonly hash: string;
}

/** Makes the views of a site and their hash; `epoch` is what all pages share (bundle, address). */
export function prepareSite(site: StoredSite, context: ViewContext, epoch: string): SiteDrawing {
  const view = toSiteView(site, context);
  const report = toReportView(site, view, context);
  const markdown = toSiteMarkdown(view);
  const twin = `${JSON.stringify(toSiteTwin(view), null, 2)}\n`;
  const pageHash = shortHash(`${epoch}\n${JSON.stringify(report)}\n${markdown}`);
  return { site, view, report, markdown, twin, hash: `${pageHash}.${shortHash(`${epoch}\n${twin}`)}` };
}

/** What of a drawing differs from what was last drawn. */
export function partsToDraw(hash: string, lastHash: string | null): { readonly page: boolean; readonly twin: boolean } {
  const [page, twin] = hash.split('.');
  const [lastPage, lastTwin] = (lastHash ?? '').split('.');
  return { page: page !== lastPage, twin: twin !== lastTwin };
}

/** Draws the changed files of a site. `taken` holds names of other sites: a twin never takes their address (R9). */
export async function drawSite(
  drawing: SiteDrawing,
  options: {
    readonly bundle: RenderBundle;
    readonly folder: PublicFolder;
    readonly parts: { readonly page: boolean; readonly twin: boolean };
    readonly taken: ReadonlySet<string>;
  },
): Promise<void> {
  const { bundle, folder, parts, taken } = options;
  const { site, view, report, markdown, twin } = drawing;
  const paths = sitePaths(site.domain);
  const names = twinNames(site.domain);
  const writes: Promise<void>[] = [];
  if (parts.page) {
    const html = await bundle.render(`/site/${site.domain}`, { view: report });
    writes.push(folder.write(paths.page, html));
    if (!taken.has(names.markdown)) writes.push(folder.write(paths.markdown, markdown));
    if (report.starter.lawp !== null) writes.push(folder.write(paths.starter, report.starter.lawp.text));
    for (const [path, text] of badgeFiles(site, view)) writes.push(folder.write(path, text));
  }
  if (parts.twin && !taken.has(names.json)) writes.push(folder.write(paths.twin, twin));
  await Promise.all(writes);
}

function badgeFiles(site: StoredSite, view: SiteView): [path: string, text: string][] {
  const paths = sitePaths(site.domain);
  const badge = toBadge(view);
  const json = badgeJson({
    domain: site.domain,
    name: site.document === null ? null : view.name,
    scan: site.scan,
    category: view.category,
    page: view.reportUrl,
    updatedAt: site.changedAt,
  });
  return [
    [paths.card, badge === null ? unreadBadge('card') : cardBadge(badge)],
    [paths.compact, badge === null ? unreadBadge('compact') : compactBadge(badge)],
    [paths.badge, `${JSON.stringify(json)}\n`],
    [paths.shields, `${JSON.stringify(shieldsJson(json))}\n`],
  ];
}

function toBadge({ domain, score, label, checklist, changedAt }: SiteView): BadgeView | null {
  if (score === null || label === null) return null;
  return { domain, score, label, states: checklist.map(({ state }) => state), date: changedAt };
}

/** 96 bits: far more than a folder of pages can make collide. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
