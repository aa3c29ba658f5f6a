import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/services/create-services.ts';
import { POLICIES } from '../../../src/services/limits/policies.ts';
import { listQueuedJobs } from '../../../src/store/jobs/jobs.ts';
import { saveStep } from '../../../src/store/suggestions.ts';
import { serviceDeps } from '../../support/api.ts';
import { endJob } from '../../support/end-job.ts';
import { scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const READ_AT = '2026-11-18T09:00:00.000Z';
const ASKED_AT = '2026-11-20T09:00:00.000Z';
const VISITED_AT = '2026-11-20T09:00:05.000Z';
const index = await newIndex();
const services = createServices(serviceDeps(index, ASKED_AT));
const checkAgain = (domain: string) => services.suggestSite({ domain, path: 'domain', again: true });
const queued = async (domain: string) =>
  (await listQueuedJobs(index, 'visit', 1000)).filter((job) => job.domain === domain);

/** What the builder does with a visit that waits, but for the visit itself. */
async function visited(domain: string, record: Parameters<typeof siteRecord>[2]): Promise<void> {
  await rememberRecord(index, siteRecord(domain, VISITED_AT, record));
  for (const { id } of await queued(domain)) await endJob(index, id, { status: 'done', at: VISITED_AT });
  await saveStep(index, { domain, status: 'indexed', reason: null, updatedAt: VISITED_AT });
}

describe('a site that is known already', () => {
  it('is queued at once, once, and comes back with the new score and what changed', async () => {
    const before = { scan: scan(READ_AT, 60, ['description']), document: siteDocument('shop.com') };
    await rememberRecord(index, siteRecord('shop.com', READ_AT, before));
    expect(await services.suggestSite({ domain: 'shop.com', path: 'domain' })).toMatchObject({
      value: { status: 'indexed' },
    });
    expect(await checkAgain('https://www.shop.com/')).toMatchObject({
      ok: true,
      value: { status: 'queued', message: 'shop.com is queued; we will check it again soon.' },
    });
    expect(await checkAgain('shop.com')).toMatchObject({ value: { status: 'queued' } });
    expect(await queued('shop.com')).toHaveLength(1);
    expect(await services.getSuggestion({ domain: 'shop.com' })).toMatchObject({
      value: { status: 'queued', check: { asked_at: ASKED_AT, score: 60, score_before: 60 } },
    });

    const pages = { '/': { title: 'Home', content: 'Another text.' }, '/menu': { title: 'Menu', content: 'Bread.' } };
    await visited('shop.com', {
      scan: scan(VISITED_AT, 75, ['description', 'business']),
      document: siteDocument('shop.com', { lawp: { pages } }),
    });
    expect(await services.getSuggestion({ domain: 'shop.com' })).toMatchObject({
      value: {
        status: 'indexed',
        report_url: 'http://localhost:4321/site/shop.com',
        check: {
          visited_at: VISITED_AT,
          score: 75,
          score_before: 60,
          changes: { score: { from: 60, to: 75 }, criteria: { gained: ['business'], lost: [] } },
        },
      },
    });
  });

  it('says when nothing has changed, and never tells of changes before the check', async () => {
    const record = { scan: scan(READ_AT, 60), document: siteDocument('same.com') };
    await rememberRecord(
      index,
      siteRecord('same.com', '2026-11-01T09:00:00.000Z', { ...record, scan: scan(READ_AT, 45) }),
    );
    await rememberRecord(index, siteRecord('same.com', READ_AT, record));
    await checkAgain('same.com');
    await visited('same.com', record);
    const found = await services.getSuggestion({ domain: 'same.com' });
    expect(found).toMatchObject({ value: { check: { score: 60, score_before: 60, visited_at: VISITED_AT } } });
    expect(found.ok && found.value.check?.changes).toBeUndefined();
    expect(found.ok && found.value.check).not.toHaveProperty('native_faults');
  });

  it('says how many faults its own file has now, as its owner mends them one by one', async () => {
    const record = { scan: scan(READ_AT, 55), document: siteDocument('faulty.com') };
    const problem = { path: '/language', rule: 'language', message: 'No language.', mend: 'Write one.' };
    const native = { state: 'invalid', url: 'https://faulty.com/.well-known/lawp.json', wellKnown: true } as const;
    const before = { ...record, native: { ...native, problems: [problem, problem] } };
    await rememberRecord(index, siteRecord('faulty.com', READ_AT, before));
    await checkAgain('faulty.com');
    await visited('faulty.com', { ...record, native: { ...native, problems: [problem] } });
    expect(await services.getSuggestion({ domain: 'faulty.com' })).toMatchObject({
      value: { check: { visited_at: VISITED_AT, native_faults: 1 } },
    });
  });

  it('that could not be read may be checked before its next visit is due, and is told why it still cannot', async () => {
    const wall = { status: 'blocked', statusReason: 'A bot wall.', document: null, scan: null } as const;
    const visit = { outcome: 'blocked', reason: 'A bot wall.' } as const;
    await rememberRecord(index, siteRecord('wall.com', READ_AT, { ...wall, visit }));
    expect(await services.suggestSite({ domain: 'wall.com', path: 'domain' })).toMatchObject({
      value: { status: 'refused' },
    });
    expect(await checkAgain('wall.com')).toMatchObject({ value: { status: 'queued' } });
    await visited('wall.com', { ...wall, visit });
    expect(await services.getSuggestion({ domain: 'wall.com' })).toMatchObject({
      value: { check: { unread: 'A bot wall.', score: null, score_before: null } },
    });
  });

  it.each(['noindex', 'gone'] as const)(
    'that is not shown (%s) is visited at once when its owner asks',
    async (status) => {
      const domain = `${status}.com`;
      const unshown = { status, statusReason: 'Said at the visit.', document: null, scan: null } as const;
      await rememberRecord(index, siteRecord(domain, READ_AT, unshown));
      expect(await services.suggestSite({ domain, path: 'domain' })).toMatchObject({ value: { status: 'refused' } });
      expect(await checkAgain(domain)).toMatchObject({ value: { status: 'queued' } });
      await visited(domain, { scan: scan(VISITED_AT, 70), document: siteDocument(domain) });
      expect(await services.getSuggestion({ domain })).toMatchObject({
        value: { status: 'indexed', report_url: `http://localhost:4321/site/${domain}`, check: { score: 70 } },
      });
    },
  );

  it('that is not shown still is told why, and no score', async () => {
    const reason = 'The home page asks not to be indexed.';
    const shy = { status: 'noindex', statusReason: reason, document: null, scan: scan(READ_AT, 60) } as const;
    await rememberRecord(index, siteRecord('shy.com', READ_AT, shy));
    await checkAgain('shy.com');
    await rememberRecord(index, siteRecord('shy.com', VISITED_AT, shy));
    for (const { id } of await queued('shy.com')) await endJob(index, id, { status: 'done', at: VISITED_AT });
    await saveStep(index, { domain: 'shy.com', status: 'refused', reason, updatedAt: VISITED_AT });
    const found = await services.getSuggestion({ domain: 'shy.com' });
    expect(found).toMatchObject({ value: { status: 'refused', reason } });
    expect(found.ok && found.value.check).toBeUndefined();
  });

  it('is left alone when it asked us itself to come back later, or to stay away', async () => {
    const reason = 'The site asked us to come back later (status 429).';
    const visit = { outcome: 'blocked', reason } as const;
    await rememberRecord(
      index,
      siteRecord('busy.com', READ_AT, { status: 'blocked', statusReason: reason, document: null, scan: null, visit }),
    );
    expect(await checkAgain('busy.com')).toMatchObject({
      value: { status: 'refused', reason, retry_at: '2027-01-01T00:00:00.000Z' },
    });
    const shut = { status: 'opted_out', statusReason: 'robots.txt asks us to stay away.' } as const;
    await rememberRecord(index, siteRecord('shut.com', READ_AT, { ...shut, document: null, scan: null }));
    expect(await checkAgain('shut.com')).toMatchObject({ value: { status: 'declined' } });
    expect([...(await queued('busy.com')), ...(await queued('shut.com'))]).toEqual([]);
  });

  it('is visited so often and no more, whoever asks and by whichever of its names', async () => {
    for (let time = 0; time < POLICIES.checked_site.limit; time++) {
      const name = `shop-${time}.many.com`;
      await rememberRecord(index, siteRecord(name, READ_AT));
      expect(await checkAgain(name)).toMatchObject({ value: { status: 'queued' } });
    }
    await rememberRecord(index, siteRecord('many.com', READ_AT));
    expect(await checkAgain('many.com')).toMatchObject({
      ok: false,
      error: {
        code: 'rate_limited',
        detail: expect.stringMatching(/^6 checks an hour are allowed of one site; .* in (59|60) minutes\.$/),
        extra: { policy: 'checked_site' },
      },
    });
    expect(await queued('many.com')).toEqual([]);
  });

  it('that nobody knows is taken like any suggestion', async () => {
    expect(await checkAgain('unknown.com')).toMatchObject({ value: { status: 'queued' } });
    const found = await services.getSuggestion({ domain: 'unknown.com' });
    expect(found.ok && found.value.check).toBeUndefined();
  });
});
