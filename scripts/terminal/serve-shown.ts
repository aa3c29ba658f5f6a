import type { Config } from '../../src/runtime/config.ts';
import type { JobWeb } from '../../src/runtime/job-worker.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { untilStopped } from './until-stopped.ts';

/**
 * Serves what is built until Ctrl-C, which lets requests under way finish; a second one ends the process at once.
 * @param web a web on this machine instead of the real one; only suites hand one over
 */
export async function serveShown(config: Config, onReady: (baseUrl: string) => void, web?: JobWeb): Promise<void> {
  // Listens until the process is gone: one that is asked a second time says so by its exit code, however far it is.
  const { stopped } = untilStopped();
  const service = await startService(config, web);
  onReady(service.baseUrl);
  await stopped;
  await service.close();
}
