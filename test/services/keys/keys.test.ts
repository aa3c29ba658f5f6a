import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isApiKey, newApiKey } from '../../../src/core/keys/api-key.ts';
import { authenticate } from '../../../src/services/keys/authenticate.ts';
import { createKey } from '../../../src/services/keys/create-key.ts';
import { findKeyInfo } from '../../../src/services/keys/find-key-info.ts';
import { issueKey, type KeyPolicy } from '../../../src/services/keys/issue-key.ts';
import { listKeys } from '../../../src/services/keys/list-keys.ts';
import { revokeKey } from '../../../src/services/keys/revoke-key.ts';
import { rotateKey } from '../../../src/services/keys/rotate-key.ts';
import { takeGrant } from '../../../src/services/limits/take-grant.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const index = await newIndex();
const now = new Date('2026-03-02T08:00:00.000Z');
let visitors = 0;
const newAddress = () => `198.51.100.${visitors++}`;
const make = (label = 'Booking assistant') => createKey({ index, label, now, randomBytes });
const enter = (
  token: string | null,
  more: { address?: string; required?: boolean; isUse?: boolean; at?: Date } = {},
) => {
  const { address = newAddress(), required = false, at = now, ...rest } = more;
  return authenticate({ index, token, address, required, now: at, ...rest });
};

describe('a new key', () => {
  it('lets its holder in, and is stored as a hash only', async () => {
    const { id, key } = await make();
    expect(isApiKey(key)).toBe(true);
    expect(await enter(key)).toMatchObject({ ok: true, caller: { keyId: id } });
    const stored = JSON.stringify(await rows(index, 'select * from keys'));
    expect(stored).toContain(createHash('sha256').update(key).digest('hex'));
    expect(stored).not.toContain(key.slice(8));
  });

  it('is listed without the key and its hash', async () => {
    const { id } = await make('Listed');
    const listed = (await listKeys({ index })).find((key) => key.id === id);
    expect(listed).toEqual({
      id,
      label: 'Listed',
      createdAt: now.toISOString(),
      lastUsedOn: null,
      revokedAt: null,
      replacedBy: null,
    });
  });

  it('shows its last use to the day, and looking at it is no use', async () => {
    const { id, key } = await make();
    const lastUse = async () => (await findKeyInfo({ index, id }))?.lastUsedOn;
    await enter(key, { isUse: false });
    expect(await lastUse()).toBeNull();
    await enter(key, { at: new Date('2026-03-02T23:59:59.999Z') });
    expect(await lastUse()).toBe('2026-03-02');
    await enter(key, { at: new Date('2026-03-03T00:00:00.000Z') });
    expect(await lastUse()).toBe('2026-03-03');
  });
});

describe('whoever sends no good key', () => {
  it.each([
    ['', 'not a Waymark key'],
    ['x', 'not a Waymark key'],
    ['wm_live_', 'not a Waymark key'],
    [newApiKey(randomBytes), 'not known here'],
  ])('is refused, never treated as nobody: %j', async (token, detail) => {
    const refused = await enter(token);
    expect(refused).toMatchObject({ ok: false, error: { code: 'unauthorized' }, grant: { policy: 'unauthorized' } });
    expect(refused.ok ? '' : refused.error.detail).toContain(detail);
  });

  it('is told of a mistyped key without a look-up', async () => {
    const { key } = await make();
    const blind = { ...index, db: new Proxy(index.db, { get: () => () => expect.unreachable() }) };
    const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    const refused = await authenticate({ index: blind, token: mistyped, address: newAddress(), required: false, now });
    expect(refused).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
  });

  it('is a caller by address where no key is needed, and refused where one is', async () => {
    expect(await enter(null, { address: '203.0.113.7' })).toEqual({
      ok: true,
      caller: { address: '203.0.113.7', keyId: null },
    });
    expect(await enter(null, { required: true })).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
  });

  it('has ten tries a minute, which leave searches and good keys alone', async () => {
    const address = newAddress();
    const { key } = await make();
    for (let turn = 0; turn < 10; turn++) {
      expect(await enter('wm_live_guess', { address })).toMatchObject({ error: { code: 'unauthorized' } });
    }
    const refused = await enter(newApiKey(randomBytes), { address });
    expect(refused).toMatchObject({ ok: false, error: { code: 'rate_limited' }, grant: { granted: false } });
    expect(refused.ok ? 0 : refused.error.retryAfterSeconds).toBeGreaterThan(0);
    expect((await enter(key, { address })).ok).toBe(true);
    expect((await takeGrant({ index, policy: 'free', caller: { address, keyId: null } })).remaining).toBe(19);
  });
});

describe('ending a key', () => {
  it('holds at once and for good', async () => {
    const { id, key } = await make();
    expect(await revokeKey({ index, id, now })).toEqual({ ok: true, value: { id } });
    const refused = await enter(key);
    expect(refused.ok ? '' : refused.error.detail).toBe('This key was revoked.');
    expect(await revokeKey({ index, id, now })).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(await rotateKey({ index, id, now, randomBytes })).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('says when there is no such key', async () => {
    const gone = { ok: false, error: { code: 'not_found', detail: 'There is no key k_nobody.' } };
    expect(await revokeKey({ index, id: 'k_nobody', now })).toEqual(gone);
    expect(await rotateKey({ index, id: 'k_nobody', now, randomBytes })).toEqual(gone);
  });
});

describe('replacing a key', () => {
  it('ends the old one; label, claims and what was counted go over', async () => {
    const old = await make('Rotated');
    await index.client.execute({
      sql: "insert into claims (key_id, domain, token, status, created_at) values (?, 'example.com', 't', 'verified', '')",
      args: [old.id],
    });
    const caller = (keyId: string) => ({ address: '203.0.113.7', keyId });
    for (let turn = 0; turn < 60; turn++) await takeGrant({ index, policy: 'pro', caller: caller(old.id) });
    const rotated = await rotateKey({ index, id: old.id, now, randomBytes });
    if (!rotated.ok) return expect.unreachable();
    const { id, key, label } = rotated.value;
    expect(label).toBe('Rotated');
    expect(await enter(key)).toMatchObject({ ok: true, caller: { keyId: id } });
    const detail = 'This key was replaced; use the one that took its place.';
    expect(await enter(old.key)).toMatchObject({ ok: false, error: { detail } });
    expect(await findKeyInfo({ index, id: old.id })).toMatchObject({ replacedBy: id, revokedAt: now.toISOString() });
    expect(await rows(index, `select domain, token from claims where key_id = '${id}'`)).toEqual([
      { domain: 'example.com', token: 't' },
    ]);
    expect((await takeGrant({ index, policy: 'pro', caller: caller(id) })).granted).toBe(false);
  });

  it('of two at the same moment one is done, and claims follow it', async () => {
    const old = await make();
    const both = await Promise.all([1, 2].map(() => rotateKey({ index, id: old.id, now, randomBytes })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const good = (await listKeys({ index })).filter(
      ({ revokedAt, label }) => revokedAt === null && label === old.label,
    );
    expect(good.filter(({ id }) => both.some((made) => made.ok && made.value.id === id))).toHaveLength(1);
  });
});

describe('keys on the web site', () => {
  const issue = (policy: KeyPolicy, code: string | null = null, address = newAddress(), label = 'Mine') =>
    issueKey({ index, policy, code, address, label, now, randomBytes });
  const invite: KeyPolicy = { mode: 'invite', code: 'open sesame' };

  it('are given to everybody when open', async () => {
    expect(await issue({ mode: 'open' })).toMatchObject({ ok: true, value: { label: 'Mine' } });
  });

  it('are given to whoever knows the code', async () => {
    expect((await issue(invite, ' open sesame ')).ok).toBe(true);
    for (const wrong of [null, '', 'open sesam', 'open sesame!']) {
      expect(await issue(invite, wrong)).toMatchObject({ ok: false, error: { errors: [{ path: 'code' }] } });
    }
  });

  it('are not given when closed', async () => {
    expect(await issue({ mode: 'closed' })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  });

  it('need a word on what they are for', async () => {
    expect(await issue({ mode: 'open' }, null, newAddress(), ' ')).toMatchObject({
      ok: false,
      error: { errors: [{ path: 'label' }] },
    });
  });

  it('are few for each caller, and codes cannot be guessed', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 10; turn++) await issue(invite, `guess ${turn}`, address);
    expect(await issue(invite, 'open sesame', address)).toMatchObject({ ok: false, error: { code: 'rate_limited' } });
  });
});
