import { type ApiDependencies, handle } from '../../api/handle.ts';
import { problem } from '../../api/problem.ts';
import { platformResponse } from '../../api/text-response.ts';
import { createConnector } from '../../mcp/create-connector.ts';
import { createServices, type Services } from '../../services/create-services.ts';
import { UnavailableError } from '../../services/unavailable-error.ts';
import { CALLERS_PATIENCE_MS } from '../../store/database/patient-client.ts';
import { openRemoteIndexDatabase } from '../../store/open-remote-database.ts';
import { logAnswer, logFault } from '../adapters/log.ts';
import { callPublicEndpoint } from '../adapters/public-endpoints.ts';
import { toServiceDeps } from '../adapters/to-service-deps.ts';
import { brokenAnswer } from '../answers/broken-answer.ts';
import { HSTS_HEADER, hstsValue } from '../answers/hsts.ts';
import { type Config, readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { platformAddress } from '../http/caller-address.ts';
import { newRequestId } from '../http/request-id.ts';
import { drawnFilesAt } from './drawn-files.ts';

/** What the platform tells of a request beside it. */
export interface FunctionContext {
  /** The caller's address, which no header can change. */
  readonly ip?: string;
  /** Keeps the instance alive for work that goes on after the answer. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

let opened: Promise<Services> | null = null;

/** A call of a function: the services and who calls. */
export interface FunctionCall {
  readonly config: Config;
  readonly api: ApiDependencies;
  /** The caller's, as the name of a bucket. */
  readonly address: string;
}

/**
 * Answers the API, the badges and the connector as functions of the platform.
 * @param more what only some functions bring: the libraries that draw are in theirs alone
 */
export function answerWith(
  more: Partial<ApiDependencies> = {},
): (request: Request, context: FunctionContext) => Promise<Response> {
  return (request, context) =>
    withService(request, context, async ({ config, api, address }) => {
      const connector = createConnector({ ...api, origins: config.mcpOrigins, callEndpoint: callPublicEndpoint });
      return (
        (await connector(request, address)) ??
        (await handle(request, { ...api, ...more }, address)) ??
        problem(api.baseUrl, newRequestId(), 'not_found', {
          detail: `There is nothing at ${new URL(request.url).pathname}.`,
        })
      );
    });
}

/** What answers where nothing is drawn. */
export const answerFunction = answerWith();

/**
 * Does the work of a call with the services. The first of them that is asked for opens the database, which an instance
 * then keeps; what needs none is answered without. Never throws: the platform would show the stack.
 */
export async function withService(
  request: Request,
  context: FunctionContext,
  work: (call: FunctionCall) => Promise<Response>,
): Promise<Response> {
  try {
    const config = readConfig(functionEnvironment());
    const answer = await work({ config, api: apiDependencies(config, context), address: platformAddress(context.ip) });
    const sent = platformResponse(answer);
    if (config.hstsSeconds !== null) sent.headers.set(HSTS_HEADER, hstsValue(config.hstsSeconds));
    return sent;
  } catch (cause) {
    const requestId = newRequestId();
    logFault(requestId, cause);
    const isForLater = cause instanceof UnavailableError || cause instanceof ConfigError;
    const baseUrl = functionEnvironment().BASE_URL ?? '';
    const { pathname: path } = new URL(request.url);
    const accept = request.headers.get('accept');
    return platformResponse(brokenAnswer({ requestId, baseUrl, path, accept, isForLater }));
  }
}

/** Each service by its name, once the database is open; when it cannot be opened, the next call tries again. */
function lazyServices(config: Config): Services {
  return new Proxy({} as Services, {
    get: (_none, name: keyof Services) => async (asked: never) => {
      opened ??= open(config);
      const services = await opened.catch((cause: unknown) => {
        opened = null;
        throw new UnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
      });
      return (services[name] as (asked: never) => unknown)(asked);
    },
  });
}

async function open(config: Config): Promise<Services> {
  if (config.database.url.startsWith('file:')) {
    throw new Error('Functions have no disk: set DATABASE_URL to a libSQL server (libsql://…).');
  }
  const index = await openRemoteIndexDatabase({ ...config.database, patienceMs: CALLERS_PATIENCE_MS });
  return createServices(toServiceDeps(config, index));
}

/** The platform names the site's address in URL; BASE_URL wins. */
function functionEnvironment(): Readonly<Record<string, string | undefined>> {
  return { ...process.env, BASE_URL: process.env.BASE_URL || process.env.URL };
}

function apiDependencies(config: Config, context: FunctionContext): ApiDependencies {
  const { baseUrl, agentUrl, operator, log } = config;
  const files = drawnFilesAt(baseUrl);
  return {
    baseUrl,
    agentUrl,
    operator,
    services: lazyServices(config),
    findBadge: (domain, file) => files.find(`/badge/${domain}/${file}`),
    drawPicture: async () => null,
    clock: () => new Date(),
    newRequestId,
    onFault: logFault,
    later: (work) => {
      const done = work.catch((cause: unknown) => logFault('later', cause));
      context.waitUntil?.(done);
    },
    onAnswer: log === 'requests' ? logAnswer : () => {},
  };
}
