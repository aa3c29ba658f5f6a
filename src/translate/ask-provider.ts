import { setTimeout as sleep } from 'node:timers/promises';
import { TranslatorFault } from './translator.ts';

/** How long a provider is waited for. */
export interface Patience {
  /** One request, with its answer. */
  readonly timeoutMs: number;
  /** Before the second try; the third waits twice as long. */
  readonly firstWaitMs: number;
}

export const PATIENCE: Patience = { timeoutMs: 30_000, firstWaitMs: 1000 };

/** One request to the address that the operator configured. */
export interface ProviderCall {
  /** "DeepL", for messages. */
  readonly name: string;
  readonly url: URL;
  /** Sent with the request, and never told. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; a GET without it. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
  readonly patience: Patience;
}

const TRIES = 3;
/** Who is asked to wait longer asks again with the next build. */
const MAX_WAIT_MS = 30_000;
/** The English of a full request is a tenth of it. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const SAID_CHARACTERS = 200;

/**
 * Asks a provider, up to three times where it is busy or out of reach, and gives the JSON of its answer. Follows no
 * redirect: a key goes to the configured address only. A status that no other try can change is given to `onRefused`,
 * which throws what it means.
 * @throws TranslatorFault, or the signal's reason
 */
export async function askProvider(
  call: ProviderCall,
  onRefused: (status: number, said: string) => void = () => {},
): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    const answer = await tryOnce(call);
    if ('text' in answer) {
      if (answer.status < 300) return toJson(call, answer.text);
      const said = oneLine(answer.text);
      onRefused(answer.status, said);
      throw refusal(call, answer.status, said);
    }
    const waitMs = answer.waitMs ?? call.patience.firstWaitMs * 2 ** (tried - 1);
    if (tried === TRIES || waitMs > MAX_WAIT_MS) throw new TranslatorFault('busy', answer.why);
    await sleep(waitMs, undefined, { signal: call.signal });
  }
}

/** An answer, or why there was none and how long to wait. */
type Tried =
  | { readonly status: number; readonly text: string }
  | { readonly why: string; readonly waitMs: number | null };

async function tryOnce(call: ProviderCall): Promise<Tried> {
  const { name, url, headers, body, signal, patience } = call;
  signal.throwIfAborted();
  const late = AbortSignal.timeout(patience.timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, late]),
    });
    const { status } = response;
    if (status === 429 || status >= 500) {
      const waitMs = retryAfterMs(response.headers.get('retry-after'));
      await response.body?.cancel();
      return { why: `${name} at ${url.host} answered ${status}.`, waitMs };
    }
    return { status, text: await readText(call, response) };
  } catch (cause) {
    if (cause instanceof TranslatorFault) throw cause;
    signal.throwIfAborted();
    if (late.aborted) return { why: `${name} at ${url.host} gave no answer in time.`, waitMs: null };
    return { why: `${name} at ${url.host} could not be reached (${codeOf(cause)}).`, waitMs: null };
  }
}

/** Never its text: that may repeat what was sent. */
function codeOf(cause: unknown): string {
  const { cause: inner } = cause as { cause?: { code?: unknown } };
  return typeof inner?.code === 'string' ? inner.code : 'connection broken';
}

async function readText({ name, url }: ProviderCall, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new TranslatorFault('answer', `${name} at ${url.host} answered more than ${MAX_ANSWER_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function retryAfterMs(given: string | null): number | null {
  if (given === null) return null;
  if (/^\d{1,9}$/.test(given)) return Number(given) * 1000;
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function toJson({ name, url }: ProviderCall, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TranslatorFault('answer', `${name} at ${url.host} answered no JSON.`);
  }
}

function refusal({ name, url }: ProviderCall, status: number, said: string): TranslatorFault {
  const at = `${name} at ${url.host}`;
  const words = said === '' ? '' : `: ${said}`;
  if (status === 401 || status === 403) {
    return new TranslatorFault('setting', `${at} does not accept the key (${status}); check TRANSLATOR_KEY.`);
  }
  if (status < 400) {
    return new TranslatorFault(
      'setting',
      `${at} forwards elsewhere (${status}); set TRANSLATOR_URL to where it answers.`,
    );
  }
  if (status === 404 || status === 405) {
    return new TranslatorFault('setting', `${at} has nothing at ${url.pathname} (${status}); check TRANSLATOR_URL.`);
  }
  return new TranslatorFault('answer', `${at} refused the request (${status})${words}.`);
}

/** What a server said, in one short line: JSON servers put it into `error` or `message`. */
function oneLine(text: string): string {
  const [, said = text] = /"(?:error|message)"\s*:\s*"((?:[^"\\]|\\.){1,400})"/.exec(text) ?? [];
  return said
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SAID_CHARACTERS)
    .replace(/[.\s]+$/, '');
}
