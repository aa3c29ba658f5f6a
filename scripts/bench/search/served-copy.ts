import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IndexDatabase, openIndexDatabase } from '../../../src/store/open-database.ts';
import { startLibsqlProcess } from '../../processes/libsql-process.ts';
import { farServer } from './far-server.ts';

/** An index behind a libSQL server. */
export interface ServedCopy {
  readonly index: IndexDatabase;
  stop(): Promise<void>;
}

/**
 * Starts a libSQL server on this machine with a copy of an index in a file, all of which has left its journal.
 * @param awayMs milliseconds that each request takes longer, as if the server were on another machine
 */
export async function serveCopy({ where }: IndexDatabase, awayMs: number): Promise<ServedCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  // Where the server keeps the one database that it has unless told otherwise.
  const data = join(folder, 'data.sqld/dbs/default');
  await mkdir(data, { recursive: true });
  await copyFile(where, join(data, 'data'));
  const server = await startLibsqlProcess(folder);
  const far = await farServer(server.url, awayMs);
  const index = await openIndexDatabase({ url: far.url });
  return {
    index,
    async stop() {
      index.close();
      await far.stop();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
