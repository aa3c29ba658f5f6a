import { sql } from 'drizzle-orm';
import { dayOf } from '../core/day-of.ts';
import type { IndexDatabase } from './database/databases.ts';
import { translations } from './database/schema.ts';

/** What a translator gave for a text. */
export interface Translation {
  readonly hash: string;
  /** ISO 639-1 of the text. */
  readonly language: string;
  readonly english: string;
}

const PER_STATEMENT = 100;
/** Days that `used_on` may be late: not every reading writes. */
const LATE_DAYS = 7;
/** A site is visited, and read, far more often than that. */
const UNUSED_DAYS = 180;

/** What a provider gave before for these texts, by hash; notes that it is used. */
export async function loadTranslations(
  { client }: IndexDatabase,
  provider: string,
  hashes: readonly string[],
  today: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const late: string[] = [];
  const lateBefore = dayOf(new Date(today), LATE_DAYS);
  for (let from = 0; from < hashes.length; from += PER_STATEMENT) {
    const some = hashes.slice(from, from + PER_STATEMENT);
    const { rows } = await client.execute({
      sql: `select hash, english, used_on from translations where hash in (${marks(some)}) and provider = ?`,
      args: [...some, provider],
    });
    for (const { hash, english, used_on } of rows) {
      found.set(String(hash), String(english));
      if (String(used_on) < lateBefore) late.push(String(hash));
    }
  }
  for (let from = 0; from < late.length; from += PER_STATEMENT) {
    const some = late.slice(from, from + PER_STATEMENT);
    await client.execute({
      sql: `update translations set used_on = ? where hash in (${marks(some)}) and provider = ?`,
      args: [today, ...some, provider],
    });
  }
  return found;
}

/** Keeps what a provider gave; what it gave before for the same text is replaced. */
export async function saveTranslations(
  { db }: IndexDatabase,
  provider: string,
  given: readonly Translation[],
  today: string,
): Promise<void> {
  for (let from = 0; from < given.length; from += PER_STATEMENT) {
    const rows = given.slice(from, from + PER_STATEMENT).map((row) => ({ ...row, provider, usedOn: today }));
    await db
      .insert(translations)
      .values(rows)
      .onConflictDoUpdate({
        target: [translations.hash, translations.provider, translations.language],
        set: { english: sql`excluded.english`, usedOn: sql`excluded.used_on` },
      });
  }
}

/** Drops what no reading has used for half a year. */
export async function pruneTranslations({ client }: IndexDatabase, today: string): Promise<void> {
  const unusedSince = dayOf(new Date(today), UNUSED_DAYS);
  await client.execute({ sql: 'delete from translations where used_on < ?', args: [unusedSince] });
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
