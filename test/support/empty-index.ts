import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openIndexDatabase } from '../../src/store/open-database.ts';

let empty: Promise<Uint8Array> | null = null;

/** Puts a served database with nothing in it into a folder: to write one file is quicker than all that makes its tables. */
export async function putEmptyIndex(folder: string): Promise<string> {
  empty ??= makeEmpty();
  const path = join(folder, 'waymark.db');
  await writeFile(path, await empty);
  return pathToFileURL(path).href;
}

async function makeEmpty(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-test-'));
  try {
    const path = join(folder, 'waymark.db');
    const index = await openIndexDatabase({ url: pathToFileURL(path).href });
    // All of it into the one file.
    await index.client.execute('pragma wal_checkpoint(truncate)');
    index.close();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
