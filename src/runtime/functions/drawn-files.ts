import { UnavailableError } from '../../services/unavailable-error.ts';

/** The drawn files of the site that this function belongs to. */
export interface DrawnFiles {
  /** The file at a path; null when there is none. Throws UnavailableError when the site does not answer. */
  find(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

const TIMEOUT_MS = 5000;

/**
 * Reads drawn files where the platform serves them: a function's bundle cannot hold those of all sites.
 * @param baseUrl where the site answers, without a trailing slash
 */
export function drawnFilesAt(baseUrl: string): DrawnFiles {
  return {
    async find(path) {
      try {
        return await load(`${baseUrl}${path}`);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new UnavailableError(`The drawn site gave no ${path}: ${why}`, { cause });
      }
    },
  };
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new Error(`status ${answer.status}`);
}
