import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveFolder } from '../../src/runtime/files/static-files.ts';
import type { FunctionContext } from '../../src/runtime/functions/function-service.ts';
import { toWebRequest } from '../../src/runtime/http/node-request.ts';
import { sendWebResponse } from '../../src/runtime/http/node-response.ts';

/*
 * A small stand-in for the platform: drawn files, and the unzipped functions at the paths that their manifest names.
 *   node scripts/suites/netlify-host.ts <functions> <drawn files> <port>
 */
type HostedFunction = (request: Request, context: FunctionContext) => Promise<Response>;

interface ManifestEntry {
  readonly name: string;
  readonly schedule?: string;
  readonly routes?: readonly { readonly pattern: string; readonly prefer_static?: boolean }[];
}

interface HostedRoute {
  readonly pattern: URLPattern;
  readonly preferStatic: boolean;
  readonly answer: HostedFunction;
}

const [folder = '', files = '', port = ''] = process.argv.slice(2);
const baseUrl = `http://localhost:${port}`;
const manifest: { functions: readonly ManifestEntry[] } = JSON.parse(
  readFileSync(join(folder, 'manifest.json'), 'utf8'),
);
const loaded = new Map<string, HostedFunction>();
const routes: HostedRoute[] = [];
for (const { name, routes: own, schedule } of manifest.functions) {
  if (schedule !== undefined) continue;
  const answer: HostedFunction = (await import(pathToFileURL(entryOf(name)).href)).default;
  loaded.set(name, answer);
  for (const { pattern, prefer_static: preferStatic = false } of own ?? [])
    routes.push({ pattern: new URLPattern({ pathname: pattern }), preferStatic, answer });
}
const serveFile = serveFolder(files);

createServer(async (incoming, outgoing) => {
  const request = toWebRequest(incoming, outgoing, baseUrl);
  if (!request) return outgoing.writeHead(400).end();
  const { pathname } = new URL(request.url);
  const route = routes.find(({ pattern }) => pattern.test({ pathname }));
  if ((!route || route.preferStatic) && (await serveFile(incoming, outgoing))) return;
  const answer = route?.answer ?? (pathname.startsWith('/api/') ? loaded.get('api-unknown') : undefined);
  if (!answer) return outgoing.writeHead(404).end();
  await sendWebResponse(await answer(request, { ip: '198.51.100.9' }), outgoing);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));

function entryOf(name: string): string {
  const paths = ['mjs', 'js'].map((ending) => join(folder, name, 'functions', `${name}.${ending}`));
  const found = paths.find(existsSync);
  if (found === undefined) throw new Error(`${name} has no entry`);
  return found;
}
