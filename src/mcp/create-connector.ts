import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { CallEndpoint } from '../core/actions/endpoint-call.ts';
import { bearerToken } from '../core/keys/bearer-token.ts';
import type { Caller } from '../services/caller.ts';
import { CONNECTOR_PATH } from '../services/connector-card.ts';
import type { Services } from '../services/create-services.ts';
import { UNAVAILABLE, UnavailableError } from '../services/unavailable-error.ts';
import { type Access, createAccess } from './access.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { type RpcFault, rpcError } from './rpc-error.ts';
import { wrongMessage, wrongRevision } from './wrong-message.ts';
import { wrongParams } from './wrong-params.ts';

/** What the connector needs from its runtime. */
export interface ConnectorDependencies {
  /** Where the service answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Where the connector answers. */
  readonly agentUrl: string;
  /** Further origins whose pages may use it. */
  readonly origins: readonly string[];
  readonly services: Services;
  /** Takes work that no answer waits for. */
  readonly later: (work: Promise<unknown>) => void;
  readonly newRequestId: () => string;
  /** Sends a call of an action to a site. */
  readonly callEndpoint: CallEndpoint;
  /** Takes the full cause of a fault of ours; callers only get the request id. */
  readonly onFault: (requestId: string, cause: unknown) => void;
  /** Told of every answer, for the log. */
  readonly onAnswer: (answered: AnsweredMessage) => void;
}

/** What a log may keep of one answer: neither address nor key nor what was asked. */
export interface AnsweredMessage {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Answers the connector's address; null for any other.
 * @param address the caller's, as the runtime knows it: an IPv4 address or an IPv6 /64
 */
export type Connector = (request: Request, address: string) => Promise<Response | null>;

const METHODS = 'POST, OPTIONS';

/**
 * The MCP connector (contract section 11): Streamable HTTP without sessions, plain JSON answers, the revisions
 * 2026-07-28 and 2025-11-25 at one address. Faults before a tool is reached are HTTP errors with a JSON-RPC body;
 * never 429 (R38), and 5xx only with a request id.
 */
export function createConnector(dependencies: ConnectorDependencies): Connector {
  const { baseUrl, agentUrl, origins } = dependencies;
  const access = createAccess(baseUrl, agentUrl, origins);
  return async (request, address) => {
    // Nearly all that is asked for is for others: their address is not taken apart here.
    const mayBeOurs = request.url.includes(CONNECTOR_PATH);
    if (!mayBeOurs || new URL(request.url).pathname !== CONNECTOR_PATH) return null;
    const since = performance.now();
    const requestId = dependencies.newRequestId();
    const answer = await answerSafely({ ...dependencies, access, request, address, requestId });
    const headers = { ...access.corsHeaders(request.headers), ...OWN_HEADERS, 'X-Request-Id': requestId };
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    const milliseconds = Math.round((performance.now() - since) * 10) / 10;
    const { method } = request;
    dependencies.onAnswer({ requestId, method, path: CONNECTOR_PATH, status: answer.status, milliseconds });
    return answer;
  };
}

const OWN_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

interface Asked extends ConnectorDependencies {
  readonly access: Access;
  readonly request: Request;
  readonly address: string;
  readonly requestId: string;
}

async function answerSafely(asked: Asked): Promise<Response> {
  try {
    return await answer(asked);
  } catch (cause) {
    asked.onFault(asked.requestId, cause);
    if (cause instanceof UnavailableError) {
      const { code, detail, retryAfterSeconds } = UNAVAILABLE;
      const data = { code, retry_after_seconds: retryAfterSeconds };
      const headers = { 'Retry-After': String(retryAfterSeconds) };
      return rpcError({ status: 503, code: -32603, message: detail, data, headers });
    }
    const message = `Something broke on our side; tell us the request id ${asked.requestId}.`;
    return rpcError({ status: 500, code: -32603, message });
  }
}

async function answer(asked: Asked): Promise<Response> {
  const { access, request } = asked;
  const refusal = access.refusal(request.headers);
  if (refusal !== null) return rpcError({ status: 403, code: -32000, message: refusal });
  if (request.method === 'OPTIONS') return preflight();
  // Without sessions there is no stream to open and nothing to delete.
  if (request.method !== 'POST') return rpcError(WRONG_METHOD);
  const caller = await identify(asked);
  if (!('caller' in caller)) return rpcError(caller);
  const read = await readMessage(request);
  if (!read.ok) return rpcError(read.fault);
  const fault = wrongMessage(read.message);
  if (fault !== null) return rpcError({ status: 400, code: -32600, message: fault }, idOf(read.message));
  return serve(asked, caller.caller, read);
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
      'Access-Control-Max-Age': '86400',
    },
  });
}

const WRONG_METHOD: RpcFault = {
  status: 405,
  code: -32000,
  message: 'Only POST is allowed here: there are no sessions to end and no streams to open.',
  headers: { Allow: METHODS },
};

/** Who calls; a wrong key is never silently the free tier (R12). */
async function identify({ request, address, services }: Asked): Promise<{ caller: Caller } | RpcFault> {
  const token = bearerToken(request.headers.get('Authorization'));
  const who = await services.authenticate({ token, address, required: false });
  if (who.ok) return { caller: who.caller };
  const { code, detail, retryAfterSeconds } = who.error;
  const headers = {
    'WWW-Authenticate': 'Bearer error="invalid_token"',
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  };
  const data = { code, ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }) };
  return { status: 401, code: -32000, message: detail, data, headers };
}

async function serve(asked: Asked, caller: Caller, { message }: ReadMessage & { ok: true }): Promise<Response> {
  const { request, services, agentUrl, later, requestId, onFault, callEndpoint, newRequestId } = asked;
  const noteFault = (cause: unknown): string => {
    onFault(requestId, cause);
    return requestId;
  };
  const server = createMcpServer(agentUrl, { caller, services, later, callEndpoint, newRequestId }, noteFault);
  // The body is read: the protocol's server looks at the headers and takes the message beside them.
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  headers.set('Accept', 'application/json, text/event-stream');
  const head = new Request(request.url, { method: 'POST', headers, signal: request.signal });
  const parsed: Parsed = { parsedBody: message };
  const isOlder = await isLegacyRequest(head, message);
  const served = isOlder ? await serveOlder(server, head, parsed) : await serveNewer(server, head, parsed);
  const revision = served.status === 400 ? wrongRevision(request.headers, message) : null;
  if (revision !== null) return rpcError({ status: 400, code: -32000, message: revision }, idOf(message));
  const fault = served.status === 200 ? wrongParams(message) : null;
  // Answered as an error of the message, not of the transport.
  return fault === null ? served : rpcError({ status: 200, code: -32602, message: fault }, idOf(message));
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

interface Parsed {
  readonly parsedBody: unknown;
}

async function serveNewer(server: McpServer, head: Request, parsed: Parsed): Promise<Response> {
  const handler = createMcpHandler(() => server, { legacy: 'reject' });
  try {
    return await handler.fetch(head, parsed);
  } finally {
    // Nothing is ever told later: a stream that was asked for is acknowledged and ended.
    await handler.close();
  }
}

async function serveOlder(server: McpServer, head: Request, parsed: Parsed): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(head, parsed);
  } finally {
    await server.close();
  }
}
