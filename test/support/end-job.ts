import type { IndexDatabase } from '../../src/store/open-database.ts';

/** Makes a job one that ended so, whoever did it. */
export async function endJob(
  { client }: IndexDatabase,
  id: number,
  {
    status,
    at,
    reason = null,
  }: { readonly status: 'done' | 'failed'; readonly at: string; readonly reason?: string | null },
): Promise<void> {
  await client.execute({
    sql: 'update jobs set status = ?, finished_at = ?, reason = ? where id = ?',
    args: [status, at, reason, id],
  });
}
