import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { POLICIES } from '../../../src/services/limits/policies.ts';
import { lookAtProposal } from '../../../src/services/suggest/look-at-proposal.ts';
import { listQueuedJobs } from '../../../src/store/jobs/jobs.ts';
import { saveStep } from '../../../src/store/suggestions.ts';
import { serviceDeps } from '../../support/api.ts';
import { endJob } from '../../support/end-job.ts';
import { siteRecord } from '../../support/site-record.ts';
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
    expect(await services.getSuggestion({ domain: 'known.example' })).toMatchObject({
      error: {
        code: 'not_found',
        detail: 'known.example was not suggested; it is in the index already: see /site/known.example.',
      },
    });
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
    expect(await services.getSuggestion({ domain: 'shut.com' })).toMatchObject({
      error: {
        detail: expect.stringMatching(/^shut\.com was not suggested\. Its robots\.txt asks our bot .* and we do\./),
      },
    });
    expect(await suggest('shut.com')).toMatchObject({
      ok: true,
      value: {
        success: true,
        status: 'declined',
        reason: expect.stringContaining('robots.txt'),
        retry_at: expect.any(String),
      },
    });
    expect(await waiting()).not.toContain('shut.com');
    expect(await services.getSuggestion({ domain: 'shut.com' })).toMatchObject({
      value: { status: 'declined', reason: expect.stringContaining('robots.txt'), retry_at: expect.any(String) },
    });
    const dueAt = new Date('2027-01-01T00:00:00.000Z');
    expect(await lookAtProposal(index, sampleDomain('shut.com'), new Date(dueAt.getTime() - 1))).toMatchObject({
      status: 'declined',
    });
    expect(await lookAtProposal(index, sampleDomain('shut.com'), dueAt)).toEqual({ status: 'free' });
  });

  it('leaves a site alone that could not be read, until its next visit is due', async () => {
    const blocked = { status: 'blocked', statusReason: 'A bot wall.', document: null, scan: null } as const;
    await rememberRecord(index, siteRecord('wall.com', AT, { ...blocked, visit: { outcome: 'blocked' } }));
    const refused = {
      status: 'refused',
      reason: 'A bot wall.',
      retry_at: '2027-01-01T00:00:00.000Z',
      message: 'We will not read wall.com for now. A bot wall. We try again from 1 January 2027, 00:00 UTC on.',
    };
    expect(await suggest('wall.com')).toMatchObject({ ok: true, value: refused });
    expect(await waiting()).not.toContain('wall.com');
    expect(await services.getSuggestion({ domain: 'wall.com' })).toMatchObject({ value: refused });
    const caller = { address: '203.0.113.7', keyId: null };
    const { response } = await services.search({ query: 'wall.com', caller });
    expect(response.notices[0]?.message).toBe('We could not read this site at our last visit. A bot wall.');
    const later = new Date('2027-02-01T00:00:00.000Z');
    expect(await lookAtProposal(index, sampleDomain('wall.com'), later)).toEqual({ status: 'free' });
  });

  it.each([
    ['duplicate', { movedTo: sampleDomain('target.com'), statusReason: null }, 'It forwards to target.com.'],
    ['parked', { statusReason: 'The domain is offered for sale.' }, 'The domain is offered for sale.'],
  ] as const)(
    'does not call a name indexed of which nothing is read, and says why and where it is told: %s',
    async (status, more, reason) => {
      const domain = `no-site-${status}.com`;
      const nothing = { status, document: null, scan: null, visit: { outcome: 'complete' } } as const;
      await rememberRecord(index, siteRecord(domain, AT, { ...nothing, ...more }));
      const refused = { status: 'refused', reason, retry_at: expect.any(String) };
      expect(await suggest(domain)).toMatchObject({ ok: true, value: refused });
      const report_url = `http://localhost:4321/site/${domain}`;
      expect(await services.getSuggestion({ domain })).toMatchObject({ value: { ...refused, report_url } });
    },
  );

  it('says the same of a name that leads nowhere by every door, search included, and takes nothing from the limit', async () => {
    const gone = { status: 'gone', statusReason: 'The name of the site leads to no public address.' } as const;
    const visit = { outcome: 'gone' } as const;
    await rememberRecord(index, siteRecord('nowhere.com', AT, { ...gone, document: null, scan: null, visit }));
    const said = 'The name of the site leads to no public address. We try again from 1 January 2027, 00:00 UTC on.';
    const refused = {
      status: 'refused',
      reason: gone.statusReason,
      message: `We will not read nowhere.com for now. ${said}`,
    };
    expect(await suggest('nowhere.com')).toMatchObject({ value: refused });
    expect(await services.getSuggestion({ domain: 'nowhere.com' })).toMatchObject({ value: refused });
    const caller = { address: '203.0.113.8', keyId: null };
    for (let times = 0; times < 12; times++) {
      const { response } = await services.search({ query: 'nowhere.com', caller });
      expect(response.notices).toEqual([
        { code: 'domain_not_indexed', message: `nowhere.com is not indexed. ${said}` },
      ]);
    }
    expect(await waiting()).not.toContain('nowhere.com');
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
      value: {
        status: 'refused',
        reason: expect.stringContaining('broke on our side'),
        retry_at: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(await waiting()).not.toContain('breaks.com');
    const later = new Date(Date.parse(AT) + 3_601_000);
    expect(await lookAtProposal(index, sampleDomain('breaks.com'), later)).toEqual({ status: 'free' });
  });
});

it('a search queues sites that are not indexed as far as the caller may suggest any, and says so', async () => {
  const caller = { address: '203.0.113.40', keyId: null };
  const askFor = async (query: string) => (await services.search({ query, caller })).response.notices[0]?.message;
  for (let site = 0; site < POLICIES.suggest.limit; site++) {
    expect(await askFor(`wanted-${site}.com`)).toContain('it is queued now');
  }
  expect(await askFor('wanted-too.com')).toContain('was not queued: you suggested many sites in the last minute');
  expect(await waiting()).toContain('wanted-0.com');
  expect(await waiting()).not.toContain('wanted-too.com');
});
