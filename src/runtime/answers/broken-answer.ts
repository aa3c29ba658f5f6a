import { isForPrograms } from '../../api/is-for-programs.ts';
import { problem, serviceProblem } from '../../api/problem.ts';
import { UNAVAILABLE } from '../../services/unavailable-error.ts';
import { type PlainPage, plainPage } from './plain-page.ts';

/** What was asked for when it broke, as far as it is known. */
export interface BrokenInput {
  readonly requestId: string;
  readonly baseUrl: string;
  /** "/search?q=bread". */
  readonly path: string;
  readonly accept: string | null | undefined;
  /** Whether whoever asks again soon may be served: what is needed cannot be reached at the moment. */
  readonly isForLater: boolean;
}

type Told = Omit<PlainPage, 'requestId'>;

const BROKEN: Told = {
  status: 500,
  title: 'Something broke on our side',
  text: 'It is not your fault, and trying again in a minute may help. If it does not, tell us the request id below.',
};
const FOR_LATER: Told = {
  status: 503,
  title: 'We cannot answer just now',
  text: `Part of our service does not answer at the moment. Wait ${UNAVAILABLE.retryAfterSeconds} seconds, then load this page again.`,
  headers: { 'Retry-After': String(UNAVAILABLE.retryAfterSeconds) },
};

const UNDRAWN: Told = {
  status: 503,
  title: 'We are getting the pages ready',
  text: 'This takes a few seconds, or minutes where there are many sites. Then load this page again.',
  headers: { 'Retry-After': '5' },
};

/** The answer in place of the home page before any page is drawn: at the first start, or after an update. */
export function undrawnAnswer(requestId: string): Response {
  return plainPage({ ...UNDRAWN, requestId });
}

/** The mute answer to a fault of ours: a page that is not rendered, or a problem (R32); the cause is in the log. */
export function brokenAnswer({ requestId, baseUrl, path, accept, isForLater }: BrokenInput): Response {
  if (isForPrograms(path.replace(/[?#].*/s, ''), accept)) {
    if (isForLater) return serviceProblem(baseUrl, requestId, UNAVAILABLE);
    const detail = `Something broke on our side; tell us the request id ${requestId}.`;
    return problem(baseUrl, requestId, 'internal', { detail });
  }
  return plainPage({ ...(isForLater ? FOR_LATER : BROKEN), requestId });
}
