import type { StoredSite } from '../../core/site/stored-site.ts';
import { badgePictures } from '../../prints/badge-pictures.ts';
import { type NextStepSection, toNextStepSection } from '../../prints/next-step-section.ts';
import type { SiteView } from '../../prints/site-view.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { type BadgeSnippets, toBadgeSnippets } from './badge-snippets.ts';
import { type BusinessSection, toBusinessSection } from './business-section.ts';
import { type ChecklistSection, toChecklistSection } from './checklist-section.ts';
import { type ComparisonSection, toComparisonSection } from './comparison-section.ts';
import { type ImproveSection, toImproveSection } from './improve-section.ts';
import { type NativeSection, toNativeSection } from './native-section.ts';
import type { PageHead } from './page-head.ts';
import { type ProductsSection, toProductsSection } from './products-section.ts';
import { type ReadingSection, toReadingSection } from './reading-section.ts';
import { toReportHead } from './report-head.ts';
import { type ActionRow, type PageRow, toActionRows, toPageRows } from './report-rows.ts';
import { type ScorePlate, toScorePlate } from './score-plate.ts';
import { type SiteHead, toSiteHead } from './site-head.ts';
import { type StarterSection, toStarterSection } from './starter-section.ts';

/** Everything a report page prints, in its order; it holds no visit times but in `reading` (R65). */
export interface ReportView {
  readonly kind: 'report';
  readonly domain: string;
  readonly head: PageHead;
  readonly site: SiteHead;
  readonly plate: ScorePlate;
  readonly next: NextStepSection;
  readonly reading: ReadingSection | null;
  readonly native: NativeSection | null;
  readonly checklist: ChecklistSection;
  readonly improve: ImproveSection;
  readonly starter: StarterSection;
  readonly actions: readonly ActionRow[];
  /** False when we never had a document of the site: what is not shown may be there. */
  readonly wasRead: boolean;
  readonly pages: readonly PageRow[];
  /** Pages of the document in all. */
  readonly pageCount: number;
  readonly business: BusinessSection;
  readonly products: ProductsSection | null;
  readonly comparison: ComparisonSection | null;
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
    next: toNextStepSection(site, view),
    reading: toReadingSection(view),
    native: toNativeSection(site.native),
    checklist: toChecklistSection(view),
    improve: toImproveSection(site),
    starter: toStarterSection(site.document?.lawp ?? null, view),
    actions: toActionRows(view),
    wasRead: site.document !== null,
    pages: toPageRows(view),
    pageCount: view.pages.length,
    business: toBusinessSection(view),
    products: toProductsSection(view.products),
    comparison: toComparisonSection(view),
    call: { text: `GET ${context.baseUrl}${href}`, href },
    badges: toBadgeSnippets(view, badgePictures(view), context.baseUrl),
  };
}
