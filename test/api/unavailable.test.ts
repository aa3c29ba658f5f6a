import { describe, expect, test } from 'vitest';
import { hasLibsqlServer, startLibsqlProcess } from '../../scripts/processes/libsql-process.ts';
import { problemBody } from '../../src/api/schemas/problem.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function expectUnavailable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  const body = problemBody.parse(await answer.json());
  expect(body).toMatchObject({ code: 'unavailable', retry_after_seconds: 5 });
}

describe('a database that cannot be used at the moment', () => {
  test.skipIf(!hasLibsqlServer)('is 503 with the seconds to wait, when its server is gone', async () => {
    const server = await startLibsqlProcess(await temporaryFolder());
    const index = await openIndexDatabase({ url: server.url });
    const faults: unknown[] = [];
    const deps = apiDependencies(serviceDeps(index, '2026-03-02T08:00:00.000Z'), {
      onFault: (_id, cause) => faults.push(cause),
    });
    expect((await askApi(deps, '/api/search?q=bread')).status).toBe(200);
    // Also with nothing in it.
    expect((await askApi(deps, '/readyz')).status).toBe(200);
    await server.stop();
    for (const path of ['/api/search?q=bread', '/api/stats', '/api/diff?domain=example.com', '/readyz'])
      await expectUnavailable(await askApi(deps, path));
    expect(faults).toHaveLength(4);
    expect((await askApi(deps, '/healthz')).status).toBe(200);
    index.close();
  });

  test('is 503 while another program holds the file, in the connector, too; then all is as before', async () => {
    const { baseUrl, url, index } = await startMcpService([]);
    const hold = await index.client.transaction('write');
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { query: 'bread' } },
    });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const [api, tool] = await Promise.all([
      fetch(`${baseUrl}/api/search?q=bread`),
      fetch(url, { method: 'POST', headers, body }),
    ]);
    await expectUnavailable(api);
    expect(await tool.json()).toMatchObject({
      result: { isError: true, structuredContent: { code: 'unavailable', retry_after_seconds: 5 } },
    });
    await hold.rollback();
    expect((await fetch(`${baseUrl}/api/search?q=bread`)).status).toBe(200);
  });
});
