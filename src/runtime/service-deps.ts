import { randomBytes } from 'node:crypto';
import type { ServiceDeps } from '../services/create-services.ts';
import { openIndexDatabase } from '../store/open-database.ts';
import { buildHook } from './build-hook.ts';
import type { Config } from './config.ts';
import { txtResolver } from './dns-resolver.ts';

/**
 * Opens what the services need from the outside, for a process or a thread of its own.
 * @throws StoreError
 */
export async function openServiceDeps(config: Config): Promise<ServiceDeps> {
  return {
    index: await openIndexDatabase(config.database),
    baseUrl: config.baseUrl,
    agentUrl: config.agentUrl,
    operator: config.operator,
    keyPolicy: config.keyPolicy,
    lookUpTxt: txtResolver({ servers: config.dnsServers }),
    callBuildHook: buildHook(config.buildHookUrl),
    clock: () => new Date(),
    randomBytes: (count) => randomBytes(count),
  };
}
