import { afterAll } from 'vitest';
import { startLibsqlProcess } from '../../scripts/processes/libsql-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts a real libSQL server with a folder of its own; gives its address. It is stopped when the suite ends. */
export async function startLibsqlServer(): Promise<string> {
  const server = await startLibsqlProcess(await temporaryFolder());
  afterAll(() => server.stop());
  return server.url;
}
