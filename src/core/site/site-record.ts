import type { DomainName } from '../domain/domain-name.ts';
import type { LawpAddress, LawpBusiness, LawpDocument, LawpProblem, OpeningHours } from '../lawp/document.ts';
import type { Scan } from '../readiness/scan.ts';
import type { FactSource, SourcedFact } from './fact-source.ts';
import type { FormFacts, LanguageFacts, Notice, SiteStatus, StandardFacts } from './facts.ts';
import type { MapShare } from './map-point.ts';
import type { PageType } from './page-type.ts';
import type { PriceTerms } from './price-terms.ts';
import type { Visit } from './visit.ts';

/** English text beside what the site wrote (R40). */
export interface SitePage {
  readonly title: string;
  readonly content: string;
  /** Present when the site's own text is not English. */
  readonly original?: { readonly title: string; readonly content: string };
  /** provider: its author's own English; machine: a translator's; composed: written by us from what is known. */
  readonly translated?: 'provider' | 'machine' | 'composed' | 'phrase-book';
  /** Who translated: of a machine's English only. */
  readonly translator?: MachineTranslator;
  /** What it is, where it says so. */
  readonly type?: PageType;
  /** When it was published or, of an event, takes place: YYYY-MM-DD. */
  readonly date?: string;
}

/** Who translated a text, and how far that is trusted, 0 to 1. */
export interface MachineTranslator {
  readonly provider: string;
  readonly confidence: number;
}

export interface Product extends PriceTerms {
  readonly name: string;
  readonly originalName: string;
  readonly price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly priceEur: number | null;
  readonly url: string;
  readonly image: string | null;
  readonly available: boolean | null;
}

/** "shop/bakery": key/value of OpenStreetMap's tagging, with its English name and lower-case plural for comparisons. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
}

export interface Place {
  /** "Aarhus". */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly countryName: string;
  readonly lat: number | null;
  readonly lon: number | null;
  /** IANA name, for opening hours. */
  readonly timeZone: string | null;
}

/** A telephone number of a place. */
export interface PlacePhone {
  /** E.164, or as written where its country is unknown. */
  readonly number: string;
  /** Whom it reaches, where the page says so: "sales". */
  readonly reaches?: string;
  /** When it is answered. */
  readonly opening_hours?: readonly OpeningHours[];
}

/** One place of a site, as it is printed. */
export interface SitePlace {
  /** What it is called, where it has a name of its own. */
  readonly name?: string;
  /** Its page on the site. */
  readonly url?: string;
  /** Who tells of it, the one that is shown first; absent in documents of earlier versions. */
  readonly sources?: readonly SiteBusiness['origin'][];
  readonly address?: LawpAddress;
  readonly geo?: { readonly lat: number; readonly lon: number };
  /** IANA name. */
  readonly time_zone?: string;
  readonly phones: readonly PlacePhone[];
  readonly opening_hours?: readonly OpeningHours[];
}

/** Parts of business details that visible text may state where nothing else does. */
export type BusinessTextPart = 'address' | 'telephone' | 'opening_hours';

/** Business details as published, with where they come from. */
export interface SiteBusiness extends LawpBusiness {
  /** text: all of them were read in the visible text of the pages; map: all of them are from OpenStreetMap. */
  readonly origin: 'native' | 'owner' | 'schema.org' | 'text' | 'map';
}

/** Whom an action reaches, and by what. */
export interface ActionReach {
  /** The service that takes it for the site ("OpenTable"). */
  readonly provider?: string;
  /** E.164. */
  readonly phone?: string;
  readonly email?: string;
}

/**
 * The effective document of a site: what agents see. Same artifacts, same document, byte for byte.
 * `lawp` holds English text only; everything else stands beside it.
 */
export interface SiteDocument {
  readonly lawp: LawpDocument;
  /** Page path → originals; only pages that are not English (R40). */
  readonly originals: Readonly<
    Record<
      string,
      {
        title: string;
        content: string;
        translated: NonNullable<SitePage['translated']>;
        translator?: MachineTranslator;
      }
    >
  >;
  /** What else it is called where names are declared: the site is found by it, and it is not shown. */
  readonly otherNames?: readonly string[];
  /** Words further down its pages than what is shown of them: the site is found by them where nothing else is, and they are not shown. */
  readonly laterWords?: string;
  /** Page path → what the page is and when it was published; only pages that say so. */
  readonly pageTypes?: Readonly<Record<string, Required<Pick<SitePage, 'type'>> & Pick<SitePage, 'date'>>>;
  /** The languages that the site is offered in, with their addresses; absent where it does not say. */
  readonly languages?: readonly LanguageFacts[];
  readonly source: 'native' | 'owner' | 'built';
  /** One or two English sentences for the head of the report and for search. */
  readonly description: string;
  /** Where name, description, category and place come from; absent in documents of earlier versions. */
  readonly sources?: Readonly<Partial<Record<SourcedFact, FactSource>>>;
  /** False where no home page was seen, so that nothing here was read on one; absent in documents of earlier versions. */
  readonly homeSeen?: boolean;
  /** Id of an action → how the form of the page that offers it is sent; never of one that is called by its endpoint. */
  readonly forms?: Readonly<Record<string, FormFacts>>;
  /** Id of an action → what we read of it beside its words; of documents that we built only. */
  readonly reaches?: Readonly<Record<string, ActionReach>>;
  readonly businessOrigin: SiteBusiness['origin'] | null;
  /** Parts of the business details that only the visible text of the pages states; absent for none. */
  readonly businessText?: readonly BusinessTextPart[];
  /** What comes from OpenStreetMap; absent where that knows nothing of the site. */
  readonly map?: MapShare;
  /** Its places, that of the business details first; absent in documents of earlier versions. */
  readonly places?: readonly SitePlace[];
  readonly category: Category | null;
  readonly place: Place | null;
  readonly products: readonly Product[];
  readonly notices: readonly Notice[];
}

/** What is known of the site's own LAWP file, for the report. */
export interface NativeReport {
  readonly state: 'valid' | 'invalid' | 'absent' | 'unseen';
  readonly wellKnown: boolean;
  readonly url: string;
  readonly problems: readonly LawpProblem[];
  /** What other readers may refuse; absent for nothing. */
  readonly warnings?: readonly LawpProblem[];
}

/** One finished visit of one site, read, described and judged: what `remember` stores in one transaction. */
export interface SiteRecord {
  readonly domain: DomainName;
  readonly registrableDomain: string;
  readonly status: SiteStatus;
  readonly statusReason: string | null;
  readonly movedTo: DomainName | null;
  /** ISO 639-1 of the original, null when never read. */
  readonly language: string | null;
  /** Null when this visit gave no document: the last known one stays. */
  readonly document: SiteDocument | null;
  /** Null when this visit could not judge: the last known one stays. */
  readonly scan: Scan | null;
  readonly native: NativeReport;
  readonly standards: readonly StandardFacts[];
  readonly visit: Pick<Visit, 'startedAt' | 'source' | 'outcome' | 'reason'>;
}
