import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handle } from '../../../src/api/handle.ts';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { startServer } from '../../../src/runtime/http/server.ts';
import { createRenderedPages } from '../../../src/web/forms/rendered-pages.ts';
import { apiDependencies, serviceDeps } from '../../support/api.ts';
import { atEnd } from '../../support/at-end.ts';
import { fetchNothing } from '../../support/fetch-nothing.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex } from '../../support/test-index.ts';

const folder = await temporaryFolder();
await mkdir(join(folder, 'site'));
await writeFile(join(folder, 'site', 'bakery.com.html'), '<p>drawn</p>');
const api = apiDependencies(serviceDeps(await newIndex(), '2026-03-02T08:00:00.000Z'));

async function serve(hstsSeconds: number | null): Promise<string> {
  const server = await startServer({
    folders: [folder],
    port: 0,
    baseUrl: 'http://localhost',
    doors: [(request, address) => handle(request, api, address)],
    pages: createRenderedPages({
      ...api,
      keyMode: 'open',
      fetchDocument: fetchNothing,
      bundle: { render: async () => '<p>a page</p>' },
    }),
    trustedProxies: [],
    hstsSeconds,
    newRequestId: () => 'request-1',
    onFault: () => {},
  });
  atEnd(() => server.close());
  return `http://localhost:${server.port}`;
}

const PATHS = ['/site/bakery.com', '/search', '/api/stats', '/openapi.json', '/nothing-here', '/check'];

async function headersOf(base: string): Promise<(string | null)[]> {
  return Promise.all(PATHS.map(async (path) => (await fetch(base + path)).headers.get('Strict-Transport-Security')));
}

describe('HSTS', () => {
  it('is said by every answer where the service answers by https', async () => {
    expect(await headersOf(await serve(600))).toEqual(PATHS.map(() => 'max-age=600'));
  });

  it('is never said where it does not', async () => {
    expect(await headersOf(await serve(null))).toEqual(PATHS.map(() => null));
  });

  it.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ BASE_URL: 'http://waymark.example' }, null],
    [{ BASE_URL: 'https://localhost:4321' }, null],
    [{ BASE_URL: 'https://waymark.example' }, 31_536_000],
    [{ BASE_URL: 'https://waymark.example', HSTS: '600' }, 600],
    [{ BASE_URL: 'https://waymark.example', HSTS: '0' }, null],
  ])('follows from the settings: %j', (settings, seconds) => {
    expect(readConfig(settings).hstsSeconds).toBe(seconds);
  });
});
