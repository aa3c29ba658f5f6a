import { z } from 'zod';
import type { EndpointAnswer } from '../../core/actions/endpoint-call.ts';
import { isOnSite, parseAddress } from '../../core/lawp/lawp-host.ts';
import { nestsDeeper } from '../../core/lawp/nests-deeper.ts';
import { toSafeText } from '../../extract/safe-text.ts';
import { bytesOf } from '../../prints/what-fits.ts';

/** How a call ended, as the caller is told. */
export interface CallResult {
  /**
   * done: carried out, tested or quoted · pending: the site works on it · refused: the site says no · failed: nothing
   * was done · unknown: it was sent, and nobody can tell what became of it
   */
  readonly status: 'done' | 'pending' | 'refused' | 'failed' | 'unknown';
  /** One sentence of ours. */
  readonly message: string;
  readonly http_status?: number;
  /** What the site answered. */
  readonly answer?: unknown;
  /** Why the site refused. */
  readonly error?: { readonly code: string; readonly message: string; readonly field?: string };
  /** Where the site tells how it stands. */
  readonly status_url?: string;
  readonly retry_after_seconds?: number;
}

const MAX_TEXT = 500;
const MAX_WAIT_SECONDS = 7 * 86_400;
const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json$/;

const refusal = z.object({
  error: z.object({
    code: z.string().transform(cut),
    message: z.string().transform(cut),
    field: z.string().transform(cut).optional().catch(undefined),
  }),
});
const pending = z.object({
  status_url: z.string().optional().catch(undefined),
  retry_after_seconds: z.number().positive().max(MAX_WAIT_SECONDS).optional().catch(undefined),
});

/**
 * Reads what an endpoint answered (lawp.md, "A call"): nothing of it is trusted, and what may have been done is never
 * told as not done.
 * @param domain of the document; an address that the site gives must be on it
 * @param mostBytes room for the answer as JSON
 */
export function readCallAnswer(answer: EndpointAnswer, domain: string, mostBytes: number): CallResult {
  if (!answer.ok) return unanswered(answer);
  const { status } = answer;
  const http_status = status;
  if (status >= 300 && status < 400) {
    return {
      status: 'failed',
      http_status,
      message: 'The endpoint redirects to another address; redirects are not followed.',
    };
  }
  if (status >= 500) {
    return {
      status: 'unknown',
      http_status,
      message: `The site answered ${status}, an error of its own. ${ASK_FIRST}`,
    };
  }
  const body = readJson(answer);
  if (status >= 400) return { ...refused(status, body), http_status };
  if (body === undefined) return { status: 'unknown', http_status, message: `The answer is not JSON. ${ASK_FIRST}` };
  const fits = bytesOf(body) <= mostBytes;
  const given = fits ? { answer: body } : {};
  const cutNote = fits ? '' : ' Its answer is too long to show here.';
  if (status === 202)
    return {
      status: 'pending',
      http_status,
      ...waitFor(body, domain),
      ...given,
      message: `The site is working on it.${cutNote}`,
    };
  return { status: 'done', http_status, ...given, message: `The site answered.${cutNote}` };
}

const ASK_FIRST = 'We do not know whether it was carried out; ask the site before you try again.';

function unanswered({ sentence, maybeSent }: EndpointAnswer & { ok: false }): CallResult {
  return maybeSent
    ? { status: 'unknown', message: `${sentence} ${ASK_FIRST}` }
    : { status: 'failed', message: `${sentence} Nothing was sent.` };
}

function refused(status: number, body: unknown): CallResult {
  const read = refusal.safeParse(body);
  if (!read.success)
    return { status: 'refused', message: `The site refused it with status ${status} and gave no reason.` };
  return { status: 'refused', message: 'The site refused it and says why.', error: read.data.error };
}

function waitFor(body: unknown, domain: string): Pick<CallResult, 'status_url' | 'retry_after_seconds'> {
  const read = pending.safeParse(body);
  if (!read.success) return {};
  const { status_url, retry_after_seconds } = read.data;
  const address = status_url === undefined ? null : parseAddress(status_url);
  const isTheirs = address?.protocol === 'https:' && isOnSite(address, { domain, local: false });
  return {
    ...(isTheirs ? { status_url: address.href } : {}),
    ...(retry_after_seconds === undefined ? {} : { retry_after_seconds }),
  };
}

/** Without what people cannot see; undefined for what is no JSON, too long or nested too deep. */
function readJson({ mediaType, body, truncated }: EndpointAnswer & { ok: true }): unknown {
  if (truncated || !JSON_TYPE.test(mediaType)) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return nestsDeeper(value) ? undefined : seenOnly(value);
  } catch {
    return undefined;
  }
}

/** Characters that nobody sees carry orders past people, also in the names of members. */
function seenOnly(value: unknown): unknown {
  if (typeof value === 'string') return toSafeText(value);
  if (Array.isArray(value)) return value.map(seenOnly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toSafeText(name), seenOnly(part)]));
}

function cut(text: string): string {
  return [...text].slice(0, MAX_TEXT).join('');
}
