import { request as rawRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createConnector } from '../../src/mcp/create-connector.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { newer, older } from './messages.ts';
import { SITES } from './sites.ts';

const { baseUrl, url, services } = await startMcpService(SITES);
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

/** Sends exactly these headers: fetch adds its own. */
function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(url, { method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode));
    sent.on('error', reject).end(PING);
  });
}

describe('a message', () => {
  test.each([
    ['without a media type', {}, 200],
    ['of a kind of JSON', { 'Content-Type': 'application/vnd.example+json' }, 200],
    ['in UTF-8, said so', { 'Content-Type': 'Application/JSON; charset="UTF-8"' }, 200],
    ['in another character set', { 'Content-Type': 'application/json; charset=iso-8859-1' }, 415],
    ['of something that begins as JSON', { 'Content-Type': 'application/jsonp' }, 415],
    ['whose sender takes JSON at no rate', { Accept: 'application/json;q=0, text/event-stream' }, 406],
    ['whose sender takes JSON at a low rate', { Accept: 'text/html, */*;q=0.1' }, 200],
    ['to a host with a name before it', { Host: 'user@localhost' }, 421],
    ['to a host with a path behind it', { Host: 'localhost/evil.net' }, 421],
    ['from a page of another scheme', { Origin: 'app://localhost' }, 403],
  ])('%s is answered as the contract says', async (_what, headers, status) => {
    expect(await statusOf(headers)).toBe(status);
  });

  test('with a byte order mark is read', async () => {
    const answer = await fetch(url, { method: 'POST', body: new TextEncoder().encode(`\uFEFF${PING}`) });
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  test('that breaks off is no fault of ours', async () => {
    const faults: unknown[] = [];
    const connector = createConnector({
      baseUrl,
      agentUrl: baseUrl,
      origins: [],
      services,
      later: () => {},
      callEndpoint: async () => ({ ok: false, maybeSent: false, sentence: 'Nothing is called here.' }),
      newRequestId: () => 'request-1',
      onFault: (_id, cause) => faults.push(cause),
      onAnswer: () => {},
    });
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"jsonrpc":')),
      pull: (stream) => stream.error(new Error('aborted')),
    });
    const init = { method: 'POST', body, duplex: 'half' };
    const answer = await connector(new Request(url, init), '203.0.113.7');
    expect(answer?.status).toBe(400);
    expect(faults).toEqual([]);
  });

  test('without an id does nothing', async () => {
    const params = { name: 'suggest_site', arguments: { domain: 'told-only.com' } };
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'tools/call', params });
    const answer = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    expect(await services.getSuggestion({ domain: 'told-only.com' })).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('parameters that are not usable', () => {
  const FINE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };

  test.each([
    [
      'a revision that is no text',
      older('initialize', { ...FINE, protocolVersion: 7 }),
      'params.protocolVersion must be a text',
    ],
    ['a client without a name', older('initialize', { ...FINE, clientInfo: {} }), 'params.clientInfo.name'],
    ['a cursor that is no text', older('tools/list', { cursor: 7 }), 'params.cursor'],
    ['a cursor that is no text, at 2026-07-28', newer('tools/list', { cursor: 7 }), 'params.cursor'],
    ['no tool', older('tools/call', {}), 'params.name must be a text; it is missing.'],
    [
      'arguments in a list',
      older('tools/call', { name: 'search', arguments: ['x'] }),
      'params.arguments must be an object; it is a list.',
    ],
    ['a tool that is not there', older('tools/call', { name: 'nope' }), 'search, fetch, get_site'],
    ['a tool that is not there, at 2026-07-28', newer('tools/call', { name: 'nope' }, 'nope'), 'search, fetch'],
    ['a tool named as what every object has', older('tools/call', { name: 'constructor' }), 'no tool "constructor"'],
  ])('(%s) are told in a sentence, under the id of the message', async (_what, init, words) => {
    const answer = await fetch(url, init);
    const body = await answer.json();
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32602 } });
    expect(body.error.message).toContain(words);
    expect(body.error.message).toMatch(/^[^{\n]+\.$/);
  });

  test('are told after what the headers say of them', async () => {
    const answer = await fetch(url, newer('tools/call', { name: 'nope', arguments: {} }, 'search'));
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, -32020]);
  });
});
