import { sql } from 'drizzle-orm';
import type { ArtifactDatabase } from '../database/databases.ts';

/** Drops bodies that no kept visit and no archive on its way in names any more. */
export async function sweepArtifacts({ db }: ArtifactDatabase): Promise<void> {
  await db.run(sql`delete from artifacts where
    not exists (select 1 from visit_artifacts where visit_artifacts.hash = artifacts.hash)
    and hash not in (select hash from archive_pages where hash is not null)`);
}
