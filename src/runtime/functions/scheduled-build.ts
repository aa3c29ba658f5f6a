import { buildHook } from '../adapters/build-hook.ts';
import { logFault } from '../adapters/log.ts';
import { readConfig } from '../config/config.ts';
import { newRequestId } from '../http/request-id.ts';

/** Starts the platform's build by its hook, for a scheduled function; logs when it could not be started. */
export async function startBuild(): Promise<void> {
  const callBuildHook = buildHook(readConfig(process.env).buildHookUrl);
  if (callBuildHook === null) return logFault(newRequestId(), 'No build can be started: set BUILD_HOOK_URL.');
  if (!(await callBuildHook())) logFault(newRequestId(), 'The build hook did not take the request.');
}
