import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { CallEndpoint } from '../../src/core/actions/endpoint-call.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { createServices, type Services } from '../../src/services/create-services.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { serviceDeps } from './api.ts';
import { atEnd } from './at-end.ts';
import { putEmptyIndex } from './empty-index.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { rememberRecord } from './test-index.ts';

/** The whole service in one process, with an index of its own. */
export interface McpService {
  /** Where it answers. */
  readonly baseUrl: string;
  /** The connector's address. */
  readonly url: URL;
  /** The services on the same database, as another process has them. */
  readonly services: Services;
  readonly index: IndexDatabase;
}

/** Starts the service over the given sites; it is stopped when the suite ends. */
export async function startMcpService(
  records: readonly SiteRecord[],
  settings: Readonly<Record<string, string>> = {},
  callEndpoint?: CallEndpoint,
): Promise<McpService> {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'site'));
  const index = await openIndexDatabase({ url: await putEmptyIndex(dataDir) });
  for (const record of records) await rememberRecord(index, record);
  // Builds are started elsewhere: nothing that is suggested here is visited.
  const hook = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const BUILD_HOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const config = readConfig({ BUILD_HOOK_URL, ...settings }, { port: 0, dataDir, ownDatabase: true });
  const service = await startService(config, undefined, callEndpoint);
  atEnd(async () => {
    await service.close();
    index.close();
    hook.close();
  });
  const { baseUrl } = service;
  const services = createServices(serviceDeps(index, () => new Date()));
  return { baseUrl, url: new URL('/api/mcp', baseUrl), services, index };
}
