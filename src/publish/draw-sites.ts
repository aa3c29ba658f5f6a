import type { DomainName } from '../core/domain/domain-name.ts';
import type { OnProgress } from '../core/progress.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { Turn } from '../store/take-turns.ts';
import { type PublishResult, publish } from './publish.ts';
import { loadRenderBundle } from './render-bundle.ts';
import { storedDrawSource } from './stored-draw-source.ts';

export interface DrawInput {
  readonly index: IndexDatabase;
  readonly folder: string;
  readonly baseUrl: string;
  readonly now: Date;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal;
  /** Draws only these sites, and nothing beside them. */
  readonly only?: readonly DomainName[];
  /** Every step that writes takes its turn. */
  readonly turn?: Turn;
}

/**
 * Draws the pages whose facts, comparison or age changed since they were drawn.
 * @throws PublishError; the signal's reason when it was aborted
 */
export async function drawSites({
  index,
  folder,
  baseUrl,
  now,
  onProgress,
  signal,
  only,
  turn,
}: DrawInput): Promise<PublishResult> {
  const bundle = await loadRenderBundle(() => onProgress({ phase: 'compile', done: 0, total: null }));
  const source = await storedDrawSource(index, now);
  return publish({
    source,
    folder,
    bundle,
    baseUrl,
    now,
    onProgress,
    ...(signal ? { signal } : {}),
    ...(only ? { only } : {}),
    ...(turn ? { turn } : {}),
  });
}
