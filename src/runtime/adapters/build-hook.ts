import type { CallBuildHook } from '../../services/jobs/ask-for-build.ts';

const TIMEOUT_MS = 5000;

/** Asks the platform for a build by posting to its hook; null when there is none. The answer's body is not read. */
export function buildHook(url: string | null): CallBuildHook | null {
  if (url === null) return null;
  return async () => {
    try {
      const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };
}
