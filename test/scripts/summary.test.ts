import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FinishedBuild } from '../../scripts/terminal/build-and-serve.ts';
import { printSummary } from '../../scripts/terminal/summary.ts';
import { listUnscored } from '../../src/store/sites/find-status.ts';
import { emptyRecord, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';

const FINISHED = {
  result: {
    archives: [],
    visited: 1,
    read: 1,
    faults: [],
    drawn: { drawn: 1, kept: 0, removed: 0 },
    english: null,
  },
  counts: {
    known: 1,
    sites: 0,
    pages: 1,
    actions: 1,
    products: 0,
    bands: { ready: 0, partly: 0, notYet: 0, unread: 1 },
    examples: [],
  },
  unscored: [{ domain: 'nobody.example', status: 'gone', statusReason: 'The name leads nowhere.' }],
  seconds: 1.25,
} as unknown as FinishedBuild;

afterEach(() => vi.restoreAllMocks());

describe('the summary of a build', () => {
  it('says why a site that was named has no score, and counts one as one', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    printSummary(FINISHED, false);
    const [text] = said.mock.calls[0] as [string];
    expect(text).toContain('  nobody.example has no score: The name leads nowhere.');
    expect(text).toContain('  0 of 1 site indexed, 1 page described, 1 action found');
    expect(text).toContain('  1 site visited, 1 read, 1 page drawn in 1.3 s');
  });

  it('gives the same to machines', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    printSummary(FINISHED, true);
    expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ event: 'built', unscored: FINISHED.unscored });
  });
});

it('sites without a score are told with the reason, by name, and nobody else', async () => {
  const index = await newIndex();
  await rememberRecord(index, siteRecord('read.example', AT));
  for (const host of ['shut.example', 'other.example'])
    await rememberRecord(index, emptyRecord(host, AT, 'blocked', 'blocked'));
  expect(await listUnscored(index, ['shut.example', 'read.example', 'unknown.example'])).toEqual([
    { domain: 'shut.example', status: 'blocked', statusReason: 'It was blocked.' },
  ]);
});
