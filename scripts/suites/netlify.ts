/*
 * Builds the hosted form as the platform does, without the network, starts its zipped functions outside of this folder
 * against a real libSQL server, and calls them; its edge function is routed by the platform's bundler and run in Deno.
 * Ends with 1 when an answer is not the one it should be.
 *   npm ci --prefix scripts/suites && npm run suite:netlify
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { rememberSites } from '../bench/fill-index.ts';
import { domainOf, generatedSite } from '../bench/generated-sites.ts';
import { freePort } from '../processes/free-port.ts';
import { startLibsqlProcess } from '../processes/libsql-process.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { needsInstall } from './needs-install.ts';
import { callEdge } from './netlify-edge.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CLI = fileURLToPath(new URL('./node_modules/netlify-cli/bin/run.js', import.meta.url));
/** Deno stands here, which the platform's bundler of edge functions would fetch otherwise. */
const SUITE_COMMANDS = fileURLToPath(new URL('./node_modules/.bin', import.meta.url));
const HOST = fileURLToPath(new URL('./netlify-host.ts', import.meta.url));
/** The one site of the index: "Bakery 0". */
const DOMAIN = domainOf(0);
const BUILT = join(ROOT, '.netlify', 'functions');

const rpc = (method: string, params: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const suggestion: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{"domain":"example.com"}',
};

/** A path, the status it must answer, words that must be in the answer, and how it is asked. */
const CALLS: readonly (readonly [string, number, string, RequestInit?])[] = [
  ['/', 200, 'Waymark'],
  [`/api/search?q=${DOMAIN}`, 200, '"name":"Bakery 0"'],
  ['/api/search?q=bakery+in+Copenhagen', 200, '"results"'],
  ['/api/search', 400, 'invalid_input'],
  ['/api/stats', 200, '"sites_indexed":1'],
  ['/api/state?format=csv', 200, 'section,key,value'],
  [`/api/diff?domain=${DOMAIN}`, 200, 'no_changes_detected'],
  [`/api/register?domain=${DOMAIN}`, 401, 'unauthorized'],
  ['/api/suggest', 200, '"status":"queued"', suggestion],
  ['/api/suggest?domain=example.com', 200, '"status":"queued"'],
  ['/api/unknown', 404, 'not_found'],
  ['/api/mcp', 200, '"get_site"', rpc('tools/list', {})],
  ['/api/mcp', 200, 'Bakery', rpc('tools/call', { name: 'get_site', arguments: { domain: DOMAIN } })],
  ['/api/mcp/server-card', 200, '"version"'],
  ['/.well-known/mcp/server-card.json', 200, '"version"'],
  ['/.well-known/mcp/catalog.json', 200, '{'],
  ['/.well-known/lawp.json', 200, '"lawp_version"'],
  ['/.well-known/api-catalog', 200, 'linkset'],
  ['/.well-known/security.txt', 200, 'Contact:'],
  ['/llms.txt', 200, '# Waymark'],
  ['/openapi.json', 200, '"openapi":"3.1'],
  ['/healthz', 200, 'ok'],
  ['/readyz', 200, 'ready'],
  [`/badge.svg?domain=${DOMAIN}`, 200, '<title>'],
  ['/badge.svg?domain=unknown.com', 200, 'not indexed'],
  ['/badge.svg?domain=127.0.0.1', 400, 'invalid_input'],
  [`/badge.png?domain=${DOMAIN}&style=card`, 200, 'PNG'],
  [`/og.png?domain=${DOMAIN}`, 200, 'PNG'],
  ['/og.png?domain=unknown.com', 404, 'not_found'],
  [`/badge.json?domain=${DOMAIN}`, 200, '"indexed":true'],
  ['/search?q=bakery', 200, 'Bakery'],
  ['/pro', 200, '<form'],
  ['/claim', 200, '<form'],
  ['/suggest', 200, '<form'],
  [`/site/${DOMAIN}`, 200, 'Bakery'],
  [`/site/${DOMAIN}.json`, 200, '"lawp_version"'],
  ['/site/unknown.com', 404, 'unknown.com'],
  ['/site/unknown.com.json', 404, 'not_found'],
];

readArguments({});
for (const name of ['netlify-cli', 'node-stream-zip', 'deno']) needsInstall(name);
const work = await mkdtemp(join(tmpdir(), 'waymark-netlify-'));
const started: { stop(): unknown }[] = [];
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const { stop } of started) await stop();
  await rm(work, { recursive: true, force: true });
  await rm(BUILT, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const port = await freePort();
  const database = await startLibsqlProcess(work);
  started.push(database);
  const environment = { DATABASE_URL: database.url, BASE_URL: `http://localhost:${port}` };
  await fill(database.url);
  await buildHosted({ ...environment, DATA_DIR: join(work, 'data') });
  const functions = join(work, 'functions');
  await unzipAll(functions);
  const host = await startHost([functions, join(work, 'data', 'site'), String(port)], environment);
  started.push({ stop: () => host.kill('SIGKILL') });
  const isServed = await callAll(environment.BASE_URL);
  return (await callEdge()) && isServed;
}

async function fill(url: string): Promise<void> {
  const index = await openIndexDatabase({ url });
  await rememberSites(index, [generatedSite(0)]);
  index.close();
}

async function buildHosted(environment: Readonly<Record<string, string>>): Promise<void> {
  const startedAt = performance.now();
  const path = [join(ROOT, 'node_modules', '.bin'), SUITE_COMMANDS, process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, [CLI, 'build', '--offline'], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PATH: path, CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`netlify build ended with ${code}:\n${Buffer.concat(said)}`);
  console.log(`netlify build: ${Math.round(performance.now() - startedAt)} ms`);
}

/** The part of node-stream-zip that is used: the package belongs to this folder, not to the product. */
interface ZipModule {
  readonly default: {
    readonly async: new (options: {
      file: string;
    }) => {
      extract(entry: null, folder: string): Promise<number>;
      close(): Promise<void>;
    };
  };
}

async function unzipAll(folder: string): Promise<void> {
  const { default: StreamZip } = (await import('node-stream-zip' as string)) as ZipModule;
  const sizes: number[] = [];
  for (const name of (await readdir(BUILT)).filter((file) => file.endsWith('.zip'))) {
    const target = join(folder, name.slice(0, -'.zip'.length));
    await mkdir(target, { recursive: true });
    const zip = new StreamZip.async({ file: join(BUILT, name) });
    await zip.extract(null, target);
    await zip.close();
    sizes.push((await stat(join(BUILT, name))).size);
  }
  await copyFile(join(BUILT, 'manifest.json'), join(folder, 'manifest.json'));
  console.log(`${sizes.length} functions, the largest ${(Math.max(...sizes) / 1e6).toFixed(2)} MB zipped`);
}

async function startHost(parameters: readonly string[], environment: Record<string, string>): Promise<ChildProcess> {
  const host = spawn(process.execPath, [HOST, ...parameters], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(host.stdout, 'data'), once(host, 'exit')]);
  if (host.exitCode !== null) throw new Error('the functions could not be loaded');
  return host;
}

async function callAll(baseUrl: string): Promise<boolean> {
  let good = true;
  for (const [path, status, words, init] of CALLS) {
    const startedAt = performance.now();
    const answer = await fetch(`${baseUrl}${path}`, init);
    const text = await answer.text();
    const isRight = answer.status === status && text.includes(words);
    good &&= isRight;
    const ms = (performance.now() - startedAt).toFixed(0).padStart(5);
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${answer.status} ${ms} ms  ${path}${isRight ? '' : `\n${text.slice(0, 400)}`}`,
    );
  }
  return good;
}
