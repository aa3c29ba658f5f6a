import type { SiteChanges } from '../core/site/changes.ts';
import { toChangeWords } from './change-words.ts';

/** One change of a score, and what moved it. */
export interface ScoreMove {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly from: number;
  readonly to: number;
  /** "The score went from 45 to 60. Now met: 3 or more actions." */
  readonly words: string;
}

/** What is kept of a change, as far as scores are concerned. */
export interface KeptChange {
  readonly detectedAt: string;
  readonly changes: SiteChanges;
}

const SHOWN = 4;

/** The latest moves of a score, newest first, from the kept changes of a site in the same order. */
export function scoreMoves(kept: readonly KeptChange[]): readonly ScoreMove[] {
  const moves = kept.flatMap(({ detectedAt, changes: { score, criteria, method_changed } }): ScoreMove[] => {
    if (score === undefined) return [];
    const told = { score, ...(criteria && { criteria }), ...(method_changed && { method_changed }) };
    return [{ at: detectedAt, ...score, words: toChangeWords(told).join(' ') }];
  });
  return moves.slice(0, SHOWN);
}
