import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { resource, sketch } from '../../scripts/versions/judge-input.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';
import { readNative } from '../../src/extract/native.ts';

const PATH = '/.well-known/lawp.json';

function document(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    lawp_version: '0.3',
    domain: 'bakery.example',
    name: 'Bakery',
    pages: { '/': { title: 'Home', content: 'Bread.' } },
    actions: [
      {
        id: 'order',
        name: 'Order',
        description: 'Order bread.',
        intent: ['order'],
        input: { type: 'none', required: false },
        endpoint: { url: 'https://bakery.example/api/order' },
      },
    ],
    ...more,
  };
}

function visit(answer: Partial<Resource> | null, more: Partial<Visit> = {}, path = PATH): Visit {
  const resources = answer === null ? [] : [resource('native', path, answer)];
  return { ...sketch().visit, resources, ...more };
}

function served(body: unknown, more: Partial<Resource> = {}): Partial<Resource> {
  const bytes =
    body instanceof Uint8Array
      ? body
      : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  return { body: bytes, headers: { 'content-type': 'application/json' }, ...more };
}

describe('readNative', () => {
  it('reads a valid document, with its endpoints', () => {
    const { state, wellKnown, document: lawp, problems } = readNative(visit(served(document())));
    expect({ state, wellKnown, problems }).toEqual({ state: 'valid', wellKnown: true, problems: [] });
    expect(lawp?.actions[0]?.endpoint).toEqual({ url: 'https://bakery.example/api/order', method: 'POST' });
  });

  it.each([
    'application/json; charset=utf-8',
    'application/lawp+json',
    'text/json',
    'text/plain',
    'application/octet-stream',
    '',
  ])('takes the type %j', (type) => {
    expect(readNative(visit(served(document(), { headers: { 'content-type': type } }))).state).toBe('valid');
  });

  it('skips a byte order mark', () => {
    expect(readNative(visit(served(`\ufeff${JSON.stringify(document())}`))).state).toBe('valid');
  });

  it.each([
    [{ status: 404, body: null }, 'No file at that address (404)'],
    [{ status: 410, body: null }, 'No file at that address (410)'],
    [{ status: 400, body: null }, 'Status 400'],
    [{ status: 204, body: null }, 'empty answer'],
    [served('<!doctype html><title>Home</title>', { headers: { 'content-type': 'text/html' } }), 'web page'],
    [served('  <html></html>'), 'web page'],
    [served('Not found', { headers: { 'content-type': 'text/plain' } }), 'No JSON'],
  ])('says that nothing is there: %#', (answer, words) => {
    const { state, evidence, problems } = readNative(visit(answer));
    expect(state).toBe('absent');
    expect(problems).toEqual([]);
    expect(evidence.found).toContain(words);
  });

  it.each(['failed', 'refused', 'throttled', 'unseen'] as const)('never takes "%s" for absent', (outcome) => {
    const answer = { outcome, status: null, body: null, reason: 'The server did not answer in time.' };
    expect(readNative(visit(answer))).toMatchObject({
      state: 'unseen',
      evidence: { found: 'The server did not answer in time.' },
    });
  });

  it('has not seen what an archive does not hold', () => {
    const facts = readNative(visit(null, { source: 'warc', outcome: 'partial' }));
    expect(facts).toMatchObject({ state: 'unseen', evidence: { url: `https://bakery.example${PATH}`, status: null } });
  });

  it.each([
    [served('{"domain": "bakery.example",}'), 'json'],
    [served('', { body: new TextEncoder().encode('   ') }), 'json'],
    [served(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 'utf-8'],
    [served(document(), { truncated: true }), 'file-size'],
    [served(document({ pad: 'x'.repeat(1_100_000) })), 'file-size'],
    [served(document(), { headers: { 'content-type': 'text/html' } }), 'content-type'],
    [served('[]'), 'document'],
    [served(document({ domain: 'other.example' })), 'domain-mismatch'],
    [served(document({ name: '' })), 'name'],
  ])('names what makes a published file unusable: %#', (answer, rule) => {
    const { state, document: lawp, problems } = readNative(visit(answer));
    expect(state).toBe('invalid');
    expect(lawp).toBeNull();
    expect(problems[0]?.rule).toBe(rule);
  });

  it.each([
    ['as it is', {}, 'valid'],
    ['though a rule is broken', { name: '' }, 'invalid'],
  ])('names what other readers may refuse of a file %s', (_how, more, state) => {
    const facts = readNative(visit(served(document({ business: { email: 'write to us' }, ...more }))));
    expect(facts.state).toBe(state);
    expect(facts.warnings?.map(({ rule, path }) => [rule, path])).toEqual([['business-email', '/business/email']]);
    expect(readNative(visit(served(document())))).not.toHaveProperty('warnings');
  });

  it('drops an endpoint on a foreign host, and keeps the rest', () => {
    const [action] = document().actions as Record<string, unknown>[];
    const actions = [{ ...action, endpoint: { url: 'https://other.example/order' } }];
    const facts = readNative(visit(served(document({ actions }))));
    expect(facts.state).toBe('valid');
    expect(facts.document?.actions[0]?.endpoint).toBeUndefined();
    expect(facts.problems.map(({ rule }) => rule)).toEqual(['endpoint-host']);
  });

  it('never takes endpoints from a document published elsewhere', () => {
    const facts = readNative(visit(served(document()), {}, '/files/lawp.json'));
    expect(facts).toMatchObject({ state: 'valid', wellKnown: false });
    expect(facts.document?.actions[0]?.endpoint).toBeUndefined();
    expect(facts.problems.map(({ rule }) => rule)).toEqual(['endpoint-well-known']);
  });

  it('takes the name of the site with www.', () => {
    const lawp = document({ domain: 'www.bakery.example' });
    expect(readNative(visit(served(lawp), { domain: sampleDomain('bakery.example') })).state).toBe('valid');
  });
});
