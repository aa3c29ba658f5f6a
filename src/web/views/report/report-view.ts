import type { SiteDocument } from '../../../core/site/site-record.ts';
import type { StoredSite } from '../../../core/site/stored-site.ts';
import { type BadgePictures, badgePictures } from '../../../prints/badge-pictures.ts';
import { type NextStepSection, toNextStepSection } from '../../../prints/next-step-section.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import type { ViewContext } from '../../../prints/view-context.ts';
import { feedLinks, mayHaveFeed } from '../parts/feed-links.ts';
import type { PageHead } from '../parts/page-head.ts';
import { type ProductsSection, toProductsSection } from '../parts/products-section.ts';
import { type ActionsSection, toActionsSection } from './action-rows.ts';
import { type AskSection, toAskSection } from './ask-section.ts';
import { type BadgeSnippets, toBadgeSnippets } from './badge-snippets.ts';
import { type BusinessSection, toBusinessSection } from './business-section.ts';
import { type ChecklistSection, toChecklistSection } from './checklist-section.ts';
import { type ClaimSection, toClaimSection } from './claim-section.ts';
import { type ComparisonSection, toComparisonSection } from './comparison-section.ts';
import { type ImproveSection, toImproveSection } from './improve-section.ts';
import { type NativeSection, toNativeSection } from './native-section.ts';
import { type OwnFileSection, toOwnFileSection } from './own-file-section.ts';
import { type PagesSection, toPagesSection } from './page-rows.ts';
import { type ReadingSection, toReadingSection } from './reading-section.ts';
import { toReportHead } from './report-head.ts';
import { type ScorePlate, toScorePlate } from './score-plate.ts';
import { type SendOn, toSendOn } from './send-on.ts';
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
  readonly sendOn: SendOn | null;
  /** Links to the parts of the page. */
  readonly toc: readonly { readonly href: string; readonly text: string }[];
  readonly reading: ReadingSection | null;
  readonly native: NativeSection | null;
  /** What is known of the site; null for one of which we know nothing. */
  readonly known: KnownParts | null;
  /** What claiming brings its owner, or brought; null where nothing of theirs would be shown (R85). */
  readonly claim: ClaimSection | null;
  /** Whether there are feeds of its changes. */
  readonly hasFeed: boolean;
}

/** The parts of a page that need a document. */
export interface KnownParts {
  /** Null when the site was never judged. */
  readonly checklist: ChecklistSection | null;
  readonly improve: ImproveSection | null;
  /** What the site's own file says; null for a site that publishes none. */
  readonly ownFile: OwnFileSection | null;
  readonly starter: StarterSection;
  readonly ask: AskSection;
  readonly actions: ActionsSection;
  readonly pages: PagesSection;
  readonly business: BusinessSection;
  readonly products: ProductsSection | null;
  readonly comparison: ComparisonSection | null;
  /** "GET https://…/api/search?q=example.com", and where to try it. */
  readonly call: { readonly text: string; readonly href: string };
  readonly badges: BadgeSnippets;
}

/**
 * Builds the page of a site whole; printing it decides nothing.
 * @param pictures the site's badges, of whoever needs them too: they are dear to draw
 */
export function toReportView(
  site: StoredSite,
  view: SiteView,
  context: ViewContext,
  pictures: BadgePictures = badgePictures(view),
): ReportView {
  const head = toReportHead(view, context.baseUrl);
  const reading = toReadingSection(view);
  const known =
    site.document === null ? null : toKnownParts({ site, document: site.document, view, pictures }, context);
  // What is kept from lists is not told by feeds either.
  const hasFeed = known !== null && head.index && mayHaveFeed(view.domain);
  return {
    kind: 'report',
    domain: view.domain,
    head: hasFeed ? { ...head, alternates: [...head.alternates, ...feedLinks(`/site/${view.domain}`)] } : head,
    site: toSiteHead(view),
    plate: toScorePlate(site, view),
    next: toNextStepSection(site, view),
    sendOn: toSendOn(site, context.baseUrl),
    toc: tocOf(reading, known),
    reading,
    native: toNativeSection(site.native),
    known,
    claim: toClaimSection(site),
    hasFeed,
  };
}

interface KnownSite {
  readonly site: StoredSite;
  readonly document: SiteDocument;
  readonly view: SiteView;
  readonly pictures: BadgePictures;
}

function toKnownParts({ site, document, view, pictures }: KnownSite, { baseUrl }: ViewContext): KnownParts {
  const href = `/api/search?q=${view.domain}`;
  const improve = site.scan === null ? null : toImproveSection(site.scan, document.lawp, site.native.state);
  const products = toProductsSection(view.products);
  const parts = ['actions', 'business', 'starter-lawp', 'starter-jsonld', ...(products ? ['products'] : [])];
  return {
    checklist: site.scan === null ? null : toChecklistSection(view),
    improve,
    ownFile: toOwnFileSection(site.native, document.lawp, view),
    starter: toStarterSection(document.lawp, view),
    ask: toAskSection(view, new Set(parts)),
    actions: toActionsSection(view),
    pages: toPagesSection(view),
    business: toBusinessSection(view),
    products,
    comparison: toComparisonSection(view),
    call: { text: `GET ${baseUrl}${href}`, href },
    badges: toBadgeSnippets(view, pictures, baseUrl),
  };
}

function tocOf(reading: ReadingSection | null, known: KnownParts | null): ReportView['toc'] {
  const parts = [
    [reading, 'reading', 'What you can do'],
    [known?.checklist, 'checklist', 'Checklist'],
    [known?.improve, 'improve', 'How to improve'],
    [known, 'starter-lawp', known?.ownFile ? 'Your file' : 'Starter file'],
    [known, 'ask', 'Ask an assistant'],
    [known, 'actions', 'Actions'],
    [known, 'business', 'Business details'],
    [known?.comparison, 'comparison', 'Comparison'],
    [known, 'badges', 'Badges'],
  ] as const;
  return parts.flatMap(([part, id, text]) => (part ? [{ href: `#${id}`, text }] : []));
}
