import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressParts } from '../../api/address-parts.ts';
import { toRateLimitHeaders } from '../../api/rate-limit-headers.ts';
import type { ApiDependencies } from '../../api/route.ts';
import { isSameForAll } from '../../api/same-for-all.ts';
import { bodyTextOf } from '../../api/text-response.ts';
import { boundedMap } from '../../core/bounded-map.ts';
import { MIN_ENCODED_BYTES } from '../answers/encode-body.ts';

/** Answers that are the same for all callers, as they are sent. */
export interface KeptAnswers {
  /**
   * Answers from what is kept, and counts it as ever; false when nothing fresh is kept for this request, or the caller has
   * nothing left: then nothing was sent.
   * @param addressOf tells who calls
   */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, addressOf: AddressOf): Promise<boolean>;
  /** Keeps an answer if it may be kept, and gives it back. */
  keep<A extends Response | null>(request: Request, answer: A): A;
}

type AddressOf = (incoming: IncomingMessage) => string;

interface Kept {
  readonly path: string;
  /** Names and values in turn, without those that are about one caller. */
  readonly headers: readonly string[];
  readonly text: string;
  readonly until: number;
}

/** Callers are told to keep them for a minute; half of that later what is drawn anew is seen. */
const KEPT_MS = 30_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** Of the headers and the rest. */
const ENTRY_BYTES = 1024;
const OF_ONE_CALLER = /^(?:x-ratelimit-|ratelimit|retry-after$|x-request-id$)/;

type Needs = Pick<ApiDependencies, 'newRequestId' | 'onAnswer'> & {
  readonly services: Pick<ApiDependencies['services'], 'takeGrant'>;
};

/**
 * Keeps short answers of the API that are the same for all callers, badges first: of each only the headers of the limit and
 * the request id are made anew. Up to 8 MB; those kept longest go first.
 * @param clock milliseconds that only go on
 */
export function keptAnswers(
  { services, newRequestId, onAnswer }: Needs,
  clock: () => number = () => performance.now(),
): KeptAnswers {
  /** By the address that was asked for, as it was sent. */
  const kept = boundedMap<Kept>(MAX_BYTES, ({ text }, url) => ENTRY_BYTES + 2 * url.length + 2 * text.length);
  return {
    async answer(incoming, outgoing, addressOf) {
      const found = isPlain(incoming) ? kept.get(incoming.url ?? '') : undefined;
      if (found === undefined || clock() >= found.until) return false;
      const startedAt = performance.now();
      const caller = { address: addressOf(incoming), keyId: null };
      // Where nothing can be counted, the usual way says so.
      const grant = await services.takeGrant({ policy: 'cached', caller }).catch(() => null);
      if (!grant?.granted) return false;
      const requestId = newRequestId();
      const own = Object.entries(toRateLimitHeaders(grant)).flat();
      outgoing.writeHead(200, [...found.headers, ...own, 'x-request-id', requestId]);
      outgoing.end(found.text);
      const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
      onAnswer({ requestId, method: 'GET', path: found.path, status: 200, milliseconds });
      return true;
    },
    keep(request, answer) {
      const { path, query } = addressParts(request.url);
      const text = answer?.status === 200 && request.method === 'GET' && isSameForAll(path) ? bodyTextOf(answer) : null;
      if (answer === null || text === null || Buffer.byteLength(text) >= MIN_ENCODED_BYTES) return answer;
      const url = query === '' ? path : `${path}?${query}`;
      const headers = [...answer.headers].filter(([name]) => !OF_ONE_CALLER.test(name)).flat();
      kept.set(url, { path, headers, text, until: clock() + KEPT_MS });
      return answer;
    },
  };
}

/** Whoever asks for nothing but the answer. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
