import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '../../api/problem.ts';
import { UnavailableError } from '../../services/unavailable-error.ts';
import type { RenderedPages } from '../../web/forms/rendered-pages.ts';
import { brokenAnswer, undrawnAnswer } from '../answers/broken-answer.ts';
import { HSTS_HEADER, hstsValue } from '../answers/hsts.ts';
import { misdirectedAnswer } from '../answers/misdirected-answer.ts';
import { PAGE_HEADERS } from '../answers/page-headers.ts';
import type { KeptAnswers } from '../files/kept-answers.ts';
import { serveFolders } from '../files/static-files.ts';
import { callerAddress } from './caller-address.ts';
import { watchConnections } from './connections.ts';
import { heldBodies } from './held-bodies.ts';
import { listen } from './listen.ts';
import { mostConnections } from './most-connections.ts';
import { settleAddress, toWebRequest } from './node-request.ts';
import { sendWebResponse } from './node-response.ts';
import { misdirected } from './own-names.ts';
import { answerConnection, readFault, type UnreadRequest } from './unread-request.ts';

/** Answers what is for it, null for the rest; `address` is the caller's, as the name of a bucket. */
export type Door = (request: Request, address: string) => Promise<Response | null>;

export interface ServerInput {
  /** Folders of files: the drawn pages, then what pages made for a request link to before anything was drawn. */
  readonly folders: readonly string[];
  readonly port: number;
  readonly baseUrl: string;
  /** Where the connector answers, when that is another address. */
  readonly agentUrl?: string;
  /** Answers what was answered a moment ago, before anything else looks at the request; false when it cannot. */
  readonly answerKept?: KeptAnswers['answer'];
  /** Doors for programs, asked one after the other before the pages. */
  readonly doors: readonly Door[];
  readonly pages: RenderedPages;
  /** Addresses and networks of the proxies in front of this server. */
  readonly trustedProxies: readonly string[];
  /** Seconds for which browsers are told to ask by https alone; null for not at all. */
  readonly hstsSeconds?: number | null;
  readonly newRequestId: () => string;
  readonly onFault: (requestId: string, cause: unknown) => void;
  /** How many connections may be open; as many as the process has files for, when it is not given. */
  readonly connections?: number;
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, answers what was asked on those that are there, then ends. */
  close(): Promise<void>;
}

/** What goes wrong with each connection is told so often. */
const TELL_MS = 60_000;
const GONE_MS = 2000;
/** A request that takes longer to arrive is no request. */
const ARRIVE_MS = 30_000;

/**
 * Serves drawn pages, the API and the pages that are made for each request.
 * @throws PortError when the port is taken or not allowed
 */
export async function startServer(input: ServerInput): Promise<RunningServer> {
  const answerSafely = createAnswerer(input);
  const server = createServer(
    // Node's own answer to a request without a host would have no body.
    { requestTimeout: ARRIVE_MS, headersTimeout: ARRIVE_MS, requireHostHeader: false },
  );
  const connections = watchConnections(server, input.connections ?? mostConnections());
  const underWay = new Set<Promise<void>>();
  const answer = (request: IncomingMessage, response: ServerResponse): void =>
    connections.take(request, response, () => {
      const answered = answerSafely(request, response).finally(() => underWay.delete(answered));
      underWay.add(answered);
    });
  server.on('request', answer);
  // Whether "100 Continue" is sent is decided with the answer: a body too large is refused before it comes.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (fault: Error, socket) => {
    answerUnread(input, readFault(fault), socket, connections.lastAnswerOn(socket));
  });
  server.on('connect', (_request, socket) =>
    answerUnread(input, { isMethod: true, isHead: false, path: '/', why: '' }, socket),
  );
  await listen(server, input.port);
  server.on('error', nowAndThen(input));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await connections.close();
      // What callers asked who have gone meanwhile.
      await Promise.race([Promise.all(underWay), wait(GONE_MS, null, { ref: false })]);
    },
  };
}

/** Tells of faults of the server itself, which come with each connection: no more files can be opened, for instance. */
function nowAndThen({ newRequestId, onFault }: ServerInput): (cause: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (cause) => {
    const now = performance.now();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    onFault(newRequestId(), cause);
  };
}

/** @param before the last answer on this connection to a request that was handed out */
async function answerUnread(
  input: ServerInput,
  unread: UnreadRequest,
  socket: Duplex,
  before?: ServerResponse,
): Promise<void> {
  try {
    await answerConnection(socket, await refusalOf(input, unread), { isHead: unread.isHead, before });
  } catch (cause) {
    input.onFault(input.newRequestId(), cause);
    socket.destroy();
  }
}

/** Never rejects. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function createAnswerer(input: ServerInput): Answerer {
  const { folders, baseUrl, doors, pages, trustedProxies, newRequestId } = input;
  const serveFile = serveFolders(folders);
  const addressOf = callerAddress(trustedProxies);
  const isMisdirected = misdirected([baseUrl, input.agentUrl ?? baseUrl]);
  const hold = heldBodies();
  const hsts = input.hstsSeconds ? hstsValue(input.hstsSeconds) : null;
  return (request, response) => {
    if (hsts !== null) response.setHeader(HSTS_HEADER, hsts);
    return answer(request, response)
      .catch((cause: unknown) => answerBroken(input, cause, request, response))
      .catch(() => void response.destroy());
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isMisdirected(request)) return sendWebResponse(misdirectedTo(input, request), response);
    const isSettled = settleAddress(request);
    if (isSettled && isForFiles(request, pages) && (await serveFile(request, response))) return;
    if (isSettled && (await input.answerKept?.(request, response, addressOf))) return;
    const asked = isSettled ? toWebRequest(request, response, baseUrl, hold) : null;
    if (!asked) return sendWebResponse(unusable(input, 'This is not a usable address of one host.'), response);
    const address = addressOf(request);
    for (const door of doors) {
      const answered = await door(asked, address);
      if (answered) return sendWebResponse(answered, response);
    }
    const made = await pages.answer(asked, address);
    if (made) return sendWebResponse(withPageHeaders(made), response);
    if (await serveFile(request, response)) return;
    // The home page is drawn with the first of all pages.
    if (/^\/(?:\?|$)/.test(request.url ?? '')) return sendWebResponse(undrawnAnswer(newRequestId()), response);
    return sendWebResponse(withPageHeaders(await pages.notFound(asked)), response);
  }
}

async function answerBroken(
  { baseUrl, newRequestId, onFault }: ServerInput,
  cause: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = newRequestId();
  onFault(requestId, cause);
  // What is half said cannot be taken back: who reads it has to see that it is not whole.
  if (response.headersSent) return void response.destroy();
  const isForLater = cause instanceof UnavailableError || isOutOfFiles(cause);
  await sendWebResponse(brokenAnswer({ requestId, baseUrl, ...askedFor(request), isForLater }), response);
}

function isOutOfFiles(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'EMFILE' || cause.code === 'ENFILE');
}

function misdirectedTo({ newRequestId, baseUrl }: ServerInput, request: IncomingMessage): Response {
  return misdirectedAnswer({ requestId: newRequestId(), baseUrl, ...askedFor(request) });
}

/** What a request asked for, though nothing of it may be usable. */
function askedFor({ url = '', headers }: IncomingMessage): {
  readonly path: string;
  readonly accept: string | undefined;
} {
  return { path: url, accept: headers.accept };
}

/** Most requests are for a drawn file: nothing else needs to look at them. */
function isForFiles({ method, url = '' }: IncomingMessage, pages: RenderedPages): boolean {
  const isPlain = (method === 'GET' || method === 'HEAD') && !/[?#]|^\/api\//.test(url);
  return isPlain && !pages.isMade(url);
}

/** The answer to a request that Node does not hand out; only programs send such. */
async function refusalOf(input: ServerInput, unread: UnreadRequest): Promise<Response> {
  const { baseUrl, doors, pages } = input;
  const { isMethod, path, why } = unread;
  const asked = isMethod ? URL.parse(`${baseUrl}${path ?? '/'}`) : null;
  if (!asked) return unusable(input, why);
  const request = new Request(asked, { method: 'UNKNOWN', headers: { Accept: 'application/json' } });
  for (const door of doors) {
    const answered = await door(request, 'unknown');
    if (answered) return answered;
  }
  return withPageHeaders((await pages.answer(request, 'unknown')) ?? (await pages.notFound(request)));
}

function withPageHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
  return answer;
}

function unusable({ baseUrl, newRequestId }: ServerInput, detail: string): Response {
  return problem(baseUrl, newRequestId(), 'invalid_input', { detail });
}
