import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mediaType, sendAnswer, sendText } from './answer.ts';
import { behaviours } from './behaviours.ts';
import { type DemoFile, type DemoSite, type DemoVisit, findFile, findPage, readDemoSites } from './demo-site.ts';

/** The running demo web: every host of the folder, answered by Host header on one loopback port. */
export interface DemoWeb {
  readonly port: number;
  /** The host names served, sorted. */
  readonly hosts: readonly string[];
  /** Stops listening and cuts every connection, also those that were never answered. */
  close(): Promise<void>;
}

/** Where the sites are (default `content/demo`) and the port to listen on (default: any free one). */
export interface DemoWebOptions {
  readonly folder?: string;
  readonly port?: number;
}

const OWN_FOLDER = fileURLToPath(new URL('../../content/demo', import.meta.url));

/**
 * Serves the fictional sites below `folder` over real HTTP on 127.0.0.1, each as its site.json says.
 *
 * @throws when a site.json breaks its schema, or the port is taken.
 */
export async function startDemoWeb({ folder = OWN_FOLDER, port = 0 }: DemoWebOptions = {}): Promise<DemoWeb> {
  const sites = await readDemoSites(folder);
  const server = createServer((request, response) => {
    answer(sites, request, response).catch((cause: unknown) => fail(response, cause));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { port: boundPort(server), hosts: [...sites.keys()].sort(), close: () => close(server) };
}

async function answer(
  sites: ReadonlyMap<string, DemoSite>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
  const site = sites.get(host);
  if (!site) return sendText(request, response, 421, `No demo site has the name "${host}".`);
  const path = decodePath(request.url ?? '/');
  if (path === undefined) return sendText(request, response, 400, 'This address cannot be read.');

  for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
  const route = site.routes[path] ?? site.routes['*'] ?? {};
  const visit: DemoVisit = { site, route, path, request, response };
  if (route.behaviour) return behaviours[route.behaviour](visit);
  if (request.method === 'GET' || request.method === 'HEAD') return answerReading(visit);
  response.setHeader('Allow', 'GET, HEAD');
  sendText(request, response, 405, 'Method not allowed');
}

async function answerReading(visit: DemoVisit): Promise<void> {
  const { site, route, path, request, response } = visit;
  for (const [name, value] of Object.entries(route.headers ?? {})) response.setHeader(name, value);
  if (route.location !== undefined) {
    response.setHeader('Location', route.location);
    return sendText(request, response, route.status ?? 301, `Moved to ${route.location}`);
  }
  if (route.json !== undefined) {
    const body = JSON.stringify(route.json);
    return sendAnswer(request, response, { status: route.status ?? 200, body, type: 'application/json' });
  }
  const file = route.file === undefined ? await findPage(site, path) : await findFile(site, route.file);
  if (file) return sendFile(visit, file, route.status ?? 200);
  const status = route.status ?? 404;
  const missing = status === 404 ? await findFile(site, '404.html') : undefined;
  return missing ? sendFile(visit, missing, status) : sendText(request, response, status, `Status ${status}`);
}

function sendFile({ site, request, response }: DemoVisit, file: DemoFile, status: number): void {
  const { name, body, modified } = file;
  sendAnswer(request, response, { status, body, type: mediaType(name, site), modified });
}

/** The path of a request target, percent-decoded; undefined when it is malformed or could mean another folder. */
function decodePath(target: string): string | undefined {
  try {
    const path = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '/');
    return /^\//.test(path) && !/[\\\0]|(?:^|\/)\.\.?(?:\/|$)/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function fail(response: ServerResponse, cause: unknown): void {
  process.stderr.write(`demo web: ${cause instanceof Error ? cause.stack : String(cause)}\n`);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end();
}

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo web is not bound to a port.');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
