import type { ServiceDeps } from '../../services/create-services.ts';
import { CALLERS_PATIENCE_MS } from '../../store/database/patient-client.ts';
import { openIndexDatabase } from '../../store/open-database.ts';
import type { Config } from '../config/config.ts';
import { toServiceDeps } from './to-service-deps.ts';

/**
 * Opens what the services need from the outside, for a process or a thread of its own.
 * @throws StoreError
 */
export async function openServiceDeps(config: Config): Promise<ServiceDeps> {
  return toServiceDeps(config, await openIndexDatabase({ ...config.database, patienceMs: CALLERS_PATIENCE_MS }));
}
