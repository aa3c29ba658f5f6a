import type { FetchOutcome, Resource, ResourceRole, StandardId } from '../../core/site/visit.ts';
import { forbiddenUrl } from './address-guard.ts';
import { type FetchFault, faultOf } from './fetch-fault.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Turns } from './politeness.ts';
import { type Answer, requestOnce } from './request-once.ts';
import type { PreviousAnswer, SettledOptions } from './visit-options.ts';

/** One address to ask for, and how far to go for it. */
export interface FetchRequest {
  readonly role: ResourceRole;
  readonly standard?: StandardId;
  readonly url: URL;
  /** Value of the Accept header. */
  readonly accept: string;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Whether a redirect may be followed; one that may not is handed back in `leadsTo`. */
  readonly follow: (target: URL) => boolean;
}

/** What a request needs from the visit it belongs to. */
export interface FetchContext {
  readonly options: SettledOptions;
  readonly turns: Turns;
  /** Why robots.txt forbids an address, or null. */
  readonly permit: (url: URL, role: ResourceRole) => Promise<string | null>;
}

/** The resource for the visit, and what only the visit itself decides by. */
export interface Fetched {
  readonly resource: Resource;
  readonly fault: FetchFault | null;
  /** Where a redirect leads that was not followed. */
  readonly leadsTo: URL | null;
  /** The site asked us to come back after this time. */
  readonly retryAfterMs: number | null;
}

/** An end of a fetch, before it is written down as a resource. */
interface Ending {
  readonly outcome: FetchOutcome;
  readonly reason?: string;
  readonly fault?: FetchFault;
  readonly answer?: Answer;
  readonly previous?: PreviousAnswer;
  readonly leadsTo?: URL;
  readonly retryAfterMs?: number;
}

/**
 * Asks for one address: redirects by hand, each hop judged by the guard and by robots.txt and waiting for its turn.
 * Whatever the other side does becomes a value; rejects only with the reason of an aborted visit.
 */
export async function fetchResource(request: FetchRequest, context: FetchContext): Promise<Fetched> {
  const previous = (await context.options.previous?.(request.url.href, request.role)) ?? null;
  const seen = new Set<string>();
  let url = request.url;
  for (let hops = 0; ; hops += 1) {
    const ending = await hop({ request, context, url, previous });
    const target = ending.leadsTo;
    if (target === undefined) return finish(url, ending);
    if (!request.follow(target)) return finish(url, ending);
    seen.add(url.href);
    const { answer } = ending;
    if (seen.has(target.href)) return finish(url, failing('redirects', 'The address redirects in a circle.', answer));
    if (hops >= request.maxRedirects) {
      return finish(
        url,
        failing('redirects', `The address redirects more than ${request.maxRedirects} times.`, answer),
      );
    }
    url = target;
  }

  function finish(finalUrl: URL, ending: Ending): Fetched {
    return toFetched(request, finalUrl, ending, context.options.clock().toISOString());
  }
}

interface Hop {
  readonly request: FetchRequest;
  readonly context: FetchContext;
  readonly url: URL;
  readonly previous: PreviousAnswer | null;
}

async function hop({ request, context, url, previous }: Hop): Promise<Ending> {
  const { options, turns } = context;
  const forbidden = forbiddenUrl(url);
  if (forbidden !== null) return failing('forbidden_address', forbidden);
  const robots = await context.permit(url, request.role);
  if (robots !== null) return { outcome: 'refused', reason: robots, fault: 'robots' };
  if (turns.remainingMs() <= 0) return failing('budget', 'The time for this visit was spent.');
  try {
    const answer = await turns.take(() =>
      requestOnce({
        url,
        accept: request.accept,
        conditions: previous,
        maxBytes: request.maxBytes,
        wantsBody: (status, type) => wantsBody(request.role, status, type),
        timeoutMs: Math.max(1, Math.ceil(Math.min(options.timeoutMs, turns.remainingMs()))),
        dispatcher: options.dispatcher,
        userAgent: options.userAgent,
        ...(options.signal ? { signal: options.signal } : {}),
      }),
    );
    return judge(request.role, url, answer, previous, options.clock());
  } catch (error) {
    options.signal?.throwIfAborted();
    const { kind, sentence } = faultOf(error);
    return failing(kind, sentence);
  }
}

/** Bodies are read where a reader wants them, and where a bot wall may hide behind the status. */
function wantsBody(role: ResourceRole, status: number, type: string): boolean {
  const isPage = role === 'home' || role === 'page';
  if (isPage && type !== '' && !/^(?:text\/|application\/(?:xhtml\+xml|xml))/.test(type)) return false;
  if (role === 'style' && type !== '' && type !== 'text/css') return false;
  return (status >= 200 && status < 300) || (isPage && [401, 403, 405, 406, 429, 503].includes(status));
}

function judge(role: ResourceRole, url: URL, answer: Answer, previous: PreviousAnswer | null, now: Date): Ending {
  const { status, headers } = answer;
  if (status === 304) {
    return previous
      ? { outcome: 'unchanged', answer, previous }
      : failing('broken_answer', 'The answer was "not modified", but nothing was kept.', answer);
  }
  const location = headers.location;
  if (status >= 300 && status < 400 && location !== undefined) {
    const target = URL.parse(location, url);
    if (target === null)
      return failing('redirects', 'The address redirects to something that is not an address.', answer);
    target.hash = '';
    return { outcome: 'ok', answer, leadsTo: target };
  }
  return { ...judgeAnswer({ role, ...answer }, now), answer };
}

function failing(fault: FetchFault, reason: string, answer?: Answer): Ending {
  return { outcome: 'failed', fault, reason, ...(answer ? { answer } : {}) };
}

function toFetched(request: FetchRequest, finalUrl: URL, ending: Ending, fetchedAt: string): Fetched {
  const { outcome, answer, previous } = ending;
  const whole = outcome === 'ok' && answer !== undefined && answer.status >= 200 && answer.status < 300;
  const resource: Resource = {
    role: request.role,
    ...(request.standard ? { standard: request.standard } : {}),
    url: request.url.href,
    finalUrl: finalUrl.href,
    outcome,
    reason: ending.reason ?? null,
    // What is unchanged still is what it was: readers see the kept answer as it came the first time.
    status: previous?.status ?? answer?.status ?? null,
    headers: { ...previous?.headers, ...(outcome === 'unchanged' ? fresh(answer?.headers) : answer?.headers) },
    body: previous?.body ?? (whole ? answer.body : null),
    truncated: previous?.truncated ?? (whole ? answer.truncated : false),
    fetchedAt,
  };
  return {
    resource,
    fault: ending.fault ?? null,
    leadsTo: ending.leadsTo ?? null,
    retryAfterMs: ending.retryAfterMs ?? null,
  };
}

/** The headers of a 304 that may replace kept ones; those about a body speak of none. */
function fresh(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(?:content-|transfer-)/.test(name)));
}
