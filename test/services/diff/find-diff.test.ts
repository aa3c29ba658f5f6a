import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import type { SiteRecord } from '../../../src/core/site/site-record.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { serviceDeps } from '../../support/api.ts';
import { action, emptyRecord, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => `${day}T08:00:00.000Z`);
const index = await newIndex();
const services = createServices(serviceDeps(index, '2026-03-05T08:00:00.000Z'));
const find = (host: string) => services.findDiff({ domain: host });

/** A site that was read twice and offered something new the second time. */
async function changed(host: string, then?: Partial<SiteRecord> & Pick<SiteRecord, 'status'>): Promise<void> {
  const document = siteDocument(host, { lawp: { actions: [action('book')] } });
  await rememberRecord(index, siteRecord(host, MONDAY ?? ''));
  await rememberRecord(index, siteRecord(host, TUESDAY ?? '', { document }));
  if (then) await rememberRecord(index, { ...emptyRecord(host, WEDNESDAY ?? '', then.status, 'complete'), ...then });
}

describe('the changes of a site', () => {
  it.each(['opted_out', 'gone'] as const)('that is %s are never told, whatever is kept of it', async (status) => {
    await changed(`${status.replace('_', '-')}.example`, { status });
    expect(await find(`${status.replace('_', '-')}.example`)).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    });
  });

  it('that is a parked name now are never told', async () => {
    await changed('parked.example', { status: 'parked', statusReason: 'The domain is offered for sale.' });
    expect(await find('parked.example')).toMatchObject({
      ok: false,
      error: {
        code: 'not_found',
        detail:
          'No page of parked.example is described, so there is nothing to compare. The domain is offered for sale.',
      },
    });
  });

  it('that leads to another one are those of the other one', async () => {
    await changed('new-home.example');
    await changed('old-home.example', { status: 'duplicate', movedTo: sampleDomain('new-home.example') });
    expect(await find('old-home.example')).toMatchObject({ ok: true, value: { domain: 'new-home.example' } });
  });

  it('that leads to one that opted out are never told', async () => {
    await changed('private.example', { status: 'opted_out' });
    await changed('to-private.example', { status: 'duplicate', movedTo: sampleDomain('private.example') });
    expect(await find('to-private.example')).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('that are too large for an answer are told without the texts, and it is said that something was left out', async () => {
    const host = 'large.example';
    const pages = Object.fromEntries(
      Array.from({ length: 50 }, (_none, at) => [`/${at}`, { title: `Page ${at}`, content: 'Bread. '.repeat(800) }]),
    );
    await rememberRecord(index, siteRecord(host, MONDAY ?? ''));
    const document = siteDocument(host, { lawp: { pages } });
    await rememberRecord(index, siteRecord(host, TUESDAY ?? '', { document }));
    const found = await find(host);
    expect(found).toMatchObject({
      value: { truncated: true, changes: { pages: { '/49': { status: 'added', title: 'Page 49' } } } },
    });
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(256 * 1024);
  });

  it('that does not let us in today are still those of its last reading', async () => {
    await changed('wall.example', { status: 'blocked' });
    expect(await find('wall.example')).toMatchObject({
      ok: true,
      value: { detected_at: TUESDAY, changes: { actions: { added: ['book'] } } },
    });
  });
});
