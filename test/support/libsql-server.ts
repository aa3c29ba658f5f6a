import { startLibsqlProcess } from '../../scripts/processes/libsql-process.ts';
import { atEnd } from './at-end.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts a real libSQL server with a folder of its own; gives its address. It is stopped when the suite ends. */
export async function startLibsqlServer(): Promise<string> {
  const server = await startLibsqlProcess(await temporaryFolder());
  atEnd(() => server.stop());
  return server.url;
}
