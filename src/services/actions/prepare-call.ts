import type { EndpointCall } from '../../core/actions/endpoint-call.ts';
import { whyAgreement } from '../../core/actions/needs-agreement.ts';
import type { LawpAction } from '../../core/lawp/document.ts';
import { waymarkUserAgent } from '../../crawl/fetch/visit-options.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Caller } from '../caller.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeGrant } from '../limits/take-grant.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import type { InputError, ServiceError } from '../service-error.ts';
import { findSite } from '../sites/find-site.ts';
import { signCall } from './sign-call.ts';
import { loadSigner } from './signing-key.ts';

/** What a caller wants to be done. */
export interface PrepareCallInput {
  readonly index: IndexDatabase;
  /** Where the service answers. */
  readonly baseUrl: string;
  readonly now: Date;
  readonly caller: Caller;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  /** Id of the action. */
  readonly action: string;
  /** A JSON value; null for none. */
  readonly input: unknown;
  readonly mode: 'execute' | 'quote';
  /** Nothing is to be changed by it. */
  readonly test: boolean;
  /** Whether a person agreed to this very call. */
  readonly confirmed: boolean;
  readonly requestId: string;
}

/** A call that may be made, or why it is not. */
export type PreparedCall =
  | { readonly status: 'ready'; readonly domain: string; readonly request: EndpointCall }
  | { readonly status: 'needs_confirmation' | 'needs_account'; readonly domain: string; readonly message: string };

/**
 * Makes a LAWP action call (lawp.md, "A call") ready to be sent: only to an endpoint that the site's own document names,
 * with an input that fits, in a mode that there is. What a person must agree to, and what needs an account, is held
 * back; a test and a question for the price need no agreement. Without a key only tests are made.
 */
export async function prepareCall(asked: PrepareCallInput): Promise<Outcome<PreparedCall>> {
  const found = await findSite(asked.index, asked.domain, '/domain');
  if (!found.ok) return found;
  const { lawp } = found.value.site.document ?? {};
  const { domain } = found.value.site;
  const action = lawp?.actions.find(({ id }) => id === asked.action);
  if (action === undefined) return refusedInput('/action', noSuchAction(domain, lawp?.actions ?? []));
  const fault = await findCallFault(domain, action, asked);
  if (fault !== null) return { ok: false, error: fault };
  if (action.account === 'required') return held('needs_account', domain, accountSentence(action));
  const why = asked.mode === 'quote' || asked.test || asked.confirmed ? null : whyAgreement(action);
  if (why !== null) return held('needs_confirmation', domain, confirmSentence(action, why));
  const { granted } = await takeGrant({
    index: asked.index,
    policy: 'called_site',
    caller: { address: domain, keyId: null },
  });
  if (!granted) return { ok: false, error: tooMany(domain) };
  const signer = await loadSigner(asked.index);
  const { baseUrl, now } = asked;
  return {
    ok: true,
    value: { status: 'ready', domain, request: await signCall(toRequest(action, asked), { signer, baseUrl, now }) },
  };
}

async function findCallFault(
  domain: string,
  action: LawpAction,
  asked: PrepareCallInput,
): Promise<ServiceError | null> {
  const wrong = (path: string, message: string): ServiceError => wrongInput([{ path, message }]);
  if (action.endpoint === undefined) {
    const byHand = action.url === undefined ? '' : ` People do it at ${action.url}`;
    return wrong('/action', `${domain} has no endpoint for ${action.id}, so agents cannot call it.${byHand}`);
  }
  const modes = action.modes ?? ['execute'];
  if (!modes.includes(asked.mode)) return wrong('/mode', `${action.id} has only the mode ${modes.join(' and ')}.`);
  // What validates takes 15 MB, and is loaded by the first call: who only searches does not pay for it.
  const { findInputFaults } = await import('../../core/actions/call-input.ts');
  const faults = findInputFaults(action, asked.input);
  if (faults.length > 0) return wrongInput(faults);
  if (asked.caller.keyId !== null || asked.test) return null;
  return {
    code: 'unauthorized',
    detail: 'Without a key you can only test: set test to true, or call with a Pro key.',
  };
}

function toRequest({ id, endpoint, input }: LawpAction, asked: PrepareCallInput): EndpointCall {
  if (endpoint === undefined) throw new Error(`${id} has no endpoint`);
  const { baseUrl, requestId, test, mode } = asked;
  const given = input.type === 'none' ? null : (asked.input ?? null);
  const headers = {
    'user-agent': waymarkUserAgent(baseUrl),
    accept: 'application/json',
    'lawp-action': id,
    'lawp-request-id': requestId,
    'lawp-test': String(test),
  };
  if (endpoint.method === 'GET') {
    return { url: withQuery(endpoint.url, given, { mode, test }), method: 'GET', headers, body: null };
  }
  const call = { lawp_version: '0.5', action: id, input: given, request_id: requestId, mode, test };
  return {
    url: new URL(endpoint.url).href,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(call),
  };
}

/** `?input=` for a text or number, one parameter a field for an object. */
function withQuery(address: string, input: unknown, { mode, test }: { mode: string; test: boolean }): string {
  const url = new URL(address);
  const values = typeof input === 'object' && input !== null ? Object.entries(input) : [['input', input] as const];
  for (const [name, value] of values) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  if (mode !== 'execute') url.searchParams.set('mode', mode);
  if (test) url.searchParams.set('test', 'true');
  return url.href;
}

function tooMany(domain: string): ServiceError {
  const { limit, windowSeconds } = POLICIES.called_site;
  const detail = `We call ${domain} at most ${limit} times in ${windowSeconds} seconds, whoever asks; try again later.`;
  return { code: 'rate_limited', detail, retryAfterSeconds: windowSeconds };
}

function noSuchAction(domain: string, actions: readonly LawpAction[]): string {
  const callable = actions.filter(({ endpoint }) => endpoint !== undefined).map(({ id }) => id);
  const there = callable.length === 0 ? 'None of its actions can be called.' : `You can call ${callable.join(', ')}.`;
  return `${domain} has no such action. ${there}`;
}

function confirmSentence({ id, safety }: LawpAction, why: string): string {
  const cost =
    typeof safety?.costs_money === 'object' ? ` (${safety.costs_money.amount} ${safety.costs_money.currency})` : '';
  return `Nothing was sent. A person must agree to ${id} first: ${why}${cost}. Once they agree, send the same call with confirmed: true.`;
}

function accountSentence({ id, url }: LawpAction): string {
  const where = url === undefined ? 'on the site' : `at ${url}`;
  return `Nothing was sent. ${id} needs the person’s own account; they can do it ${where}.`;
}

function held(status: 'needs_confirmation' | 'needs_account', domain: string, message: string): Outcome<PreparedCall> {
  return { ok: true, value: { status, domain, message } };
}

function wrongInput(errors: readonly InputError[]): ServiceError {
  return { code: 'invalid_input', detail: errors.map(({ message }) => message).join(' '), errors };
}
