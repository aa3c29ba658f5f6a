import { sql } from 'drizzle-orm';
import { slipsBetween, spellingKeys } from '../language/spellings.ts';
import type { IndexDatabase } from './databases.ts';

/** A key that more words share says little; the first ones of the alphabet are looked at. */
const MOST_OF_A_KEY = 200;
/** In words of so many letters two slips may be made. */
const LONG = 8;

/** For each word, the words of names that it is one slip away from; where there is none, of long words two. */
export async function listNearNames(
  { db }: IndexDatabase,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = [...new Set(words.flatMap(spellingKeys))];
  if (keys.length === 0) return new Map();
  const rows = await db.all<{ word: string }>(sql`
    select distinct near.value as word from json_each(${JSON.stringify(keys)}) wanted, json_each((
      select json_group_array(word) from (
        select word from name_spellings where spelling = wanted.value order by word limit ${MOST_OF_A_KEY}))) near`);
  const known = rows.map(({ word }) => word);
  return new Map(words.map((word) => [word, nearest(word, known)]));
}

function nearest(word: string, known: readonly string[]): string[] {
  const most = word.length >= LONG ? 2 : 1;
  const slips = known.map((other) => ({ other, slips: slipsBetween(word, other, most) }));
  const least = Math.max(1, Math.min(...slips.filter(({ slips }) => slips > 0).map(({ slips }) => slips)));
  return slips
    .filter((each) => each.slips > 0 && each.slips === least && least <= most)
    .map(({ other }) => other)
    .sort();
}
