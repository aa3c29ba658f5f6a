import type { Client } from '@libsql/client';

/** So many are moved at a time, while nobody else can write. */
const PAGES_AT_ONCE = 500;

/** Gives empty pages of a file back to the disk; one that was made without `auto_vacuum` keeps them for what is written next. */
export async function giveBackRoom(client: Client): Promise<void> {
  for (let left = await countEmpty(client), before = left + 1; left > 0 && left < before; ) {
    // Each step of this statement moves one page: only so all of them are taken.
    await client.executeMultiple(`pragma incremental_vacuum(${PAGES_AT_ONCE})`);
    before = left;
    left = await countEmpty(client);
  }
}

async function countEmpty(client: Client): Promise<number> {
  const { rows } = await client.execute('pragma freelist_count');
  return Number(rows[0]?.freelist_count);
}
