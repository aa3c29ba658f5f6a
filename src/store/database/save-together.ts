import type { ArtifactDatabase, IndexDatabase } from './databases.ts';

/** A change that is made together with others; made by the functions of the store that end in "Statement". */
export type Statement = Parameters<IndexDatabase['db']['batch']>[0][number];

/** Makes changes in one transaction: all of them, or none; nothing happens when there are none. */
export async function saveTogether(
  { db }: Pick<IndexDatabase, 'db'> | Pick<ArtifactDatabase, 'db'>,
  statements: readonly Statement[],
): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
