import { moveBuildHook, noteBuildHook } from '../../store/jobs/build-hook.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

/** Asks the platform to start a build; false when it did not take the request. */
export type CallBuildHook = () => Promise<boolean>;

/** A build that has not begun after so long is taken for lost. */
const PATIENCE_MS = 15 * 60_000;
/** A request that was not taken is made again by whoever asks for something after so long. */
const RETRY_MS = 30_000;

export interface AskForBuildInput {
  readonly index: IndexDatabase;
  /** Null where this process does the work itself. */
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
}

/**
 * Asks for a build once, however much waits for it; also called by those who only look how far it is, so that a request
 * that failed is made again. What waits stays in the queue whatever becomes of it.
 */
export async function askForBuild({ index, callBuildHook, now }: AskForBuildInput): Promise<void> {
  if (callBuildHook === null) return;
  const at = now.toISOString();
  const lost = new Date(now.getTime() - PATIENCE_MS).toISOString();
  if (!(await noteBuildHook(index, at, lost)) || (await callBuildHook())) return;
  await moveBuildHook(index, at, new Date(now.getTime() - PATIENCE_MS + RETRY_MS).toISOString());
}
