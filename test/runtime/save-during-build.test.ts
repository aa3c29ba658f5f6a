import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { createServices } from '../../src/services/create-services.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { serviceDeps } from '../support/api.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { lawp } from '../support/site-record.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rows } from '../support/test-index.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><h1>Harbour</h1><p>${PROSE}</p>`;
const held: ServerResponse[] = [];
let isOpen = false;
const give = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end(home);
const slow = (_request: IncomingMessage, response: ServerResponse): void => {
  if (isOpen) give(response);
  else held.push(response);
};

const web = await serveSites({ 'quick-bakery.com': { '/': home }, 'stuck-bakery.com': { '/': slow } });
const dns = await startDnsServer();
const dataDir = await temporaryFolder();
const index = await openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
const service = await startService(readConfig({ DNS_SERVERS: dns.address }, { port: 0, dataDir, ownDatabase: true }), {
  hosts: ['quick-bakery.com', 'stuck-bakery.com'],
  port: web.port,
  delayMs: 20,
  timeoutMs: 6000,
});
const owner = createServices(serviceDeps(index, () => new Date()));
const issued = await owner.issueKey({ label: 'owner', code: null, address: '203.0.113.1' });
if (!issued.ok) throw new Error(issued.error.detail);
const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
afterAll(async () => {
  await service.close();
  await web.close();
  index.close();
});

// The API answers 120 such questions a minute.
const PATIENT = { timeout: 50_000, interval: 600 };
const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${service.baseUrl}${path}`, init);
const post = (path: string, body: unknown): Promise<Response> =>
  ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
const jsonOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

it('shows suggestions and saves while another process builds for long', async () => {
  const script = fileURLToPath(new URL('../support/long-build.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, String(web.port), 'stuck-bakery.com'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await vi.waitUntil(() => held.length > 0, PATIENT);
  const lease = async (): Promise<string> =>
    String((await rows(index, `select value from meta where key = 'builder'`))[0]?.value);
  expect(JSON.parse(await lease())).toMatchObject({ pid: child.pid });

  await post('/api/suggest', { domain: 'quick-bakery.com' });
  await vi.waitUntil(async () => {
    const suggestion = await jsonOf(await ask('/api/suggest?domain=quick-bakery.com'));
    return suggestion.status === 'indexed';
  }, PATIENT);
  expect((await ask('/site/quick-bakery.com')).status).toBe(200);

  const { verify } = (await jsonOf(await ask('/api/register?domain=quick-bakery.com', { headers }))) as {
    verify: { dns_txt: { host: string; value: string } };
  };
  dns.zones.set(verify.dns_txt.host, { txt: [verify.dns_txt.value] });
  await index.client.execute(`update claims set checked_at = '2020-01-01T00:00:00.000Z'`);
  const saved = await post('/api/register', lawp('quick-bakery.com', { name: 'Saved meanwhile' }));
  expect(await jsonOf(saved)).toMatchObject({ success: true, rebuild: { status: 'pending' } });
  await vi.waitUntil(async () => {
    const twin = await jsonOf(await ask('/site/quick-bakery.com.json'));
    return twin.name === 'Saved meanwhile';
  }, PATIENT);
  expect(JSON.parse(await lease())).toMatchObject({ pid: child.pid });
  expect(child.exitCode).toBeNull();

  isOpen = true;
  held.forEach(give);
  expect(await ended).toEqual([0, null]);
  expect(await jsonOf(await ask('/site/quick-bakery.com.json'))).toMatchObject({ name: 'Saved meanwhile' });
  expect((await ask('/site/stuck-bakery.com')).status).toBe(200);
});
