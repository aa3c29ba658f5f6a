import { eq } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { saveTogether } from '../database/save-together.ts';
import { drawnFiles, sites } from '../database/schema.ts';
import { forgetDrawnEpochStatement } from './drawn-epoch.ts';

/** One drawn file that belongs to no single site, with the hash of what it was drawn from. */
export interface DrawnFile {
  /** Relative to the folder: "directory/page/2.html". */
  readonly path: string;
  readonly hash: string;
}

/** Path → hash of the drawn files that belong to no single site. */
export async function loadDrawnFiles({ db }: IndexDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(drawnFiles);
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Keeps what files were drawn from. */
export async function saveDrawnFiles(index: IndexDatabase, files: readonly DrawnFile[]): Promise<void> {
  await saveTogether(
    index,
    files.map((file) =>
      index.db.insert(drawnFiles).values(file).onConflictDoUpdate({ target: drawnFiles.path, set: file }),
    ),
  );
}

/** Forgets files that are not there any more. */
export async function forgetDrawnFiles(index: IndexDatabase, paths: readonly string[]): Promise<void> {
  await saveTogether(
    index,
    paths.map((path) => index.db.delete(drawnFiles).where(eq(drawnFiles.path, path))),
  );
}

/** Forgets all that was drawn, of sites and of files: the folder is empty. */
export async function forgetAllDrawn(index: IndexDatabase): Promise<void> {
  const { db } = index;
  const forgetSites = db.update(sites).set({ viewHash: null });
  await saveTogether(index, [db.delete(drawnFiles), forgetSites, forgetDrawnEpochStatement(index)]);
}
