import type { ActionId } from '../actions/catalogue.ts';
import type { DomainName } from '../domain/domain-name.ts';
import type { Evidence, Fact, SourceKind } from '../evidence.ts';
import type { LawpAddress, LawpDocument, LawpField, LawpProblem, OpeningHours } from '../lawp/document.ts';
import type { PageKind } from './page-kind.ts';
import type { TypedPage } from './page-type.ts';
import type { PriceTerms } from './price-terms.ts';
import type { BotRule, StandardId } from './visit.ts';

/** One described page in the site's own words. */
export interface PageFacts {
  /** Starts with "/", percent-decoded where that is unambiguous, no query, no fragment. */
  readonly path: string;
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  /** Prose a person can see, cut at a sentence end, at most 200 words; may be empty. */
  readonly content: string;
  /** ISO 639-1 (R39), null when the text is too little to tell. */
  readonly language: string | null;
  /** What it is and when it was published, where it says so. */
  readonly typed?: TypedPage;
  /** What its title names, in English; absent for none and for pages that are English. */
  readonly topics?: readonly string[];
  readonly evidence: Evidence;
}

/** Something a visitor can do here, as seen on a page. */
export interface ActionFacts {
  readonly id: ActionId;
  /** The words on the link, button or form as the site wrote them. */
  readonly label: string;
  /** Absolute http(s) address; absent for search, call and e-mail. */
  readonly url?: string;
  /** call: the number as written, and in E.164 where it is a valid or possible number. */
  readonly phone?: { readonly written: string; readonly e164: string | null };
  /** contact by e-mail. */
  readonly email?: string;
  /** The form's fields, when a form offers the action. */
  readonly fields?: readonly LawpField[];
  /** How that form is sent. */
  readonly form?: FormFacts;
  /** The booking or ordering service that takes it, if it is a known one ("OpenTable"). */
  readonly provider?: string;
  readonly evidence: Evidence;
}

/** How a form is sent (HTML, form submission), so that an agent can fill it in without looking at the page. */
export interface FormFacts {
  /** Where it goes: absolute http(s) address. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Media type of what is sent: of POST only. */
  readonly enctype?: string;
  /** Name of the field in the action's input → name under which the form sends its value. */
  readonly controls: Readonly<Record<string, string>>;
  /** Field → what may be chosen: the value that is sent and the words of the page beside it. */
  readonly choices?: Readonly<Record<string, readonly FormChoice[]>>;
  /** Names of hidden controls whose values are the page's, as a token of the visit is: of POST only. */
  readonly hidden?: readonly string[];
  /** The address that a filled-in form leads to, fields in braces (RFC 6570, level 1): of GET only. */
  readonly urlTemplate?: string;
}

/** One thing to choose in a form. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
}

/** Business details from structured data; every part absent when unknown. */
export interface BusinessFacts {
  /** The most special schema.org type seen ("Bakery"). */
  readonly type?: string;
  readonly name?: string;
  readonly telephone?: { readonly written: string; readonly e164: string | null };
  readonly email?: string;
  readonly priceRange?: string;
  readonly address?: LawpAddress;
  readonly geo?: { readonly lat: number; readonly lon: number };
  readonly openingHours?: readonly OpeningHours[];
  readonly rating?: { readonly value: number; readonly best: number; readonly count: number | null };
  /** Where it was read. */
  readonly source: 'json-ld' | 'microdata' | 'rdfa' | 'microformats';
  readonly evidence: Evidence;
}

/** A telephone number that visible text states. */
export interface PhoneFacts {
  readonly written: string;
  readonly e164: string | null;
  /** Whom it reaches, where the text says so: "sales", "support". */
  readonly reaches?: string;
  /** When it is answered, where the text says so. */
  readonly openingHours?: readonly OpeningHours[];
}

/** One place of the site as visible text states it; every part absent when unknown. */
export interface PlaceFacts {
  readonly address?: LawpAddress;
  readonly phones: readonly PhoneFacts[];
  readonly openingHours?: readonly OpeningHours[];
  /** How sure the reader is, 0 to 1. */
  readonly confidence: number;
  readonly evidence: Evidence;
  /** Where the first number and the week stand, which the lines of the address do not show. */
  readonly partEvidence?: Readonly<Partial<Record<'telephone' | 'opening_hours', Evidence>>>;
}

/** Something that a site is about, by its own words. */
export interface TopicFacts {
  /** In English, as it stands in a sentence: "musical instruments". */
  readonly topic: string;
  /** A label of its menus or a heading, or words of its title and description. */
  readonly from: 'menu' | 'words';
  /** The words as the site wrote them. */
  readonly words: string;
  /** The page that has them. */
  readonly url: string;
}

/** A language that the site is offered in. */
export interface LanguageFacts {
  /** ISO 639-1. */
  readonly code: string;
  /** Absolute http(s) address. */
  readonly url: string;
}

/** What a site says of itself in English, elsewhere than on the pages that are described. */
export interface EnglishFacts {
  /** Absolute http(s) address. */
  readonly url: string;
  /** As `PageFacts.content`. */
  readonly content: string;
  readonly evidence: Evidence;
}

export interface ProductFacts extends PriceTerms {
  /** As the site wrote it. */
  readonly originalName: string;
  readonly price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly url: string;
  readonly image: string | null;
  readonly available: boolean | null;
  readonly evidence: Evidence;
}

/** Something that tells what kind of site this is, beside its words. */
export interface KindSign {
  /** Id of a category ("shop/online"). */
  readonly category: string;
  readonly by: SourceKind;
  /** How sure it is by itself, 0 to 1. */
  readonly confidence: number;
  readonly evidence: Evidence;
}

/** The site's own LAWP document, if it publishes one. */
export interface NativeFacts {
  /** valid: usable (broken endpoints dropped, R3); invalid: published, but a rule is broken; unseen: we could not look. */
  readonly state: 'valid' | 'invalid' | 'absent' | 'unseen';
  /** True only for /.well-known/lawp.json: only that one scores and may carry endpoints. */
  readonly wellKnown: boolean;
  /** The document with broken endpoints dropped; null unless valid. */
  readonly document: LawpDocument | null;
  /** Every broken rule; for a valid document those of its dropped endpoints. */
  readonly problems: readonly LawpProblem[];
  /** What other readers may refuse; absent for nothing. */
  readonly warnings?: readonly LawpProblem[];
  readonly evidence: Evidence;
}

export interface StandardFacts {
  readonly id: StandardId;
  readonly state: 'seen' | 'not_seen' | 'unseen';
  /** What we saw: a short plain sentence ("7 addresses", "All bots may read", "404"). */
  readonly found: string;
  /** robots.txt: how the best known bots of AI services are treated. */
  readonly bots?: readonly BotRule[];
}

export type SiteStatus = 'active' | 'parked' | 'duplicate' | 'blocked' | 'gone' | 'opted_out' | 'noindex';

export interface Notice {
  readonly code: string;
  readonly message: string;
  /** Names of the sites that it speaks of, where they are something to go on with. */
  readonly domains?: readonly string[];
}

/** All that reading one visit gives. */
export interface SiteFacts {
  readonly domain: DomainName;
  readonly status: SiteStatus;
  /** Why it is not active: one plain sentence. */
  readonly statusReason: string | null;
  readonly name: Fact<string> | null;
  /** What else it is called where names are declared; absent for nothing. Sites are found by it; it is not shown. */
  readonly otherNames?: readonly string[];
  /** The site's own one- or two-sentence description in its own words (meta description or first paragraph). */
  readonly description: Fact<string> | null;
  /** ISO 639-1 of the site's text (R39); "en" with the notice language_unknown when it cannot be told. */
  readonly language: Fact<string>;
  /** Home first, then in the order visited. */
  readonly pages: readonly PageFacts[];
  /** One per id, best candidate, at most 12. */
  readonly actions: readonly ActionFacts[];
  readonly business: BusinessFacts | null;
  /** The site's own places by its visible text, the main one first. */
  readonly places: readonly PlaceFacts[];
  readonly products: readonly ProductFacts[];
  /** What tells the kind of site, the surest first. */
  readonly kindSigns: readonly KindSign[];
  /** schema.org types seen on any page, most frequent first. */
  readonly schemaTypes: readonly string[];
  /** What it is about, best known first; absent for none and for English sites that say so themselves. */
  readonly topics?: readonly TopicFacts[];
  /** The languages that it is offered in, with their addresses; absent where it does not say. */
  readonly languages?: readonly LanguageFacts[];
  /** Its own English start page on another host or behind a parameter; absent where there is none. */
  readonly english?: EnglishFacts;
  /** Words further down its pages, folded, in the order of the alphabet; absent for none. Sites are found by them; they are not shown. */
  readonly laterWords?: string;
  readonly native: NativeFacts;
  readonly standards: readonly StandardFacts[];
  readonly notices: readonly Notice[];
}
