import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callerAddress } from '../../../src/runtime/http/caller-address.ts';
import { isInNetwork, parseIpAddress, parseNetwork } from '../../../src/runtime/http/ip-address.ts';

/** Who calls, for a connection from `peer` with this `X-Forwarded-For`. */
function caller(peer: string | undefined, forwarded?: string, trusted: readonly string[] = []): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  // The two parts of a request that are looked at.
  return callerAddress(trusted)({ socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage);
}

const PROXIES = ['10.0.0.0/8', '2001:db8:ffff::/48'];

describe('the caller', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('at %s is %s', (peer, bucket) => {
    expect(caller(peer)).toBe(bucket);
  });

  test.each(['198.51.100.1', '198.51.100.1, 198.51.100.2', '10.0.0.1', '::1', 'unknown', ', ,'])(
    'is not changed by a header that anyone can send (%s)',
    (forged) => {
      expect(caller('203.0.113.7', forged)).toBe('203.0.113.7');
      expect(caller('203.0.113.7', forged, PROXIES)).toBe('203.0.113.7');
    },
  );

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['203.0.113.7, 10.1.1.1', '203.0.113.7'],
    ['203.0.113.7, 2001:db8:ffff::1, 10.1.1.1', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
    ['10.9.9.9, 203.0.113.7', '203.0.113.7'],
    ['10.9.9.9', '10.9.9.9'],
    ['<script>, 10.1.1.1', '10.1.1.1'],
    ['', '10.0.0.1'],
  ])('behind a named proxy that says %s is %s', (forwarded, bucket) => {
    expect(caller('10.0.0.1', forwarded, PROXIES)).toBe(bucket);
    expect(caller('::ffff:10.0.0.1', forwarded, PROXIES)).toBe(bucket);
  });
});

describe('networks', () => {
  test.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.1.2.3', '10.0.0.0/8', false],
    ['10.1.2.3', '::ffff:10.0.0.0/104', true],
    ['::ffff:10.1.2.3', '10.0.0.0/8', true],
    ['1.2.3.4', '0.0.0.0/0', true],
    ['::1', '0.0.0.0/0', false],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['::1', '::1', true],
    ['::2', '::1', false],
  ])('%s in %s: %s', (address, network, within) => {
    const [parsed, range] = [parseIpAddress(address), parseNetwork(network)];
    expect(parsed && range && isInNetwork(parsed, range)).toBe(within);
  });

  test.each([
    '',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0/8',
    'proxy.test',
    '1.2.3.4/-1',
    '::ffff:1.2.3.4/90',
  ])('%s is none', (text) => {
    expect(parseNetwork(text)).toBeNull();
  });
});
