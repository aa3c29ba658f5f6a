import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem } from '../api/problem.ts';
import { UnavailableError } from '../services/unavailable-error.ts';
import type { RenderedPages } from '../web/forms/rendered-pages.ts';
import { brokenAnswer } from './broken-answer.ts';
import { callerAddress } from './caller-address.ts';
import { misdirectedAnswer } from './misdirected-answer.ts';
import { settleAddress, toWebRequest } from './node-request.ts';
import { sendWebResponse } from './node-response.ts';
import { misdirected } from './own-names.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { serveFolders } from './static-files.ts';
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
  /** Doors for programs, asked one after the other before the pages. */
  readonly doors: readonly Door[];
  readonly pages: RenderedPages;
  /** Addresses and networks of the proxies in front of this server. */
  readonly trustedProxies: readonly string[];
  readonly newRequestId: () => string;
  readonly onFault: (requestId: string, cause: unknown) => void;
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Takes no new connections, lets requests under way finish, then ends. */
  close(): Promise<void>;
}

/** A port that cannot be listened on: one sentence with the mend. */
export class PortError extends Error {}

const FINISH_MS = 3000;
const IDLE_LOOK_MS = 20;
/** A request that takes longer to arrive is no request. */
const ARRIVE_MS = 30_000;

/**
 * Serves drawn pages, the API and the pages that are made for each request.
 * @throws PortError when the port is taken or not allowed
 */
export async function startServer(input: ServerInput): Promise<RunningServer> {
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  const answerNext = createAnswerer(input);
  const answerUnread = async (unread: UnreadRequest, socket: Duplex, before?: ServerResponse): Promise<void> =>
    answerConnection(socket, await refusalOf(input, unread), before);
  const answer: Answerer = (request, response) => {
    lastAnswers.set(request.socket, response);
    answerNext(request, response);
  };
  const server = createServer(
    // Node's own answer to a request without a host would have no body.
    { requestTimeout: ARRIVE_MS, headersTimeout: ARRIVE_MS, requireHostHeader: false },
    answer,
  );
  // Whether "100 Continue" is sent is decided with the answer: a body too large is refused before it comes.
  server.on('checkContinue', answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (fault: Error, socket) => {
    answerUnread(readFault(fault), socket, lastAnswers.get(socket));
  });
  server.on('connect', (_request, socket) => answerUnread({ isMethod: true, path: '/', why: '' }, socket));
  await listen(server, input.port);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

function createAnswerer(input: ServerInput): Answerer {
  const { folders, baseUrl, doors, pages, trustedProxies, newRequestId, onFault } = input;
  const serveFile = serveFolders(folders);
  const addressOf = callerAddress(trustedProxies);
  const isMisdirected = misdirected([baseUrl, input.agentUrl ?? baseUrl]);
  const misdirectedTo = (request: IncomingMessage): Response =>
    misdirectedAnswer({ requestId: newRequestId(), baseUrl, ...askedFor(request) });
  return (request, response) => {
    answer(request, response).catch((cause: unknown) => {
      const requestId = newRequestId();
      onFault(requestId, cause);
      const isForLater = cause instanceof UnavailableError;
      if (response.headersSent) response.end();
      else void sendWebResponse(brokenAnswer({ requestId, baseUrl, ...askedFor(request), isForLater }), response);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isMisdirected(request)) return sendWebResponse(misdirectedTo(request), response);
    const isSettled = settleAddress(request);
    if (isSettled && isForFiles(request, pages) && serveFile(request, response)) return;
    const asked = isSettled ? toWebRequest(request, response, baseUrl) : null;
    if (!asked) return sendWebResponse(unusable(input, 'This is no usable address of one host.'), response);
    const address = addressOf(request);
    for (const door of doors) {
      const answered = await door(asked, address);
      if (answered) return sendWebResponse(answered, response);
    }
    const made = await pages.answer(asked, address);
    if (made) return sendWebResponse(withPageHeaders(made), response);
    if (serveFile(request, response)) return;
    return sendWebResponse(withPageHeaders(await pages.notFound(asked)), response);
  }
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
async function refusalOf(
  { baseUrl, doors, pages, newRequestId }: ServerInput,
  unread: UnreadRequest,
): Promise<Response> {
  const { isMethod, path, why } = unread;
  const asked = isMethod ? URL.parse(`${baseUrl}${path ?? '/'}`) : null;
  if (!asked) return problem(baseUrl, newRequestId(), 'invalid_input', { detail: why });
  const request = new Request(asked, { method: 'UNKNOWN', headers: { Accept: 'application/json' } });
  for (const door of [...doors, pages.answer]) {
    const answered = await door(request, 'unknown');
    if (answered) return answered;
  }
  return pages.notFound(request);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const why = taken ? 'is in use by another program' : `cannot be used (${error.code ?? error.message})`;
      reject(
        new PortError(`Port ${port} ${why}; stop that program or choose another port with --port.`, { cause: error }),
      );
    });
    server.listen(port, () => resolve());
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last request was answered meanwhile is idle from then on, and would be held until the end.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function withPageHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
  return answer;
}

function unusable({ baseUrl, newRequestId }: ServerInput, detail: string): Response {
  return problem(baseUrl, newRequestId(), 'invalid_input', { detail });
}
