import type { Dispatcher } from 'undici';
import type { ResourceRole, Visit } from '../../core/site/visit.ts';
import type { SitePauses } from './site-pauses.ts';

/** What the last visit kept of one address: enough to ask "has it changed?" and to go on with the old body. */
export interface PreviousAnswer {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The kept body was cut at the size limit. */
  readonly truncated?: boolean;
}

/** One line of progress: what is being asked for now. */
export interface VisitStep {
  readonly role: ResourceRole;
  readonly url: string;
}

/** How a visit goes about it. Only the first three have no default. */
export interface VisitOptions {
  /** Opens connections: `guardedDispatcher` on the real web, `loopbackDispatcher` for the demo (R62). */
  readonly dispatcher: Dispatcher;
  /** Names us and `{base_url}/bot`; `waymarkUserAgent` builds it. */
  readonly userAgent: string;
  /** Dates of the answers; waiting and time-outs use a clock of their own. */
  readonly clock: () => Date;
  /** Least time between two requests of a site, default 1,000. */
  readonly delayMs?: number;
  /** The most that a Crawl-delay line or Retry-After may slow us down within a visit, default 30,000 (five times delayMs where that is below a second). */
  readonly maxDelayMs?: number;
  /** Longest time of one request with its redirects left aside, default 10,000. */
  readonly timeoutMs?: number;
  /** Time of transfer per site, waiting left aside (R61), default 60,000. */
  readonly budgetMs?: number;
  /** Key pages beside the home page, default 12. */
  readonly maxPages?: number;
  /** What the visit before kept of an address in a role; absent or null = ask without conditions. */
  readonly previous?: (url: string, role: ResourceRole) => PreviousAnswer | null | Promise<PreviousAnswer | null>;
  readonly onStep?: (step: VisitStep) => void;
  /** What the visit gave so far: called once the home page is there, and after each further page. */
  readonly onPart?: (part: Visit) => void;
  /** Told when an answer is there and is worked with, and when that is done: nothing else is heard meanwhile. */
  readonly onWork?: (isWorking: boolean) => void;
  /** Whether the visit must end with what it has, as when its time is spent; asked once the home page is there. */
  readonly mustEnd?: () => boolean;
  /** What visits of the same registrable domain owe it, also under other names; without it nothing. */
  readonly pauses?: SitePauses;
  /** Ends the visit: `visitSite` then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The options with every default filled in. */
export type SettledOptions = VisitOptions &
  Required<Pick<VisitOptions, 'delayMs' | 'maxDelayMs' | 'timeoutMs' | 'budgetMs' | 'maxPages'>>;

/** Fills in the defaults of contract section 4. */
export function settleOptions(options: VisitOptions): SettledOptions {
  const delayMs = options.delayMs ?? 1_000;
  return {
    ...options,
    delayMs,
    maxDelayMs: options.maxDelayMs ?? (delayMs >= 1_000 ? 30_000 : 5 * delayMs),
    timeoutMs: options.timeoutMs ?? 10_000,
    budgetMs: options.budgetMs ?? 60_000,
    maxPages: options.maxPages ?? 12,
  };
}

/** The user agent that every request carries: `WaymarkBot/1.0 (+https://…/bot)`. */
export function waymarkUserAgent(baseUrl: string): string {
  return `WaymarkBot/1.0 (+${baseUrl.replace(/\/+$/, '')}/bot)`;
}
