import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { createServices } from '../../src/services/create-services.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { serviceDeps } from '../support/api.ts';
import { atEnd } from '../support/at-end.ts';
import { closedPage } from '../support/closed-page.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { lawp } from '../support/site-record.ts';
import { serveSites } from '../support/site-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rows } from '../support/test-index.ts';

const PROSE = 'The bakery on the harbour bakes rye bread, rolls and cakes every morning from flour of the mill.';
const home = `<!doctype html><html lang="en"><title>Harbour</title><meta name="description" content="${PROSE}"><h1>Harbour</h1><p>${PROSE}</p>`;

/** A service beside a web, one of whose sites is slow: all of it is made by the test, since a second try needs it anew. */
async function startAll() {
  const slow = closedPage(home);
  const web = await serveSites({ 'quick-bakery.com': { '/': home }, 'stuck-bakery.com': { '/': slow.route } });
  atEnd(() => web.close());
  const [dns, dataDir] = await Promise.all([startDnsServer(), temporaryFolder()]);
  const index = await openIndexDatabase({ url: pathToFileURL(join(dataDir, 'waymark.db')).href });
  atEnd(() => index.close());
  const config = readConfig({ DNS_SERVERS: dns.address }, { port: 0, dataDir, ownDatabase: true });
  const hosts = ['quick-bakery.com', 'stuck-bakery.com'];
  const service = await startService(config, { hosts, port: web.port, delayMs: 20, timeoutMs: 20_000 });
  atEnd(() => service.close());
  const owner = createServices(serviceDeps(index, () => new Date()));
  const issued = await owner.issueKey({ label: 'owner', code: null, address: '203.0.113.1' });
  if (!issued.ok) throw new Error(issued.error.detail);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${service.baseUrl}${path}`, { headers, ...init });
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  /** Another process that builds, and visits the slow site. */
  const startBuild = () => {
    const script = fileURLToPath(new URL('../support/long-build.ts', import.meta.url));
    const child = spawn(
      process.execPath,
      [...process.execArgv, script, dataDir, String(web.port), 'stuck-bakery.com'],
      {
        stdio: 'inherit',
      },
    );
    atEnd(() => child.kill('SIGKILL'));
    return child;
  };
  return { slow, dns, index, ask, post, startBuild };
}

// The API answers 120 such questions a minute.
const PATIENT = { timeout: 50_000, interval: 600 };
const jsonOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;

it('shows suggestions and saves while another process builds for long', async () => {
  const { slow, dns, index, ask, post, startBuild } = await startAll();
  const child = startBuild();
  const ended = once(child, 'exit');
  await vi.waitUntil(() => slow.asked() > 0, PATIENT);
  const lease = async (): Promise<string> =>
    String((await rows(index, `select value from meta where key = 'builder'`))[0]?.value);
  expect(JSON.parse(await lease())).toMatchObject({ pid: child.pid });

  await post('/api/suggest', { domain: 'quick-bakery.com' });
  await vi.waitUntil(async () => {
    const suggestion = await jsonOf(await ask('/api/suggest?domain=quick-bakery.com'));
    return suggestion.status === 'indexed';
  }, PATIENT);
  expect((await ask('/site/quick-bakery.com')).status).toBe(200);

  const { verify } = (await jsonOf(await ask('/api/register?domain=quick-bakery.com'))) as {
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

  slow.open();
  expect(await ended).toEqual([0, null]);
  expect(await jsonOf(await ask('/site/quick-bakery.com.json'))).toMatchObject({ name: 'Saved meanwhile' });
  expect((await ask('/site/stuck-bakery.com')).status).toBe(200);
}, 150_000);
