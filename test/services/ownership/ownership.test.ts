import { beforeEach, describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { txtResolver } from '../../../src/runtime/adapters/dns-resolver.ts';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import type { Registration } from '../../../src/services/register/registration.ts';
import { saveDrawnSites } from '../../../src/store/drawn/drawn-sites.ts';
import { listSitesToDraw } from '../../../src/store/drawn/sites-to-draw.ts';
import { findLatestJob, listQueuedJobs } from '../../../src/store/jobs/jobs.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { loadOwnerDocuments } from '../../../src/store/owner-documents.ts';
import { loadSites } from '../../../src/store/sites/load-sites.ts';
import { listSiteRows } from '../../../src/store/sites/site-rows.ts';
import { serviceDeps } from '../../support/api.ts';
import { type DnsServer, startDnsServer, type Zone } from '../../support/dns-server.ts';
import { endJob } from '../../support/end-job.ts';
import { action, lawp, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../../support/test-index.ts';

const START = Date.parse('2026-11-20T09:00:00.000Z');
const SECOND = 1000;
const DAY = 86_400 * SECOND;

let index: IndexDatabase;
let dns: DnsServer;
let services: Services;
let now: number;
let hooks: number[];
let isHookBroken: boolean;
beforeEach(async () => {
  [index, dns] = await Promise.all([newIndex(), startDnsServer()]);
  [now, hooks, isHookBroken] = [START, [], false];
  services = servicesThatWait(10_000);
});

/** What they do with name servers that answer nothing within so many milliseconds. */
const servicesThatWait = (timeoutMs: number): Services =>
  createServices(
    serviceDeps(index, () => new Date(now), {
      lookUpTxt: txtResolver({ servers: [dns.address], timeoutMs, tries: 1 }),
      callBuildHook: async () => hooks.push(now) > 0 && !isHookBroken,
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

const clockText = () => new Date(now).toISOString();

async function newKey(): Promise<string> {
  const issued = await services.issueKey({ label: 'owner', code: null, address: `198.51.100.${hostNumber++}` });
  if (!issued.ok) throw new Error(issued.error.detail);
  return issued.value.id;
}
let hostNumber = 1;

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

  it('reads the value whatever a panel makes of its quotes and case, and names of other alphabets', async () => {
    const idn = await registration('https://bäckerei-müller.de/');
    expect(idn).toMatchObject({ domain: 'xn--bckerei-mller-bfb28a.de' });
    expect(idn.verify.dns_txt.host).toBe('_waymark.xn--bckerei-mller-bfb28a.de');
    dns.zones.set(idn.verify.dns_txt.host, { txt: [` "${idn.verify.dns_txt.value.toUpperCase()}" `] });
    now += 31 * SECOND;
    expect((await registration('bäckerei-müller.de')).verified).toBe(true);
    expect((await registration('xn--bckerei-mller-bfb28a.de')).verified).toBe(true);
  });

  it('takes names under a shared ending for sites of their own', async () => {
    for (const [domain, above] of [
      ['anna.github.io', 'github.io'],
      ['shop.co.uk', 'co.uk'],
    ] as const) {
      await prove(domain, 'k_first', `_waymark.${above}`);
      expect((await registration(domain)).verified).toBe(false);
      await prove(domain);
      expect((await registration(domain)).verified).toBe(true);
    }
    await prove('blog.bert.github.io', 'k_first', '_waymark.bert.github.io');
    expect((await registration('blog.bert.github.io')).verified).toBe(true);
  });

  it('tells at every look why it is not seen, when we looked and when we look next', async () => {
    const domain = 'not-yet.com';
    const host = `_waymark.${domain}`;
    const at = now;
    const tell = async () => {
      const { checked_at, next_check_at, notices } = await registration(domain);
      const refused = await save(domain);
      expect(refused).toMatchObject({
        ok: false,
        error: {
          code: 'domain_not_verified',
          detail: expect.stringContaining(notices[0]?.message ?? '-'),
          extra: { checked_at, next_check_at, notices },
        },
      });
      return { checked_at, next_check_at, codes: notices.map(({ code }) => code), text: notices[0]?.message };
    };
    const first = await tell();
    expect(first).toEqual({
      checked_at: new Date(at).toISOString(),
      next_check_at: new Date(at + 30 * SECOND).toISOString(),
      codes: ['record_not_seen'],
      text: expect.stringMatching(
        /do not see the record yet.* We checked on .*UTC\. You can check again from .*UTC on\.$/,
      ),
    });
    now += 10 * SECOND;
    expect(await tell()).toEqual(first);
    for (const [text, words] of [
      ['v=spf1 -all', `There is a TXT record at ${host}`],
      ['waymark-site-verification=0123', 'There is a Waymark record with a different value'],
    ] as const) {
      dns.zones.set(host, { txt: [text] });
      now += 31 * SECOND;
      expect((await tell()).text).toContain(words);
      now += 10 * SECOND;
      expect((await tell()).text).toContain(words);
    }
  });

  it.each([
    [
      'twice.com',
      '_waymark.twice.com.twice.com',
      'your provider adds twice.com to the name. Change its name to _waymark.',
    ],
    ['a.twice.com', '_waymark.a.twice.com.twice.com', 'adds twice.com to the name. Change its name to _waymark.a.'],
  ])(
    'tells where it is when a panel added the zone to the whole name, which proves nothing: %s',
    async (domain, at, words) => {
      await prove(domain, 'k_first', at);
      const { verified, notices } = await registration(domain);
      expect(verified).toBe(false);
      expect(notices[0]?.message).toContain(`The record is at ${at}: `);
      expect(notices[0]?.message).toContain(words);
      dns.zones.set(at, { txt: ['v=spf1 -all'] });
      now += 31 * SECOND;
      expect((await registration(domain)).notices[0]?.message).toContain('do not see the record yet');
    },
  );

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
    services = servicesThatWait(600);
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
    await services.recheckClaims();
    expect(await registration('lapsing.com')).toMatchObject({
      status: 'lapsed',
      verified: false,
      claimed: false,
      claimed_by_you: false,
      notices: [
        {
          code: 'record_not_seen',
          message: expect.stringMatching(/^The record has been missing since .*so your claim has lapsed\. /),
        },
      ],
    });
    expect((await save('lapsing.com')).ok).toBe(false);
    expect((await loadOwnerDocuments(index, ['lapsing.com'])).size).toBe(0);
    expect(await findLatestJob(index, 'lapsing.com')).toMatchObject({ kind: 'redraw', status: 'queued' });

    await prove('lapsing.com');
    expect(await registration('lapsing.com')).toMatchObject({ status: 'verified', claimed_by_you: true });
  });

  it('has the page drawn anew when a claim comes, is in danger, is safe again and ends, also without a document', async () => {
    const domain = 'wordless.com';
    await rememberRecord(index, siteRecord(domain, '2026-11-01T00:00:00.000Z'));
    const told = async () => {
      const [site] = await loadSites(index, [domain]);
      const [row] = await listSiteRows(index);
      const waiting = await listQueuedJobs(index, 'show', 9);
      for (const { id } of waiting) await endJob(index, id, { status: 'done', at: clockText() });
      await saveDrawnSites(index, [{ domain: sampleDomain(domain), hash: 'a.b', comparisonHash: null }], new Date(now));
      return { claim: site?.claim, isListed: row?.isClaimed, jobs: waiting.map((job) => job.domain) };
    };
    await registration(domain);
    expect(await told()).toEqual({ claim: null, isListed: false, jobs: [] });
    await prove(domain);
    await registration(domain);
    const since = clockText();
    const proven = { claim: { since, missingSince: null }, isListed: true };
    expect(await listSitesToDraw(index, new Date(now))).toEqual([domain]);
    expect(await told()).toEqual({ ...proven, jobs: [domain] });
    now += DAY + SECOND;
    await services.recheckClaims();
    expect(await told()).toEqual({ ...proven, jobs: [] });

    const record = dns.zones.get(`_waymark.${domain}`) as Zone;
    dns.zones.delete(`_waymark.${domain}`);
    now += DAY + SECOND;
    await services.recheckClaims();
    expect(await told()).toEqual({ claim: { since, missingSince: clockText() }, isListed: true, jobs: [domain] });
    dns.zones.set(`_waymark.${domain}`, record);
    now += DAY + SECOND;
    await services.recheckClaims();
    expect(await told()).toEqual({ ...proven, jobs: [domain] });
    dns.zones.delete(`_waymark.${domain}`);
    for (const wait of [DAY + SECOND, 7 * DAY + SECOND]) {
      now += wait;
      await services.recheckClaims();
    }
    expect(await told()).toEqual({ claim: null, isListed: false, jobs: [domain] });
    expect(await listQueuedJobs(index, 'redraw', 9)).toEqual([]);
  });

  it('changes nothing while name servers fail', async () => {
    await prove('outage.com');
    await registration('outage.com');
    dns.zones.set('_waymark.outage.com', { rcode: 'SERVFAIL' });
    for (let day = 0; day < 10; day++) {
      now += DAY + SECOND;
      dns.asked.length = 0;
      await services.recheckClaims();
      expect(dns.asked.join('\n')).toContain('_waymark.outage.com TXT');
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

    const { value } = (await registration('shared.com', 'k_second')).verify.dns_txt;
    dns.zones.set('_waymark.shared.com', { txt: [value] });
    for (const wait of [DAY + SECOND, 7 * DAY + SECOND]) {
      now += wait;
      await services.recheckClaims();
    }
    expect(await registration('shared.com', 'k_first')).toMatchObject({ status: 'lapsed', claimed: true });
    expect(await registration('shared.com', 'k_second')).toMatchObject({ status: 'verified', notices: [] });
  });
});

describe('a save on condition', () => {
  const saveOn = (domain: string, ifMatch: string, name: string, keyId = 'k_first') =>
    services.saveDocument({ keyId, body: { ...lawp(domain), name }, ifMatch });
  const nameOf = async (domain: string) => ((await registration(domain)).lawp as { name: string }).name;

  it('replaces what its owner got, and gives the tag of what is there then', async () => {
    await prove('tags.com');
    const { etag } = await registration('tags.com');
    const first = await saveOn('tags.com', etag, 'First');
    if (!first.ok) throw new Error(first.error.detail);
    expect((await registration('tags.com')).etag).toBe(first.value.etag);
    const again = await saveOn('tags.com', `"0-other", ${first.value.etag}`, 'Second');
    expect(again).toMatchObject({ ok: true, value: { saved: true } });
    expect((await saveOn('tags.com', '*', 'Third')).ok).toBe(true);
    expect(await nameOf('tags.com')).toBe('Third');
  });

  it('is refused when anybody saved meanwhile, in another window or with another key, and keeps that', async () => {
    await prove('windows.com', 'k_first');
    await prove('windows.com', 'k_second');
    await save('windows.com', 'k_first');
    const { etag } = await registration('windows.com');
    for (const keyId of ['k_first', 'k_second']) {
      now += SECOND;
      await save('windows.com', keyId, { name: `By ${keyId}` });
      const refused = await saveOn('windows.com', etag, 'Stale');
      expect(refused).toMatchObject({
        ok: false,
        error: {
          code: 'precondition_failed',
          detail: expect.stringMatching(/^Nothing was saved: .* last save was on 20 November 2026/),
        },
      });
      expect((await registration('windows.com', keyId)).lawp).toMatchObject({ name: `By ${keyId}` });
    }
    const looked = await services.saveDocument({
      keyId: 'k_first',
      body: lawp('windows.com'),
      ifMatch: etag,
      preview: true,
    });
    expect(looked).toMatchObject({ error: { code: 'precondition_failed' } });
  });

  it('is done once of two that come together, and takes no weak tag', async () => {
    await prove('race.com');
    const { etag } = await registration('race.com');
    const both = await Promise.all(['One', 'Two'].map((name) => saveOn('race.com', etag, name)));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await rows(index, "select version from owner_documents where domain = 'race.com'")).toHaveLength(1);
    const weak = await saveOn('race.com', `W/${(await registration('race.com')).etag}`, 'Weak');
    expect(weak).toMatchObject({ error: { code: 'precondition_failed' } });
  });

  it('takes “*” for any document, but not for none (RFC 9110, section 13.1.1)', async () => {
    await prove('any.com');
    expect(await saveOn('any.com', '*', 'None')).toMatchObject({ error: { code: 'precondition_failed' } });
    expect(await saveOn('any.com', (await registration('any.com')).etag, 'First')).toMatchObject({ ok: true });
    expect(await saveOn('any.com', '*', 'Any')).toMatchObject({ ok: true });
  });

  it('tells what is wrong with the document, and who owns the domain, before that', async () => {
    await prove('order.com');
    const broken = await services.saveDocument({ keyId: 'k_first', body: { domain: 'order.com' }, ifMatch: '"x"' });
    expect(broken).toMatchObject({ error: { code: 'invalid_input' } });
    expect(await saveOn('unproven.com', '"x"', 'Nobody')).toMatchObject({ error: { code: 'domain_not_verified' } });
  });
});

describe('keys that end', () => {
  it('hand their claims over when they are replaced: record, proof and document stay', async () => {
    const old = await newKey();
    await prove('rotated.com', old);
    await save('rotated.com', old);
    const before = await registration('rotated.com', old);
    const replaced = await services.rotateKey({ id: old });
    if (!replaced.ok) throw new Error(replaced.error.detail);
    const after = await registration('rotated.com', replaced.value.id);
    expect(after).toMatchObject({ verified: true, claimed_by_you: true, verify: before.verify, notices: [] });
    expect((await save('rotated.com', replaced.value.id, { name: 'New key' })).ok).toBe(true);
    expect(await rows(index, `select key_id from claims where domain = 'rotated.com'`)).toEqual([
      { key_id: replaced.value.id },
    ]);
  });

  it('leave the document standing when they are revoked, as long as the record does', async () => {
    const old = await newKey();
    await prove('revoked.com', old);
    await save('revoked.com', old, { name: 'Before' });
    await services.revokeKey({ id: old });
    expect((await loadOwnerDocuments(index, ['revoked.com'])).size).toBe(1);
    expect(await registration('revoked.com', 'k_third')).toMatchObject({ claimed: true, claimed_by_you: false });
    await prove('revoked.com', 'k_third');
    expect((await save('revoked.com', 'k_third', { name: 'After' })).ok).toBe(true);
    expect((await registration('revoked.com', 'k_third')).lawp).toMatchObject({ name: 'After' });

    const other = await newKey();
    await prove('left.com', other);
    await save('left.com', other);
    await services.revokeKey({ id: other });
    dns.zones.delete('_waymark.left.com');
    for (let day = 0; day <= 8; day++) {
      now += DAY + SECOND;
      await services.recheckClaims();
    }
    expect((await loadOwnerDocuments(index, ['left.com'])).size).toBe(0);
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
    const message = 'domain must be a text; it is a list.';
    expect(await services.saveDocument({ keyId: 'k_first', body: { domain: ['a.com'] } })).toMatchObject({
      error: { errors: [{ path: '/domain', message }] },
    });
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
    await save('often.com', 'k_first', { name: 'Again' });
    expect((await listQueuedJobs(index, 'redraw', 1000)).filter(({ domain }) => domain === 'often.com')).toHaveLength(
      1,
    );
    expect(hooks.length - before).toBe(1);
    expect((await registration('often.com')).rebuild).toMatchObject({ status: 'pending' });
  });

  it('the second time changes nothing: no version, no job', async () => {
    await prove('same-again.com');
    await rememberRecord(index, siteRecord('same-again.com', '2026-11-01T00:00:00.000Z', { scan: null }));
    const first = await save('same-again.com');
    expect(first).toMatchObject({ ok: true, value: { notices: [] } });
    const job = await findLatestJob(index, 'same-again.com');
    await endJob(index, job?.id ?? 0, { status: 'done', at: new Date(now).toISOString() });
    now += SECOND;
    expect(await save('same-again.com')).toMatchObject({
      ok: true,
      value: { notices: [{ code: 'unchanged' }], rebuild: { status: 'done' } },
    });
    expect(await findLatestJob(index, 'same-again.com')).toMatchObject({ id: job?.id });
    expect(await rows(index, `select version from owner_documents where domain = 'same-again.com'`)).toHaveLength(1);

    await endJob(index, job?.id ?? 0, { status: 'failed', at: new Date(now).toISOString(), reason: 'Broken.' });
    expect(await save('same-again.com')).toMatchObject({ value: { notices: [], rebuild: { status: 'pending' } } });
  });

  it('many at the same moment keeps each as a version, and one holder', async () => {
    await prove('busy.com', 'k_first');
    await prove('busy.com', 'k_second');
    await registration('busy.com', 'k_second');
    const saves = Array.from({ length: 12 }, (_, at) =>
      save('busy.com', at % 2 === 0 ? 'k_first' : 'k_second', { name: `Name ${at}` }),
    );
    for (const saved of await Promise.all(saves)) expect(saved).toMatchObject({ ok: true });
    const kept = await rows(index, `select version from owner_documents where domain = 'busy.com' order by version`);
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    const holders = await rows(index, `select key_id from claims where domain = 'busy.com' and status = 'verified'`);
    expect(holders).toHaveLength(1);
    const [first, second] = [await registration('busy.com', 'k_first'), await registration('busy.com', 'k_second')];
    expect([first.claimed_by_you, second.claimed_by_you].filter(Boolean)).toHaveLength(1);
    expect(first.claimed).toBe(true);
  });

  it.each([
    ['opted_out', 'robots.txt'],
    ['parked', 'parked'],
    ['duplicate', 'forwarded elsewhere'],
    ['gone', 'led nowhere'],
  ] as const)('of a site that is not shown says so: %s', async (status, words) => {
    const domain = `${status.replace('_', '-')}-site.com`;
    await prove(domain);
    await rememberRecord(
      index,
      siteRecord(domain, '2026-11-01T00:00:00.000Z', { status, statusReason: 'So.', document: null, scan: null }),
    );
    expect(await save(domain)).toMatchObject({
      ok: true,
      value: {
        message: expect.stringMatching(`^Saved, but not shown for now. .*${words}`),
        notices: [{ code: status, message: expect.stringContaining(words) }],
      },
    });
    expect((await registration(domain)).notices.map(({ code }) => code)).toEqual([status]);
  });

  it.each([
    ['blocked', 'The site refused the request (status 403).'],
    ['gone', 'There is no home page (status 404).'],
  ] as const)('of a site that we cannot read says that it stands alone: %s', async (status, statusReason) => {
    const domain = `alone-${status}.com`;
    await prove(domain);
    const nothing = { status, statusReason, document: null, scan: null };
    await rememberRecord(index, siteRecord(domain, '2026-11-01T00:00:00.000Z', nothing));
    expect(await save(domain)).toMatchObject({
      ok: true,
      value: {
        message: expect.stringMatching(/^Saved\. What you wrote appears/),
        notices: [
          { code: 'owner_words', message: expect.stringContaining(`. ${statusReason} What you wrote is shown`) },
        ],
      },
    });
    expect((await registration(domain)).notices.map(({ code }) => code)).toEqual(['owner_words']);
  });

  it('of a site with a file of its own says that this goes first', async () => {
    await prove('own-file.com');
    const document = { ...siteDocument('own-file.com'), source: 'native' as const };
    await rememberRecord(index, siteRecord('own-file.com', '2026-11-01T00:00:00.000Z', { document }));
    expect(await save('own-file.com')).toMatchObject({
      ok: true,
      value: {
        message:
          'Saved, but not shown for now. The site publishes its own LAWP file, which comes before what is saved here.',
        notices: [{ code: 'own_file_first' }],
      },
    });
  });

  it('that lowers the score says so before and after, and keeps what we read where that is asked for', async () => {
    const domain = 'six-actions.com';
    await prove(domain);
    const content = 'We bake rye bread, rolls and cakes every morning from flour of the mill next door.';
    const page = { title: 'Page', content };
    const read = lawp(domain, {
      pages: { '/': page, '/menu': page, '/about': page },
      actions: ['call', 'contact', 'order', 'book', 'visit', 'subscribe'].map((id) => action(id)),
    });
    const met = ['description', 'pages', 'actions', 'three-actions'] as const;
    const at = '2026-11-01T00:00:00.000Z';
    const record = { document: siteDocument(domain, { lawp: read }), scan: scan(at, 55, met) };
    await rememberRecord(index, siteRecord(domain, at, record));
    const body = { ...lawp(domain), pages: { '/': page, '/menu/': page }, actions: [action('call')] };
    const asked = { keyId: 'k_first', body };
    const lower = {
      code: 'score_lower',
      message: 'Your score goes from 55 to 30: 3 described pages become 2; 6 actions become 1.',
    };
    expect(await services.saveDocument({ ...asked, preview: true })).toMatchObject({
      value: {
        saved: false,
        score: { from: 55, to: 30 },
        left_out: { pages: 1, actions: 5 },
        notices: [lower],
        rebuild: null,
      },
    });
    expect((await registration(domain)).claimed_by_you).toBe(false);

    expect(await services.saveDocument({ ...asked, keepRead: true })).toMatchObject({
      value: {
        saved: true,
        score: { from: 55, to: 55 },
        left_out: { pages: 0, actions: 0 },
        notices: [
          { code: 'read_kept', message: expect.stringContaining('/about, contact, order, book, visit, subscribe') },
        ],
      },
    });
    const kept = (await registration(domain)).lawp as ReturnType<typeof lawp>;
    expect(Object.keys(kept.pages)).toEqual(['/', '/menu/', '/about']);
    expect(kept.actions.map(({ id }) => id)).toEqual(['call', 'contact', 'order', 'book', 'visit', 'subscribe']);

    expect(await services.saveDocument(asked)).toMatchObject({
      value: { saved: true, score: { from: 55, to: 30 }, notices: [lower] },
    });
    const [savedAt, owned] = [clockText(), siteDocument(domain, { lawp: body, source: 'owner' })];
    const after = { document: owned, scan: scan(at, 30, ['description', 'actions']) };
    await rememberRecord(index, siteRecord(domain, at, after), { savedAt, hasOwner: true });
    expect((await registration(domain)).notices).toEqual([
      {
        code: 'score_lower',
        message: 'Since your last save the score went from 55 to 30; no longer met: pages and 3 actions.',
      },
    ]);
  });

  it('is not lost where a build cannot be asked for: looking how far it is asks again', async () => {
    await prove('unhooked.com');
    now += DAY;
    isHookBroken = true;
    const before = hooks.length;
    expect(await save('unhooked.com')).toMatchObject({ ok: true, value: { rebuild: { status: 'pending' } } });
    await registration('unhooked.com');
    expect(hooks.length - before).toBe(1);
    now += 31 * SECOND;
    isHookBroken = false;
    expect((await registration('unhooked.com')).rebuild).toMatchObject({ status: 'pending' });
    expect(hooks.length - before).toBe(2);
    now += 31 * SECOND;
    await registration('unhooked.com');
    expect(hooks.length - before).toBe(2);
  });

  it('tells nothing of jobs where nobody saved', async () => {
    await services.suggestSite({ domain: 'only-suggested.com', path: '/domain' });
    expect((await registration('only-suggested.com')).rebuild).toBeNull();
  });

  it('asks for a visit of a site that was never read', async () => {
    await prove('unread.com');
    await save('unread.com');
    expect(await findLatestJob(index, 'unread.com')).toMatchObject({ kind: 'visit' });
  });
});
