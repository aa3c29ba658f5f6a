import type { StoredSite } from '../../core/site/stored-site.ts';
import { badgePictures } from '../../prints/badge-pictures.ts';
import { type NextStepView, toNextStepView } from '../../prints/next-step-view.ts';
import type { SiteView } from '../../prints/site-view.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { type BadgeSnippets, toBadgeSnippets } from './badge-snippets.ts';
import { type BusinessSection, toBusinessSection } from './business-section.ts';
import { type ChecklistSection, toChecklistSection } from './checklist-section.ts';
import { type ComparisonView, toComparisonView } from './comparison-view.ts';
import { type ImproveView, toImproveView } from './improve-view.ts';
import { type NativeSection, toNativeSection } from './native-section.ts';
import type { PageHead } from './page-head.ts';
import { type ProductsView, toProductsView } from './products-view.ts';
import { type ReadingView, toReadingView } from './reading-view.ts';
import { toReportHead } from './report-head.ts';
import { type ActionRow, type PageRow, toActionRows, toPageRows } from './report-rows.ts';
import { type ScorePlate, toScorePlate } from './score-plate.ts';
import { type SiteHead, toSiteHead } from './site-head.ts';
import { type StarterView, toStarterView } from './starter-view.ts';

/** Everything a report page prints, in its order; it holds no visit times but in `reading` (R65). */
export interface ReportView {
  readonly kind: 'report';
  readonly domain: string;
  readonly head: PageHead;
  readonly site: SiteHead;
  readonly plate: ScorePlate;
  readonly next: NextStepView;
  readonly reading: ReadingView | null;
  readonly native: NativeSection | null;
  readonly checklist: ChecklistSection;
  readonly improve: ImproveView;
  readonly starter: StarterView;
  readonly actions: readonly ActionRow[];
  /** False when we never had a document of the site: what is not shown may be there. */
  readonly wasRead: boolean;
  readonly pages: readonly PageRow[];
  /** Pages of the document in all. */
  readonly pageCount: number;
  readonly business: BusinessSection;
  readonly products: ProductsView | null;
  readonly comparison: ComparisonView | null;
  /** "GET https://…/api/search?q=example.com", and where to try it. */
  readonly call: { readonly text: string; readonly href: string };
  readonly badges: BadgeSnippets;
}

/** Builds the page of a site whole; printing it decides nothing. */
export function toReportView(site: StoredSite, view: SiteView, context: ViewContext): ReportView {
  const href = `/api/search?q=${view.domain}`;
  return {
    kind: 'report',
    domain: view.domain,
    head: toReportHead(view, context.baseUrl),
    site: toSiteHead(view),
    plate: toScorePlate(site, view),
    next: toNextStepView(site, view),
    reading: toReadingView(view),
    native: toNativeSection(site.native),
    checklist: toChecklistSection(view),
    improve: toImproveView(site),
    starter: toStarterView(site.document?.lawp ?? null, view),
    actions: toActionRows(view),
    wasRead: site.document !== null,
    pages: toPageRows(view),
    pageCount: view.pages.length,
    business: toBusinessSection(view),
    products: toProductsView(view.products),
    comparison: toComparisonView(view),
    call: { text: `GET ${context.baseUrl}${href}`, href },
    badges: toBadgeSnippets(view, badgePictures(view), context.baseUrl),
  };
}
