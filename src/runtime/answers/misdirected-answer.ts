import { isForPrograms } from '../../api/is-for-programs.ts';
import { problem } from '../../api/problem.ts';
import { plainPage } from './plain-page.ts';

export interface MisdirectedInput {
  readonly requestId: string;
  /** Where the service answers. */
  readonly baseUrl: string;
  /** "/search?q=bread". */
  readonly path: string;
  readonly accept: string | null | undefined;
}

/** The answer to whoever asks under a name that is none of ours: a page, or a problem (R32). */
export function misdirectedAnswer({ requestId, baseUrl, path, accept }: MisdirectedInput): Response {
  const own = new URL(baseUrl).href.replace(/\/$/, '');
  const mend = `Ask for ${own}, or set BASE_URL to the address that people use.`;
  if (isForPrograms(path.replace(/[?#].*/s, ''), accept)) {
    const detail = `This service runs for this machine only and does not answer under this name. ${mend}`;
    return problem(baseUrl, requestId, 'misdirected', { detail });
  }
  return plainPage({
    status: 421,
    title: 'Waymark does not answer under this name',
    text: `It runs for this machine only. ${mend}`,
    requestId,
  });
}
