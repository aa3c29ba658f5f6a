import { ACTION_IDS, type ActionId } from '../../core/actions/catalogue.ts';
import { type WordRow, wordsFor } from '../language-tables.ts';

/** Words that begin or end a label of at most six words and make a plain offer of it, parted by "/". */
export interface ActionPattern {
  readonly action: ActionId;
  readonly begins: string;
  readonly ends: string;
}

function listOf(rows: readonly WordRow[], action: ActionId): string {
  return rows.flatMap(({ meaning, words }) => (meaning === action ? words : [])).join('/');
}

const [BEGINS, ENDS] = [wordsFor('begins'), wordsFor('ends')];

/** What the tables of all languages say of each action. */
export const ACTION_PATTERNS: readonly ActionPattern[] = ACTION_IDS.map((action) => ({
  action,
  begins: listOf(BEGINS, action),
  ends: listOf(ENDS, action),
})).filter(({ begins, ends }) => begins !== '' || ends !== '');
