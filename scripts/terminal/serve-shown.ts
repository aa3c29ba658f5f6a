import type { CallEndpoint } from '../../src/core/actions/endpoint-call.ts';
import type { Config } from '../../src/runtime/config/config.ts';
import type { JobWeb } from '../../src/runtime/processes/job-worker.ts';
import { showOtherAddress } from './show-other-address.ts';
import { untilStopped } from './until-stopped.ts';

/** What stands for the real web; only the demo and suites hand something over. */
export interface ServedWeb {
  /** A web on this machine that is visited. */
  readonly web?: JobWeb;
  /** Calls actions of sites. */
  readonly callEndpoint?: CallEndpoint;
}

/**
 * Serves what is built until Ctrl-C, which lets requests under way finish; a second one ends the process at once.
 */
export async function serveShown(
  config: Config,
  onReady: (baseUrl: string) => void,
  { web, callEndpoint }: ServedWeb = {},
): Promise<void> {
  // Listens until the process is gone: one that is asked a second time says so by its exit code, however far it is.
  const { stopped } = untilStopped();
  // The service takes memory, and a build before it needs what there is.
  const { startService } = await import('../../src/runtime/start-service.ts');
  const service = await startService(config, web, callEndpoint);
  onReady(service.baseUrl);
  showOtherAddress(service.drawnFor, service.baseUrl);
  await stopped;
  await service.close();
}
