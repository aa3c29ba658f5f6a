import type { OnProgress } from '../core/progress.ts';
import { type PublishInput, type PublishResult, publish } from './publish.ts';
import { loadRenderBundle } from './render-bundle.ts';

export interface DrawInput extends Omit<PublishInput, 'bundle'> {
  readonly onProgress: OnProgress;
}

/**
 * Draws the pages whose facts, comparison or age changed since they were drawn; compiles them first when that was not
 * done yet.
 * @throws PublishError; the signal's reason when it was aborted
 */
export async function drawSites(input: DrawInput): Promise<PublishResult> {
  const bundle = await loadRenderBundle(() => input.onProgress({ phase: 'compile', done: 0, total: null }));
  return publish({ ...input, bundle });
}
