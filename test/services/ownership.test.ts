import { describe, expect, it } from 'vitest';
import { txtResolver } from '../../src/runtime/dns-resolver.ts';
import { createServices } from '../../src/services/create-services.ts';
import type { Registration } from '../../src/services/register/registration.ts';
import { findLatestJob, listQueuedJobs } from '../../src/store/jobs.ts';
import { loadOwnerDocuments } from '../../src/store/owner-documents.ts';
import { serviceDeps } from '../support/api.ts';
import { startDnsServer, type Zone } from '../support/dns-server.ts';
import { lawp, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../support/test-index.ts';

const START = Date.parse('2026-11-20T09:00:00.000Z');
const SECOND = 1000;
const DAY = 86_400 * SECOND;

const index = await newIndex();
const dns = await startDnsServer();
let now = START;
const hooks: number[] = [];
const services = createServices(
  serviceDeps(index, () => new Date(now), {
    lookUpTxt: txtResolver({ servers: [dns.address], timeoutMs: 200, tries: 1 }),
    callBuildHook: async () => hooks.push(now) > 0,
  }),
);

async function registration(domain: string, keyId = 'k_first'): Promise<Registration> {
  const found = await services.getRegistration({ keyId, domain });
  if (!found.ok) throw new Error(found.error.detail);
  return found.value;
}

/** Puts the record of a key's claim into the zone. */
async function prove(domain: string, keyId = 'k_first', at = `_waymark.${domain}`): Promise<void> {
  const { verify } = await registration(domain, keyId);
  const zone = dns.zones.get(at);
  const others = zone && 'txt' in zone ? zone.txt : [];
  dns.zones.set(at, { txt: [...others, verify.dns_txt.value] });
  now += 31 * SECOND;
}

const save = (domain: string, keyId = 'k_first', more: Record<string, unknown> = {}) =>
  services.saveDocument({ keyId, body: { ...lawp(domain), ...more } });

describe('the proof of a domain', () => {
  it('asks for the same record at every call, another for each key and each domain', async () => {
    const first = await registration('same.com');
    expect(first.verify.dns_txt.host).toBe('_waymark.same.com');
    expect(first.verify.dns_txt.type).toBe('TXT');
    expect(first.verify.dns_txt.value).toMatch(/^waymark-site-verification=[0-9a-f]{32}$/);
    now += DAY;
    expect((await registration('https://WWW.Same.com./x')).verify).toEqual(first.verify);
    expect((await registration('same.com', 'k_other')).verify).not.toEqual(first.verify);
    expect((await registration('shop.same.com')).verify).not.toEqual(first.verify);
  });

  it('holds once the record is seen, also at the name itself and for a sub-domain at its registrable domain', async () => {
    for (const [domain, at] of [
      ['proven.com', '_waymark.proven.com'],
      ['apex.com', 'apex.com'],
      ['shop.parent.com', '_waymark.parent.com'],
      ['shop.other-parent.com', 'other-parent.com'],
    ] as const) {
      expect(await registration(domain)).toMatchObject({ verified: false, status: 'unverified', verified_at: null });
      await prove(domain, 'k_first', at);
      expect(await registration(domain)).toMatchObject({
        verified: true,
        status: 'verified',
        verified_at: new Date(now).toISOString(),
        claimed: true,
        claimed_by_you: false,
      });
    }
  });

  it('never proves a parent, a sibling or a sub-domain by the record of another name', async () => {
    await prove('one.family.com', 'k_first', '_waymark.family.com');
    expect((await registration('one.family.com')).verified).toBe(true);
    expect((await registration('family.com')).verified).toBe(false);
    expect((await registration('two.family.com')).verified).toBe(false);
    await prove('below.com');
    expect((await registration('sub.below.com')).verified).toBe(false);
  });

  it('never proves a name of many owners by the zone above it', async () => {
    await registration('anna.github.io');
    expect(dns.asked.filter((line) => / (_waymark\.)?github\.io /.test(line))).toEqual([]);
  });

  it('asks again after 30 seconds while the record is missing, after 24 hours once it was there', async () => {
    const count = () => dns.asked.filter((line) => line.includes('_waymark.paced.com')).length;
    await registration('paced.com');
    const once = count();
    now += 29 * SECOND;
    await registration('paced.com');
    expect(count()).toBe(once);
    now += SECOND;
    await registration('paced.com');
    expect(count()).toBeGreaterThan(once);
    await prove('paced.com');
    await registration('paced.com');
    const seen = count();
    dns.zones.delete('_waymark.paced.com');
    now += DAY - SECOND;
    expect((await registration('paced.com')).verified).toBe(true);
    expect(count()).toBe(seen);
    now += SECOND;
    expect((await registration('paced.com')).notices[0]?.code).toBe('record_missing');
    expect(count()).toBeGreaterThan(seen);
  });

  it('refuses what is no public domain, with the parameter named', async () => {
    const found = await services.getRegistration({ keyId: 'k_first', domain: 'localhost' });
    expect(found).toMatchObject({ ok: false, error: { code: 'invalid_input', errors: [{ path: 'domain' }] } });
  });
});

const FAILURES: [string, Zone][] = [
  ['servfail', { rcode: 'SERVFAIL' }],
  ['refused', { rcode: 'REFUSED' }],
  ['silent', { silent: true }],
  ['garbage', { garbage: true }],
];

describe('name servers that fail', () => {
  it.each(FAILURES)('are never "not verified": %s', async (name, zone) => {
    const domain = `${name}-dns.com`;
    dns.zones.set(`_waymark.${domain}`, zone);
    const fresh = await registration(domain);
    expect(fresh).toMatchObject({ status: 'unverified', checked_at: null, notices: [{ code: 'dns_unavailable' }] });
    expect(await save(domain)).toMatchObject({ ok: false, error: { code: 'unavailable', retryAfterSeconds: 30 } });

    await registration(domain);
    dns.zones.delete(`_waymark.${domain}`);
    await prove(domain);
    const checkedAt = (await registration(domain)).checked_at;
    dns.zones.set(`_waymark.${domain}`, zone);
    now += DAY + SECOND;
    expect(await registration(domain)).toMatchObject({
      verified: true,
      status: 'verified',
      checked_at: checkedAt,
      notices: [{ code: 'dns_unavailable' }],
    });
    expect(await save(domain)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  });

  it('do not stand in the way of a record seen within 24 hours', async () => {
    await prove('fresh.com');
    await registration('fresh.com');
    dns.zones.set('_waymark.fresh.com', { rcode: 'SERVFAIL' });
    expect((await save('fresh.com')).ok).toBe(true);
  });
});

describe('the daily look', () => {
  it('lets a claim lapse when its record is gone for seven days, and its document with it', async () => {
    await prove('lapsing.com');
    await rememberRecord(index, siteRecord('lapsing.com', '2026-11-01T00:00:00.000Z'));
    expect((await save('lapsing.com')).ok).toBe(true);
    expect((await registration('lapsing.com')).claimed_by_you).toBe(true);
    dns.zones.delete('_waymark.lapsing.com');
    for (let day = 1; day <= 7; day++) {
      now += DAY + SECOND;
      await services.recheckClaims();
      expect(await registration('lapsing.com')).toMatchObject({ status: 'verified', claimed_by_you: true });
    }
    now += DAY;
    const result = await services.recheckClaims();
    expect(result.lapsed).toBeGreaterThan(0);
    expect(await registration('lapsing.com')).toMatchObject({
      status: 'lapsed',
      verified: false,
      claimed: false,
      claimed_by_you: false,
    });
    expect((await save('lapsing.com')).ok).toBe(false);
    expect((await loadOwnerDocuments(index, ['lapsing.com'])).size).toBe(0);
    expect(await findLatestJob(index, 'lapsing.com')).toMatchObject({ kind: 'redraw', status: 'queued' });

    await prove('lapsing.com');
    expect(await registration('lapsing.com')).toMatchObject({ status: 'verified', claimed_by_you: true });
  });

  it('changes nothing while name servers fail', async () => {
    await prove('outage.com');
    await registration('outage.com');
    dns.zones.set('_waymark.outage.com', { rcode: 'SERVFAIL' });
    for (let day = 0; day < 10; day++) {
      now += DAY + SECOND;
      const { unknown } = await services.recheckClaims();
      expect(unknown).toBeGreaterThan(0);
    }
    expect(await registration('outage.com')).toMatchObject({ status: 'verified', verified: true });
  });
});

describe('a second owner', () => {
  it('takes over with a valid record, and the first is told at the next GET', async () => {
    await prove('sold.com', 'k_first');
    await save('sold.com', 'k_first', { name: 'First' });
    dns.zones.delete('_waymark.sold.com');
    await prove('sold.com', 'k_second');
    expect(await registration('sold.com', 'k_second')).toMatchObject({ verified: true, claimed_by_you: false });
    const told = await registration('sold.com', 'k_first');
    expect(told).toMatchObject({ verified: false, status: 'lapsed', claimed: true });
    expect(told.notices[0]?.code).toBe('taken_over');
    expect(await save('sold.com', 'k_first')).toMatchObject({ ok: false, error: { code: 'domain_not_verified' } });
    expect((await save('sold.com', 'k_second', { name: 'Second' })).ok).toBe(true);
    expect(await registration('sold.com', 'k_second')).toMatchObject({
      claimed_by_you: true,
      lawp: { name: 'Second' },
    });
    expect((await registration('sold.com', 'k_first')).claimed_by_you).toBe(false);
  });

  it('shares a domain with the first while both records stand: whoever saved last is published', async () => {
    await prove('shared.com', 'k_first');
    await save('shared.com', 'k_first');
    await prove('shared.com', 'k_second');
    await registration('shared.com', 'k_second');
    expect(await registration('shared.com', 'k_first')).toMatchObject({
      verified: true,
      claimed_by_you: true,
      notices: [{ code: 'taken_over' }],
    });
    await save('shared.com', 'k_second');
    expect(await registration('shared.com', 'k_first')).toMatchObject({ verified: true, claimed_by_you: false });
    await save('shared.com', 'k_first');
    expect(await registration('shared.com', 'k_first')).toMatchObject({ claimed_by_you: true, notices: [] });
    expect((await registration('shared.com', 'k_second')).notices[0]?.code).toBe('taken_over');
  });
});

describe('saving a document', () => {
  it('refuses in one order: the domain, then the proof, then the document', async () => {
    const bad = { domain: 'localhost', name: 3 };
    expect(await services.saveDocument({ keyId: 'k_first', body: bad })).toMatchObject({
      ok: false,
      error: { code: 'invalid_input', errors: [{ path: '/domain' }] },
    });
    const unproven = await services.saveDocument({ keyId: 'k_first', body: { domain: 'unproven.com', name: 3 } });
    const { verify } = await registration('unproven.com');
    expect(unproven).toMatchObject({ ok: false, error: { code: 'domain_not_verified', extra: { verify } } });
    for (const body of [undefined, null, [], 'text', 3, {}, { domain: null }, { domain: ['a.com'] }]) {
      const refused = await services.saveDocument({ keyId: 'k_first', body });
      expect(refused).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    }
  });

  it('names every broken rule with its path', async () => {
    await prove('rules.com');
    const refused = await save('rules.com', 'k_first', {
      name: '',
      pages: { menu: { title: 'Menu', content: 'Bread.' } },
      actions: [{ id: 'Bad Id', name: 'x', description: 'y', intent: [], input: { type: 'text', required: true } }],
    });
    if (refused.ok) throw new Error('was saved');
    expect(refused.error.code).toBe('invalid_input');
    const paths = refused.error.errors?.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['/name', '/pages/menu', '/actions/0/id', '/actions/0/intent']));
    expect(refused.error.errors?.every(({ message }) => message.length > 20)).toBe(true);
    expect((await loadOwnerDocuments(index, ['rules.com'])).size).toBe(0);
  });

  it('drops endpoints with a notice, but calls a broken one broken', async () => {
    await prove('calls.com');
    const action = (url: string) => ({
      id: 'order',
      name: 'Order',
      description: 'Order bread.',
      intent: ['order'],
      input: { type: 'text', required: true },
      endpoint: { url },
    });
    const saved = await save('calls.com', 'k_first', { actions: [action('https://calls.com/order')] });
    expect(saved).toMatchObject({ ok: true, value: { notices: [{ code: 'endpoints_dropped' }] } });
    const broken = await save('calls.com', 'k_first', { actions: [action('https://elsewhere.com/order')] });
    expect(broken).toMatchObject({ ok: false, error: { errors: [{ path: '/actions/0/endpoint/url' }] } });
  });

  it('keeps every document whole, unknown parts with it, in versions', async () => {
    await prove('kept.com');
    await save('https://kept.com/', 'k_first', { 'x-own': { a: 1 }, native: true, business: null });
    await save('kept.com', 'k_first', { name: 'Later' });
    const kept = await rows(
      index,
      `select version, json from owner_documents where domain = 'kept.com' order by version`,
    );
    expect(kept.map(({ version }) => version)).toEqual([1, 2]);
    expect(JSON.parse(String(kept[0]?.json))).toMatchObject({ domain: 'kept.com', 'x-own': { a: 1 } });
    expect((await registration('kept.com')).lawp).toMatchObject({ name: 'Later' });
  });

  it('asks for one job and one build, however often it is done', async () => {
    await prove('often.com');
    await rememberRecord(index, siteRecord('often.com', '2026-11-01T00:00:00.000Z'));
    now += DAY;
    const before = hooks.length;
    const first = await save('often.com');
    expect(first).toMatchObject({ ok: true, value: { success: true, rebuild: { status: 'pending' } } });
    now += SECOND;
    await save('often.com');
    expect((await listQueuedJobs(index, 'redraw', 1000)).filter(({ domain }) => domain === 'often.com')).toHaveLength(
      1,
    );
    expect(hooks.length - before).toBe(1);
    expect((await registration('often.com')).rebuild).toMatchObject({ status: 'pending' });
  });

  it('asks for a visit of a site that was never read', async () => {
    await prove('unread.com');
    await save('unread.com');
    expect(await findLatestJob(index, 'unread.com')).toMatchObject({ kind: 'visit' });
  });
});
