import type { Config } from '../../src/runtime/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { untilStopped } from './until-stopped.ts';

/** Serves what is built until Ctrl-C. */
export async function serveShown(config: Config, onReady: (baseUrl: string) => void): Promise<void> {
  const stop = untilStopped();
  const service = await startService(config);
  try {
    onReady(service.baseUrl);
    await stop.stopped;
  } finally {
    stop.dispose();
    await service.close();
  }
}
