import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Day } from '../../core/lawp/days.ts';
import type { Box } from '../../places/geo-cells.ts';

/** A place that is asked for: a town with its point, a state or the like, or a whole country. */
export interface AskedPlace {
  /** English name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly kind: 'city' | 'region' | 'country';
  /** Degrees; null for a region or a country. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** What a region lies in, roughly. */
  readonly box?: Box;
  /** Also what lies around it. */
  readonly isNear: boolean;
  /** The words that name it. */
  readonly words: readonly string[];
  /** What other languages call it, of a region or a country. */
  readonly alike: readonly LikeWords[];
  /** Smaller towns of the same name that may be meant instead, largest first; none where the question says in which state it is. */
  readonly others: readonly AskedPlace[];
  /** Whether the question says in which country or state the town lies. */
  readonly isWithin?: true;
  /** How sure that is, from 0 to 1. */
  readonly confidence: number;
}

/** From here on a kind is sure; by another form of its word it is not: "mozila" is no cinema. */
export const SURE_KIND = 0.9;

/** A kind of site that is asked for. */
export interface AskedCategory {
  readonly id: string;
  /** English name. */
  readonly name: string;
  /** The words that name it. */
  readonly words: readonly string[];
  /** What says the same, in English and other languages. */
  readonly alike: readonly LikeWords[];
  /** How sure that is, from 0 to 1. */
  readonly confidence: number;
}

/** What sites or products must meet. */
export interface AskedFilters {
  /** Open at this moment, on this day or another, late in the evening, or at all hours. */
  readonly open?: 'now' | 'today' | Day | 'late' | 'always';
  /** Which prices come first. */
  readonly prices?: 'cheap' | 'dear';
  readonly maxPrice?: AskedPrice;
  readonly minPrice?: AskedPrice;
  /** Ids of actions, one of which a site must offer. */
  readonly actions?: readonly string[];
  /** What a site must give agents: a document of its own, or actions that they can do. */
  readonly agents?: 'native' | 'executable';
  /** ISO 639-1: the language that a site must be in. */
  readonly siteLanguage?: string;
}

/** Words that stand next to each other. */
export interface LikeWords {
  readonly words: readonly string[];
  /** The last one may go on. */
  readonly isBegun?: true;
}

/** A word, or a phrase that is known, that sites must have. */
export interface AskedWords {
  readonly words: readonly string[];
  /** What says the same, in English and other languages. */
  readonly alike: readonly LikeWords[];
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
  /** Whether it means nothing, and can only be a name. */
  readonly isNothing: boolean;
  /** Whether it may be small talk, which only names and titles answer. */
  readonly isTalk: boolean;
  /** A site that is named in it. */
  readonly domain: DomainName | null;
  /** ISO 639-1, where its words say it. */
  readonly language: string | null;
  readonly category: AskedCategory | null;
  readonly place: AskedPlace | null;
  /** What means near whoever asks, as it was written: "near me". It names no place. */
  readonly here: string | null;
  /** What stands where a place is named, and is none that we know. */
  readonly unknownPlace: string | null;
  readonly filters: AskedFilters;
  /** What is not wanted, as it was written; it is not looked for. */
  readonly denied: readonly string[];
  /** How sure the language and each filter are, from 0 to 1. */
  readonly confidence: Readonly<Partial<Record<'language' | keyof AskedFilters, number>>>;
  /** What is left: looked for as text. Empty where the words only ask: "The Best" may still be a name. */
  readonly words: readonly string[];
  /** The same in phrases, with what says the same. */
  readonly wanted: readonly AskedWords[];
  /** The same as if neither kind nor place were understood: they may be none. */
  readonly plain: readonly AskedWords[];
  /** Set where dictionaries say what else its words are called. */
  readonly isInOtherWords?: true;
  /** All words, also those that were understood. */
  readonly allWords: readonly string[];
}
