import { eq } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { suggestions } from './database/schema.ts';

/** How far a suggested site is. */
export type SuggestionStatus = 'queued' | 'visiting' | 'reading' | 'indexed' | 'refused';

export interface SuggestionRow {
  readonly domain: string;
  readonly status: SuggestionStatus;
  /** Why it is refused: one plain sentence. */
  readonly reason: string | null;
  readonly updatedAt: string;
}

/** What became of the suggestion of a domain; null when it was never suggested. */
export async function findSuggestion({ db }: IndexDatabase, domain: string): Promise<SuggestionRow | null> {
  const [row] = await db.select().from(suggestions).where(eq(suggestions.domain, domain));
  return row ? { ...row, status: row.status as SuggestionStatus } : null;
}

/** The statement that keeps how far a suggestion is. */
export function suggestionStatement({ db }: IndexDatabase, row: SuggestionRow) {
  return db.insert(suggestions).values(row).onConflictDoUpdate({ target: suggestions.domain, set: row });
}

/** Keeps how far a suggestion is. */
export async function saveSuggestion(index: IndexDatabase, row: SuggestionRow): Promise<void> {
  await suggestionStatement(index, row);
}

/** Keeps how far a site is that was suggested before; others are left alone. */
export async function saveStep(
  { db }: IndexDatabase,
  { domain, status, reason, updatedAt }: SuggestionRow,
): Promise<void> {
  await db.update(suggestions).set({ status, reason, updatedAt }).where(eq(suggestions.domain, domain));
}
