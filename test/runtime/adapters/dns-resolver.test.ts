import { describe, expect, it } from 'vitest';
import { txtResolver } from '../../../src/runtime/adapters/dns-resolver.ts';
import { startDnsServer } from '../../support/dns-server.ts';

const VALUE = 'waymark-site-verification=0123456789abcdef0123456789abcdef';
const LONG = 'v=spf1 '.padEnd(250, 'x');

const server = await startDnsServer({
  'plain.com': { txt: [VALUE] },
  'split.com': { txt: [[VALUE.slice(0, 10), VALUE.slice(10, 30), VALUE.slice(30)]] },
  'several.com': { txt: ['v=spf1 -all', VALUE, 'google-site-verification=abc'] },
  'long.com': { txt: [LONG, LONG, LONG, LONG, VALUE] },
  'alias.com': { cname: 'plain.com', chased: true },
  'bare-alias.com': { cname: 'second-alias.com' },
  'second-alias.com': { cname: 'plain.com' },
  'dead-alias.com': { cname: 'nowhere.com' },
  'loop.com': { cname: 'loop.com' },
  'empty.com': { empty: true },
  'servfail.com': { rcode: 'SERVFAIL' },
  'refused.com': { rcode: 'REFUSED' },
  'silent.com': { silent: true },
  'garbage.com': { garbage: true },
  'shouted.com': { txt: [VALUE], shouted: true },
  'huge.com': { txt: [...Array.from({ length: 300 }, (_, at) => `${at} ${LONG}`.slice(0, 180)), VALUE] },
  'half.com': { empty: true, aliasFails: true },
  'cut.com': { cutShort: true },
});
const lookUp = txtResolver({ servers: [server.address], timeoutMs: 10_000, tries: 1 });
/** For answers that never come. */
const lookUpHastily = txtResolver({ servers: [server.address], timeoutMs: 300, tries: 1 });

describe('the resolver', () => {
  it('gives the texts of all records, each in one piece', async () => {
    expect(await lookUp('plain.com')).toEqual({ state: 'found', values: [VALUE] });
    expect(await lookUp('split.com')).toEqual({ state: 'found', values: [VALUE] });
    const several = await lookUp('several.com');
    expect(several.state === 'found' && [...several.values].sort()).toEqual(
      ['google-site-verification=abc', 'v=spf1 -all', VALUE].sort(),
    );
  });

  it('asks again over TCP when an answer is cut short', async () => {
    const answer = await lookUp('long.com');
    expect(answer.state === 'found' && answer.values.includes(VALUE)).toBe(true);
    expect(server.asked).toContain('udp long.com TXT');
    expect(server.asked).toContain('tcp long.com TXT');
  });

  it('follows aliases, whether or not the server does', async () => {
    expect(await lookUp('alias.com')).toEqual({ state: 'found', values: [VALUE] });
    expect(await lookUp('bare-alias.com')).toEqual({ state: 'found', values: [VALUE] });
    expect(await lookUp('dead-alias.com')).toEqual({ state: 'none', why: 'no_such_name' });
  });

  it('tells a name without records from a name that does not exist', async () => {
    expect(await lookUp('empty.com')).toEqual({ state: 'none', why: 'no_record' });
    expect(await lookUp('nowhere.com')).toEqual({ state: 'none', why: 'no_such_name' });
  });

  it('never takes a failure of the servers for an absent record', async () => {
    expect(await lookUp('servfail.com')).toEqual({ state: 'failed', why: 'server_failure' });
    expect(await lookUp('refused.com')).toEqual({ state: 'failed', why: 'refused' });
    expect(await lookUpHastily('silent.com')).toEqual({ state: 'failed', why: 'timed_out' });
    expect((await lookUpHastily('garbage.com')).state).toBe('failed');
    expect((await lookUp('loop.com')).state).toBe('failed');
    const nobody = txtResolver({ servers: ['127.0.0.1:1'], timeoutMs: 300, tries: 1 });
    expect((await nobody('plain.com')).state).toBe('failed');
  });

  it('sees a record as soon as it is there: nothing is kept between two questions', async () => {
    expect((await lookUp('new.com')).state).toBe('none');
    server.zones.set('new.com', { txt: [VALUE] });
    expect((await lookUp('new.com')).state).toBe('found');
    server.zones.set('new.com', { empty: true });
    expect((await lookUp('new.com')).state).toBe('none');
  });

  it('finds one record among hundreds, and whatever case the server writes names in', async () => {
    const huge = await lookUp('huge.com');
    expect(huge.state === 'found' && huge.values.includes(VALUE)).toBe(true);
    expect(await lookUp('shouted.com')).toEqual({ state: 'found', values: [VALUE] });
    expect(await lookUp('Plain.COM')).toEqual({ state: 'found', values: [VALUE] });
  });

  it('never takes half an answer for an absent record', async () => {
    expect(await lookUp('half.com')).toEqual({ state: 'failed', why: 'server_failure' });
    expect((await lookUp('cut.com')).state).toBe('failed');
  });

  it('knows that nobody has a record at a name that is too long', async () => {
    expect(await lookUp(`${'a-label.'.repeat(40)}com`)).toEqual({ state: 'none', why: 'no_such_name' });
  });

  it('asks the next server when the first is dead, silent, fails or refuses', async () => {
    const dead = '127.0.0.1:1';
    const failing = await startDnsServer({
      'plain.com': { rcode: 'SERVFAIL' },
      'split.com': { rcode: 'REFUSED' },
      'several.com': { silent: true },
    });
    const other = txtResolver({ servers: [dead, server.address], timeoutMs: 10_000, tries: 1 });
    expect(await other('plain.com')).toEqual({ state: 'found', values: [VALUE] });
    expect(await other('nowhere.com')).toEqual({ state: 'none', why: 'no_such_name' });
    const second = txtResolver({ servers: [failing.address, server.address], timeoutMs: 1500, tries: 1 });
    for (const name of ['plain.com', 'split.com', 'several.com']) {
      expect(await second(name), name).toMatchObject({ state: 'found' });
    }
  });

  it('gives up in time, however many servers are silent', async () => {
    const patient = txtResolver({ servers: [server.address], timeoutMs: 60_000, tries: 4, totalMs: 300 });
    expect(await patient('silent.com')).toEqual({ state: 'failed', why: 'timed_out' });
  });

  it('asks servers at IPv6 addresses, too', async () => {
    const six = await startDnsServer({ 'plain.com': { txt: [VALUE] } }, '::1');
    const overSix = txtResolver({ servers: [six.address], timeoutMs: 10_000, tries: 1 });
    expect(await overSix('plain.com')).toEqual({ state: 'found', values: [VALUE] });
  });
});
