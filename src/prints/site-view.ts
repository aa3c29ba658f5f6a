import type { DomainName } from '../core/domain/domain-name.ts';
import { toUnicode } from '../core/domain/to-unicode.ts';
import type { LawpAction, LawpDocument } from '../core/lawp/document.ts';
import { once } from '../core/once.ts';
import type { Comparison } from '../core/readiness/comparison.ts';
import type { Scan, ScoreLabel } from '../core/readiness/scan.ts';
import type { LanguageFacts, Notice, SiteStatus, StandardFacts } from '../core/site/facts.ts';
import { shownClaim } from '../core/site/owner-words.ts';
import type { Category, Place, Product, SiteDocument, SitePlace } from '../core/site/site-record.ts';
import type { SiteClaim, StoredSite } from '../core/site/stored-site.ts';
import { type UnreadReason, unreadReason } from '../core/site/unread-reason.ts';
import { type UnreadWords, unreadWords } from '../core/site/unread-words.ts';
import { type BusinessView, toBusinessView } from './business-view.ts';
import { type ChecklistItem, toChecklist } from './checklist.ts';
import { type Freshness, freshnessOf } from './freshness.ts';
import { languageName } from './language-name.ts';
import { type OwnerWords, ownerWordsNotices, toOwnerWords } from './owner-words.ts';
import { type PrintedPage, toPages } from './pages.ts';
import { type KeptChange, type ScoreMove, scoreMoves } from './score-moves.ts';
import type { ViewContext } from './view-context.ts';

/** The one value behind the report page, its twins, the badge, the API's Site and the connector's results. */
export interface SiteView {
  readonly domain: DomainName;
  /** The domain as people write it; same as `domain` unless it is international. */
  readonly domainShown: string;
  readonly reportUrl: string;
  /** Name of the site; the shown domain when it was never read. */
  readonly name: string;
  readonly description: string;
  readonly status: SiteStatus;
  readonly statusReason: string | null;
  readonly movedTo: DomainName | null;
  /** The one reason why there is no answer of today; null where there is one. */
  readonly unread: UnreadReason | null;
  /** What is said of it. */
  readonly unreadWords: UnreadWords | null;
  readonly freshness: Freshness;
  /** Set where only the owner tells of the site, since we cannot read it. */
  readonly ownerWords: OwnerWords | null;
  /** Set where its owner proved the domain. */
  readonly claim: SiteClaim | null;
  readonly language: { readonly code: string; readonly name: string } | null;
  /** Languages that it is offered in, with their addresses. */
  readonly languages: readonly LanguageFacts[];
  readonly category: Category | null;
  readonly place: Place | null;
  /** False where no home page was seen; null where that is not known. */
  readonly homeSeen: boolean | null;
  /** Where name, description, category and place come from. */
  readonly sources: NonNullable<SiteDocument['sources']>;
  /** Null when the site was never judged. */
  readonly score: number | null;
  readonly label: ScoreLabel | null;
  readonly scoreVersion: number | null;
  readonly scanOutcome: 'complete' | 'partial' | 'blocked' | null;
  /** One item for each criterion in their order, none when the site was never judged. */
  readonly checklist: readonly ChecklistItem[];
  readonly pages: readonly PrintedPage[];
  readonly actions: readonly LawpAction[];
  /** Id of an action → how the form that offers it is sent. */
  readonly forms: NonNullable<SiteDocument['forms']>;
  /** Id of an action → who takes it, and what reaches it. */
  readonly reaches: NonNullable<SiteDocument['reaches']>;
  /** How agents sign in, from a document of the site or its owner. */
  readonly accounts: LawpDocument['accounts'] | null;
  readonly business: BusinessView | null;
  /** Its places, that of the business details first. */
  readonly places: readonly SitePlace[];
  readonly products: readonly Product[];
  /** Publishes a valid document of its own. */
  readonly isNative: boolean;
  /** At least one action carries an endpoint. */
  readonly isExecutable: boolean;
  readonly standards: readonly StandardFacts[];
  readonly comparison: Comparison | null;
  readonly history: StoredSite['history'];
  /** What moved the score, newest first; none where the changes of the site were not asked for. */
  readonly moves: readonly ScoreMove[];
  readonly notices: readonly Notice[];
  readonly source: SiteDocument['source'] | null;
  readonly version: number | null;
  readonly changedAt: string;
  readonly updatedAt: string | null;
  readonly lastVisitedAt: string;
  readonly visits: StoredSite['visits'];
}

/**
 * Builds the one view of a stored site. Pure: `context.now` decides freshness only.
 * @param kept its changes, newest first
 */
export function toSiteView(site: StoredSite, context: ViewContext, kept: readonly KeptChange[] = []): SiteView {
  const { document, scan, domain, status, statusReason, movedTo } = site;
  const domainShown = toUnicode(domain);
  const unread = unreadReason(site);
  const ownerWords = toOwnerWords(site);
  const parts = documentParts(document);
  const code = document?.lawp.language ?? site.language;
  const checklist = once(() => (scan === null ? [] : toChecklist(scan, `${context.baseUrl}/site/${domain}.json`)));
  return {
    domain,
    domainShown,
    reportUrl: `${context.baseUrl}/site/${domain}`,
    name: document?.lawp.name ?? domainShown,
    description: document?.description ?? '',
    status,
    statusReason,
    movedTo,
    unread,
    unreadWords: unread && unreadWords(unread, movedTo && toUnicode(movedTo)),
    freshness: freshnessOf(site, context.now),
    ownerWords,
    claim: shownClaim(site),
    language: code === null ? null : { code, name: languageName(code) },
    category: document?.category ?? null,
    place: document?.place ?? null,
    homeSeen: document?.homeSeen ?? null,
    ...judgementOf(scan),
    get checklist() {
      return checklist();
    },
    ...parts,
    notices: [...ownerWordsNotices(ownerWords), ...parts.notices],
    get standards() {
      return site.standards;
    },
    comparison: site.comparison,
    moves: scoreMoves(kept),
    ...datesOf(site),
  };
}

function datesOf({ history, version, changedAt, updatedAt, lastVisitedAt, visits }: StoredSite) {
  return { history, version, changedAt, updatedAt, lastVisitedAt, visits };
}

function judgementOf(scan: Scan | null): Pick<SiteView, 'score' | 'label' | 'scoreVersion' | 'scanOutcome'> {
  const { score = null, label = null, scoreVersion = null, outcome = null } = scan ?? {};
  return { score, label, scoreVersion, scanOutcome: outcome };
}

type DocumentParts = Pick<
  SiteView,
  | 'languages'
  | 'pages'
  | 'actions'
  | 'forms'
  | 'reaches'
  | 'accounts'
  | 'business'
  | 'places'
  | 'products'
  | 'isNative'
  | 'isExecutable'
  | 'notices'
  | 'source'
  | 'sources'
>;

function documentParts(document: SiteDocument | null): DocumentParts {
  if (document === null) {
    return {
      languages: [],
      pages: [],
      actions: [],
      forms: {},
      reaches: {},
      accounts: null,
      business: null,
      places: [],
      products: [],
      isNative: false,
      isExecutable: false,
      notices: [],
      source: null,
      sources: {},
    };
  }
  const { actions } = document.lawp;
  return {
    languages: document.languages ?? [],
    pages: toPages(document),
    actions,
    forms: document.forms ?? {},
    reaches: document.reaches ?? {},
    accounts: document.lawp.accounts ?? null,
    business: toBusinessView(document),
    places: document.places ?? [],
    products: document.products,
    isNative: document.source === 'native',
    isExecutable: document.source === 'native' && actions.some((action) => action.endpoint !== undefined),
    notices: document.notices,
    source: document.source,
    sources: document.sources ?? {},
  };
}
