import type { DomainName } from '../../core/domain/domain-name.ts';
import type { EnglishDesk } from '../english/english-desk.ts';
import type { GivenEnglish, WantedText } from '../english/english-finder.ts';
import type { ReadRecord } from './read-visit.ts';

/** A site to be read. */
export interface ReadQuestion {
  readonly domain: DomainName;
  /** What its verified owner saved, as JSON text; null when there is nothing. */
  readonly ownerJson: string | null;
  /** The English that is known of its texts; absent where nothing translates. */
  readonly english?: GivenEnglish;
}

/** What reading one site gives: a record for each kept visit, oldest first. */
export interface ReadAnswer {
  readonly domain: DomainName;
  readonly records: readonly ReadRecord[];
  /** A fault of ours while reading this site; it is told, and the build goes on. */
  readonly fault: string | null;
  /** Texts whose English is not known; composed English stands for them. */
  readonly wanted: readonly WantedText[];
  /** How many texts have English that may not be shown. */
  readonly refused: number;
}

/**
 * Reads sites and gives each answer to `onAnswer`, one at a time; throws what that throws.
 * @param desk gives the English of their texts; null where nothing translates
 */
export type ReadAll = (
  questions: readonly ReadQuestion[],
  onAnswer: (answer: ReadAnswer) => Promise<void>,
  desk?: EnglishDesk | null,
) => Promise<void>;
