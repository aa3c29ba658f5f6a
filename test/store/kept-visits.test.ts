import { describe, expect, test } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import type { Visit } from '../../src/core/site/visit.ts';
import { holdsVisitKey, listLatestVisits } from '../../src/store/sites/sites-due.ts';
import { loadVisits } from '../../src/store/visits/load-visit.ts';
import { saveVisit } from '../../src/store/visits/save-visit.ts';
import { newArtifacts, rows } from '../support/test-index.ts';
import { resource, visit } from '../support/visit.ts';

const artifacts = await newArtifacts();
const DAYS = [1, 2, 3, 4].map((day) => `2026-03-0${day}T08:00:00.000Z`);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = DAYS;

async function keptOf(host: string): Promise<Visit[]> {
  return (await loadVisits(artifacts, sampleDomain(host))).map((kept) => kept.visit);
}

async function keptTimes(host: string): Promise<string[]> {
  return (await keptOf(host)).map(({ startedAt }) => startedAt);
}

async function keyOf(host: string): Promise<string> {
  return (await listLatestVisits(artifacts)).find((site) => site.domain === host)?.visitKey ?? '';
}

describe('what was fetched', () => {
  test('comes back byte for byte, in the order it was asked for', async () => {
    const bytes = new Uint8Array(70_000).map((_, at) => (at * 7919) % 256);
    const made = visit('whole.example', FIRST, [
      resource('https://whole.example/robots.txt', 'User-agent: *', { role: 'robots' }),
      resource('https://whole.example/', null, {
        body: bytes,
        truncated: true,
        finalUrl: 'https://www.whole.example/',
      }),
      resource('https://whole.example/empty', ''),
      resource('https://whole.example/lost', null, {
        outcome: 'failed',
        reason: 'Too slow.',
        status: null,
        headers: {},
      }),
      resource('https://whole.example/llms.txt', null, { role: 'standard', standard: 'llms_txt', status: 404 }),
    ]);
    await saveVisit(artifacts, made);
    expect(await keptOf('whole.example')).toEqual([made]);
  });

  test('a body is kept once however often it is seen', async () => {
    const body = 'the very same words on two sites and two pages';
    for (const host of ['twin-a.example', 'twin-b.example']) {
      const pages = ['/', '/again'].map((path) => resource(`https://${host}${path}`, body));
      await saveVisit(artifacts, visit(host, FIRST, pages));
    }
    const [kept] = await rows(artifacts, `select count(*) as n from artifacts where bytes = ${body.length}`);
    expect(kept?.n).toBe(1);
    expect((await keptOf('twin-b.example'))[0]?.resources[1]?.body).toEqual(new TextEncoder().encode(body));
  });

  test('a visit with hundreds of answers is kept whole', async () => {
    const pages = Array.from({ length: 450 }, (_, at) => resource(`https://wide.example/${at}`, `page ${at}`));
    await saveVisit(artifacts, visit('wide.example', FIRST, pages));
    expect((await keptOf('wide.example'))[0]?.resources.at(-1)?.body).toEqual(new TextEncoder().encode('page 449'));
  });

  test('a header or an address named like a part of every object is only data', async () => {
    const headers = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, string>;
    const made = visit('proto.example', FIRST, [resource('https://proto.example/__proto__', 'x', { headers })]);
    await saveVisit(artifacts, made);
    expect(Object.entries((await keptOf('proto.example'))[0]?.resources[0]?.headers ?? {})).toEqual(
      Object.entries(headers),
    );
  });
});

describe('which visits are kept', () => {
  const blocked = { outcome: 'blocked', reason: 'A bot wall.' } as const;
  const page = (host: string) => [resource(`https://${host}/`, `home of ${host}`)];

  test('a visit that saw pages takes the place of all before it', async () => {
    await saveVisit(artifacts, visit('good.example', FIRST, page('good.example')));
    await saveVisit(artifacts, visit('good.example', SECOND, [], blocked));
    await saveVisit(artifacts, visit('good.example', THIRD, page('good.example'), { outcome: 'partial' }));
    expect(await keptTimes('good.example')).toEqual([THIRD]);
    const left = await rows(
      artifacts,
      "select distinct started_at as at from visit_artifacts where domain = 'good.example'",
    );
    expect(left).toEqual([{ at: THIRD }]);
  });

  test('a visit that saw nothing leaves the last that did, and takes the place of other empty ones', async () => {
    await saveVisit(artifacts, visit('wall.example', FIRST, page('wall.example')));
    await saveVisit(artifacts, visit('wall.example', SECOND, [], blocked));
    await saveVisit(artifacts, visit('wall.example', THIRD, [], { ...blocked, outcome: 'gone' }));
    expect(await keptTimes('wall.example')).toEqual([FIRST, THIRD]);
    expect((await keptOf('wall.example'))[0]?.resources[0]?.body).not.toBeNull();
  });

  test('an archive older than what is kept never takes its place', async () => {
    await saveVisit(artifacts, visit('old.example', THIRD, page('old.example')));
    await saveVisit(
      artifacts,
      visit('old.example', FIRST, page('old.example'), { source: 'warc', outcome: 'partial' }),
    );
    expect(await keptTimes('old.example')).toEqual([THIRD]);
  });

  test('an older archive with pages stands beside a newer visit that saw none', async () => {
    await saveVisit(artifacts, visit('beside.example', THIRD, [], blocked));
    await saveVisit(
      artifacts,
      visit('beside.example', FIRST, page('beside.example'), { source: 'warc', outcome: 'partial' }),
    );
    expect(await keptTimes('beside.example')).toEqual([FIRST, THIRD]);
    await saveVisit(artifacts, visit('beside.example', SECOND, [], blocked));
    expect(await keptTimes('beside.example')).toEqual([FIRST, THIRD]);
    await saveVisit(artifacts, visit('beside.example', FOURTH, page('beside.example')));
    expect(await keptTimes('beside.example')).toEqual([FOURTH]);
  });

  test('the same visit saved twice is one visit', async () => {
    const made = visit('twice.example', FIRST, page('twice.example'));
    await saveVisit(artifacts, made);
    const key = await keyOf('twice.example');
    await saveVisit(artifacts, made);
    expect(await keptOf('twice.example')).toEqual([made]);
    expect(await keyOf('twice.example')).toBe(key);
  });
});

describe('the key of what is kept', () => {
  test('differs when something else was seen, and holds the key of each kept visit', async () => {
    await saveVisit(artifacts, visit('key.example', FIRST, [resource('https://key.example/', 'one')]));
    const first = await keyOf('key.example');
    await saveVisit(artifacts, visit('key.example', SECOND, [], { outcome: 'blocked', reason: 'No.' }));
    const both = await keyOf('key.example');
    expect(both).not.toBe(first);
    expect(holdsVisitKey(both, first)).toBe(true);
    await saveVisit(artifacts, visit('key.example', THIRD, [resource('https://key.example/', 'two')]));
    expect(holdsVisitKey(await keyOf('key.example'), first)).toBe(false);
  });

  test('sites are listed once each, by domain', async () => {
    await saveVisit(artifacts, visit('listed.example', FIRST, [resource('https://listed.example/', 'one')]));
    await saveVisit(artifacts, visit('listed.example', SECOND, [], { outcome: 'blocked', reason: 'No.' }));
    await saveVisit(artifacts, visit('also-listed.example', FIRST, [resource('https://also-listed.example/', 'one')]));
    const listed = (await listLatestVisits(artifacts)).map((site) => site.domain);
    expect(listed).toEqual([...new Set(listed)].sort());
    expect(listed).toEqual(expect.arrayContaining(['also-listed.example', 'listed.example']));
  });
});
