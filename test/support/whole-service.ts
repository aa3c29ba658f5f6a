import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/processes/free-port.ts';
import { type Config, readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { atEnd } from './at-end.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { putEmptyIndex } from './empty-index.ts';
import { type Routes, serveSites } from './site-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The service of one process with what surrounds it: a web of its own to visit, and a name server to ask. */
export interface WholeService {
  readonly baseUrl: string;
  readonly dns: DnsServer;
  readonly config: Config;
}

/**
 * Starts the whole service on a new database; it is stopped when the suite ends.
 * @param sites the only web that it can visit, by host
 * @param settings environment settings beside the defaults
 */
export async function startWholeService(
  sites: Readonly<Record<string, Routes>> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<WholeService> {
  const [dns, web, dataDir, port] = await Promise.all([
    startDnsServer(),
    serveSites(sites),
    temporaryFolder(),
    freePort(),
  ]);
  await Promise.all([mkdir(join(dataDir, 'site')), putEmptyIndex(dataDir)]);
  const config = readConfig({ DNS_SERVERS: dns.address, ...settings }, { port, dataDir, ownDatabase: true });
  const visited = { hosts: Object.keys(sites), port: web.port, delayMs: 20, timeoutMs: 20_000 };
  const service = await startService(config, visited);
  atEnd(async () => {
    await service.close();
    await web.close();
  });
  return { baseUrl: service.baseUrl, dns, config };
}
