import { forgetBuildHook, noteBuildHook } from '../../store/build-hook.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

/** Asks the platform to start a build; false when it did not take the request. */
export type CallBuildHook = () => Promise<boolean>;

/** A build that has not begun after so long is taken for lost. */
const PATIENCE_MS = 15 * 60_000;

export interface AskForBuildInput {
  readonly index: IndexDatabase;
  /** Null where this process does the work itself. */
  readonly callBuildHook: CallBuildHook | null;
  readonly now: Date;
}

/** Asks for a build once, however much waits for it. What waits stays in the queue whatever becomes of the request. */
export async function askForBuild({ index, callBuildHook, now }: AskForBuildInput): Promise<void> {
  if (callBuildHook === null) return;
  const at = now.toISOString();
  const mayAsk = await noteBuildHook(index, at, new Date(now.getTime() - PATIENCE_MS).toISOString());
  if (mayAsk && !(await callBuildHook())) await forgetBuildHook(index, at);
}
