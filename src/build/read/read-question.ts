import type { DomainName } from '../../core/domain/domain-name.ts';
import type { ReadRecord } from './read-visit.ts';

/** A site to be read. */
export interface ReadQuestion {
  readonly domain: DomainName;
  /** What its verified owner saved, as JSON text; null when there is nothing. */
  readonly ownerJson: string | null;
}

/** What reading one site gives: a record for each kept visit, oldest first. */
export interface ReadAnswer {
  readonly domain: DomainName;
  readonly records: readonly ReadRecord[];
  /** A fault of ours while reading this site; it is told, and the build goes on. */
  readonly fault: string | null;
}

/** Reads sites and gives each answer to `onAnswer`, one at a time; throws what that throws. */
export type ReadAll = (
  questions: readonly ReadQuestion[],
  onAnswer: (answer: ReadAnswer) => Promise<void>,
) => Promise<void>;
