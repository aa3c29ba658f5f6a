import { randomBytes } from 'node:crypto';
import type { ServiceDeps } from '../../services/create-services.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Config } from '../config/config.ts';
import { buildHook } from './build-hook.ts';
import { txtResolver } from './dns-resolver.ts';

/** What the services need from the outside, around an open database. */
export function toServiceDeps(config: Config, index: IndexDatabase): ServiceDeps {
  return {
    index,
    baseUrl: config.baseUrl,
    keyPolicy: config.keyPolicy,
    lookUpTxt: txtResolver({ servers: config.dnsServers }),
    callBuildHook: buildHook(config.buildHookUrl),
    clock: () => new Date(),
    randomBytes: (count) => randomBytes(count),
  };
}
