import { describe, expect, it } from 'vitest';
import { forbiddenAddress, forbiddenUrl } from '../../../src/crawl/fetch/address-guard.ts';
import { ALLOWED_URLS, REFUSED_URLS, UNUSABLE_URLS } from '../address-spellings.ts';

describe('forbiddenUrl', () => {
  it('is judged on at least 200 spellings', () => {
    expect(REFUSED_URLS.length + ALLOWED_URLS.length + UNUSABLE_URLS.length).toBeGreaterThanOrEqual(200);
  });
  it.each(REFUSED_URLS)('refuses %s', (address) => {
    expect(forbiddenUrl(new URL(address))).toMatch(/\.$/);
  });
  it.each(ALLOWED_URLS)('allows %s', (address) => {
    expect(forbiddenUrl(new URL(address))).toBeNull();
  });
  it.each(UNUSABLE_URLS)('cannot even be asked for %s', (address) => {
    expect(URL.canParse(address)).toBe(false);
  });
});

describe('forbiddenAddress', () => {
  it.each([
    ['9.255.255.255', null],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['11.0.0.0', null],
    ['100.63.255.255', null],
    ['100.64.0.0', 'shared'],
    ['100.127.255.255', 'shared'],
    ['100.128.0.0', null],
    ['172.15.255.255', null],
    ['172.31.255.255', 'private'],
    ['172.32.0.0', null],
    ['192.167.255.255', null],
    ['192.169.0.0', null],
    ['198.17.255.255', null],
    ['198.19.255.255', 'benchmarking'],
    ['198.20.0.0', null],
    ['223.255.255.255', null],
    ['224.0.0.0', 'multicast'],
    ['1fff:ffff::1', 'outside'],
    ['2000::1', null],
    ['2001:1ff:ffff::1', 'protocol'],
    ['2001:200::1', null],
    ['3fff:fff::1', 'documentation'],
    ['3fff:1000::1', null],
    ['4000::1', 'outside'],
    ['fe80::1%eth0', 'outside'],
    ['', 'not an IP'],
    ['example.com', 'not an IP'],
  ])('ends each range exactly: %s', (address, what) => {
    const found = forbiddenAddress(address);
    if (what === null) expect(found).toBeNull();
    else expect(found).toContain(what);
  });
});
