import type { FetchOutcome, ResourceRole } from '../../core/site/visit.ts';
import { askedToWait } from '../../core/site/visit-reasons.ts';
import { findBotWall, WALL_CLUE_BYTES } from './bot-wall.ts';
import type { FetchFault } from './fetch-fault.ts';

/** What an answer means for us. */
export interface Judgement {
  readonly outcome: Extract<FetchOutcome, 'ok' | 'refused' | 'throttled' | 'failed'>;
  /** Why it is not ok: one plain sentence. */
  readonly reason?: string;
  readonly fault?: FetchFault;
  /** Time from now until the site wants us back. */
  readonly retryAfterMs?: number;
}

/** A whole answer that is neither 304 nor a redirect. */
export interface JudgedAnswer {
  readonly role: ResourceRole;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** Judges an answer by status, headers and, on pages, by the marks of a bot wall. `now` dates Retry-After. */
export function judgeAnswer({ role, status, headers, body }: JudgedAnswer, now: Date): Judgement {
  const isPage = role === 'home' || role === 'page';
  const wall = isPage ? findBotWall({ status, headers, text: clueText(body) }) : null;
  if (wall !== null) {
    return { outcome: 'refused', reason: `A check for robots (${wall}) answered in place of the page.` };
  }
  const retryAfterMs = retryAfter(headers['retry-after'], now);
  if (status === 429 || (status === 503 && retryAfterMs !== null)) {
    const wait = retryAfterMs === null ? {} : { retryAfterMs };
    return { outcome: 'throttled', reason: askedToWait(status), ...wait };
  }
  if (REFUSALS.has(status)) return { outcome: 'refused', reason: `The site refused the request (status ${status}).` };
  if (status >= 500) {
    return {
      outcome: 'failed',
      fault: 'server_error',
      reason: `The server reported an error of its own (status ${status}).`,
    };
  }
  return { outcome: 'ok' };
}

const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 407, 451]);

/** Retry-After as a time from now: seconds or an HTTP date; null when absent or unreadable, at most a day. */
function retryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  const ms = /^[0-9]{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), 86_400_000) : null;
}

function clueText(body: Uint8Array | null): string {
  if (body === null) return '';
  return Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, WALL_CLUE_BYTES)).toString('latin1');
}
