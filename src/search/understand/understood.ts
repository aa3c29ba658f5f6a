import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Day } from '../../core/lawp/document.ts';

/** A place that is asked for: a town with its point, or a whole country. */
export interface AskedPlace {
  /** English name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly kind: 'city' | 'country';
  /** Degrees; null for a country. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** Also what lies around it. */
  readonly isNear: boolean;
  /** The words that name it. */
  readonly words: readonly string[];
}

/** A kind of site that is asked for. */
export interface AskedCategory {
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** The words that name it. */
  readonly words: readonly string[];
}

/** What sites or products must meet. */
export interface AskedFilters {
  /** Open at this moment, or on a day. */
  readonly open?: 'now' | Day;
  /** Which prices come first. */
  readonly prices?: 'cheap' | 'dear';
  readonly maxPrice?: AskedPrice;
  readonly minPrice?: AskedPrice;
  /** Ids of actions, one of which a site must offer. */
  readonly actions?: readonly string[];
}

/** An amount as it was named; euros are null for a currency without a rate. */
export interface AskedPrice {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly eur: number | null;
}

/** What a question means, as far as it is sure. */
export interface Understood {
  /** A site that is named in it. */
  readonly domain: DomainName | null;
  /** ISO 639-1, where its words say it. */
  readonly language: string | null;
  readonly category: AskedCategory | null;
  readonly place: AskedPlace | null;
  readonly filters: AskedFilters;
  /** What is left: looked for as text. Empty where the words only ask: "The Best" may still be a name. */
  readonly words: readonly string[];
  /** All words, also those that were understood. */
  readonly allWords: readonly string[];
}
