import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/services/create-services.ts';
import { queueSuggestion } from '../../../src/services/suggest/queue-suggestion.ts';
import { listQueuedJobs } from '../../../src/store/jobs.ts';
import { saveStep } from '../../../src/store/suggestions.ts';
import { serviceDeps } from '../../support/api.ts';
import { endJob } from '../../support/end-job.ts';
import { domain, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-11-20T09:00:00.000Z';
const index = await newIndex();
const services = createServices(serviceDeps(index, AT));
const suggest = (text: string) => services.suggestSite({ domain: text, path: '/domain' });
const waiting = async () => (await listQueuedJobs(index, 'visit', 1000)).map((job) => job.domain);

describe('suggesting a site', () => {
  it('twice is once, in whatever spelling', async () => {
    for (const text of ['Twice.com', 'https://www.twice.com/about?x=1', 'twice.com.']) {
      expect(await suggest(text)).toMatchObject({ ok: true, value: { domain: 'twice.com', status: 'queued' } });
    }
    expect((await waiting()).filter((name) => name === 'twice.com')).toHaveLength(1);
    expect(await services.getSuggestion({ domain: 'TWICE.com' })).toEqual({
      ok: true,
      value: { domain: 'twice.com', status: 'queued', updated_at: AT },
    });
  });

  it.each(['localhost', '127.0.0.1', '[::1]', 'a.test', 'shop.example', 'com', 'co.uk', 'x.com:8080', 'me@x.com', ''])(
    'refuses what is no public domain: %j',
    async (text) => {
      const refused = { ok: false, error: { code: 'invalid_input', errors: [{ path: '/domain' }] } };
      expect(await suggest(text)).toMatchObject(refused);
    },
  );

  it('says where the report of an indexed site stands, also one that no caller could suggest', async () => {
    await rememberRecord(index, siteRecord('known.example', AT));
    const known = { domain: 'known.example', status: 'indexed' };
    expect(await services.getSuggestion({ domain: 'known.example' })).toMatchObject({ error: { code: 'not_found' } });
    expect(await suggest('known.example')).toMatchObject({
      ok: true,
      value: { ...known, report_url: 'http://localhost:4321/site/known.example' },
    });
    expect(await services.getSuggestion({ domain: 'known.example' })).toMatchObject({ ok: true, value: known });
    expect(await waiting()).not.toContain('known.example');
  });

  it('is declined for a site that shuts us out', async () => {
    const shut = { status: 'opted_out', statusReason: 'robots.txt shuts WaymarkBot out.', document: null, scan: null };
    await rememberRecord(index, siteRecord('shut.com', AT, { ...shut, status: 'opted_out' }));
    expect(await suggest('shut.com')).toMatchObject({ ok: true, value: { success: true, status: 'declined' } });
    expect(await waiting()).not.toContain('shut.com');
    expect(await services.getSuggestion({ domain: 'shut.com' })).toMatchObject({
      value: { status: 'refused', reason: expect.stringContaining('robots.txt') },
    });
  });

  it('leaves a site alone that could not be read, until its next visit is due', async () => {
    const blocked = { status: 'blocked', statusReason: 'A bot wall.', document: null, scan: null } as const;
    await rememberRecord(index, siteRecord('wall.com', AT, { ...blocked, visit: { outcome: 'blocked' } }));
    expect(await suggest('wall.com')).toMatchObject({
      ok: true,
      value: { status: 'queued', message: expect.stringContaining('A bot wall.') },
    });
    expect(await waiting()).not.toContain('wall.com');
    expect(await services.getSuggestion({ domain: 'wall.com' })).toMatchObject({
      value: { status: 'refused', reason: 'A bot wall.' },
    });
    const later = new Date('2027-02-01T00:00:00.000Z');
    expect(await queueSuggestion({ index, domain: domain('wall.com'), now: later })).toBe('queued');
  });

  it('may be tried again once it was refused', async () => {
    await suggest('again.com');
    const [job] = (await listQueuedJobs(index, 'visit', 1000)).filter((queued) => queued.domain === 'again.com');
    await endJob(index, job?.id ?? 0, { status: 'done', at: AT });
    await saveStep(index, { domain: 'again.com', status: 'refused', reason: 'No answer.', updatedAt: AT });
    expect(await services.getSuggestion({ domain: 'again.com' })).toMatchObject({
      value: { status: 'refused', reason: 'No answer.' },
    });
    expect(await suggest('again.com')).toMatchObject({ value: { status: 'queued' } });
    expect(await waiting()).toContain('again.com');
  });

  it('is left alone for an hour when its visit broke something of ours', async () => {
    await suggest('breaks.com');
    const [job] = (await listQueuedJobs(index, 'visit', 1000)).filter((queued) => queued.domain === 'breaks.com');
    await endJob(index, job?.id ?? 0, { status: 'failed', at: AT });
    await saveStep(index, { domain: 'breaks.com', status: 'refused', reason: 'Broken.', updatedAt: AT });
    expect(await suggest('breaks.com')).toMatchObject({
      ok: true,
      value: { status: 'queued', message: expect.stringContaining('in an hour') },
    });
    expect(await waiting()).not.toContain('breaks.com');
    const later = new Date(Date.parse(AT) + 3_601_000);
    expect(await queueSuggestion({ index, domain: domain('breaks.com'), now: later })).toBe('queued');
  });
});
