import { ACTION_IDS, type ActionId } from '../../core/actions/catalogue.ts';
import { type WordUse, wordsFor } from '../language-tables.ts';

/** Words that begin or end a label of at most six words and make a plain offer of it, parted by "/". */
export interface ActionPattern {
  readonly action: ActionId;
  readonly begins: string;
  readonly ends: string;
}

function listOf(use: WordUse, action: ActionId): string {
  const rows = wordsFor(use).filter(({ meaning }) => meaning === action);
  return rows.flatMap(({ words }) => words).join('/');
}

/** What the tables of all languages say of each action. */
export const ACTION_PATTERNS: readonly ActionPattern[] = ACTION_IDS.map((action) => ({
  action,
  begins: listOf('begins', action),
  ends: listOf('ends', action),
})).filter(({ begins, ends }) => begins !== '' || ends !== '');
