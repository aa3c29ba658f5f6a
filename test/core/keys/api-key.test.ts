import { randomBytes } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isApiKey, newApiKey, newKeyId } from '../../../src/core/keys/api-key.ts';
import { bearerToken } from '../../../src/core/keys/bearer-token.ts';
import { crc32 } from '../../../src/core/keys/crc32.ts';
import { keyLabel } from '../../../src/core/keys/key-label.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('a key', () => {
  const key = newApiKey(randomBytes);

  it('has the prefix that secret scanners know, 32 random characters and a checksum', () => {
    expect(key).toMatch(/^wm_live_[0-9A-Za-z]{38}$/);
    expect(isApiKey(key)).toBe(true);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newApiKey(randomBytes))).size).toBe(1000);
  });

  it('is known as mistyped for every single wrong character', () => {
    for (let at = 0; at < key.length; at++) {
      for (const char of BASE62) {
        if (key[at] !== char) expect(isApiKey(key.slice(0, at) + char + key.slice(at + 1))).toBe(false);
      }
    }
  });

  it('is known as mistyped when two neighbours changed places, or one is missing or doubled', () => {
    for (let at = 8; at + 1 < key.length; at++) {
      const [a = '', b = ''] = key.slice(at, at + 2);
      if (a !== b) expect(isApiKey(key.slice(0, at) + b + a + key.slice(at + 2))).toBe(false);
      expect(isApiKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
      expect(isApiKey(key.slice(0, at) + a + key.slice(at))).toBe(false);
    }
  });

  it.each(['', ' ', 'wm_live_', 'wm_test_x', '__proto__', 'ключ', `${key} `, ` ${key}`, `${key}\n`, key.toUpperCase()])(
    'is not %j',
    (text) => {
      expect(isApiKey(text)).toBe(false);
    },
  );

  it('uses each of the 62 characters as often, and throws unfair bytes away', () => {
    const bytes = Array.from({ length: 248 }, (_, byte) => byte);
    const seen = new Map<string, number>();
    for (const char of bytes.map((byte) => newKeyId((count) => new Uint8Array(count).fill(byte))[2] ?? '')) {
      seen.set(char, (seen.get(char) ?? 0) + 1);
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 62 }, () => 4));
    let turn = 0;
    expect(newKeyId((count) => new Uint8Array(count).fill(turn++ === 0 ? 255 : 1))).toBe('k_111111111111');
  });
});

it('the checksum is the CRC-32 that everybody uses', () => {
  for (let length = 0; length < 100; length++) {
    const bytes = randomBytes(length);
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  }
});

describe('the Authorization header', () => {
  it.each([
    [null, null],
    ['', null],
    ['Basic d2F5bWFyazp4', null],
    ['Bearerx', null],
    ['Bearer wm_live_1', 'wm_live_1'],
    ['bearer  wm_live_1 ', 'wm_live_1'],
    ['BEARER\twm_live_1', 'wm_live_1'],
    ['Bearer', ''],
    ['Bearer a b', 'a b'],
  ])('%j holds the token %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});

describe('the label of a key', () => {
  it.each([
    [' Booking  assistant\n', 'Booking assistant'],
    ['a\u0000b\u001b[31m', 'a b [31m'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['x'.repeat(500), 'x'.repeat(100)],
    ['🗝'.repeat(101), '🗝'.repeat(100)],
    [' \t\u200b ', null],
    ['', null],
  ])('%j is %j', (text, label) => {
    expect(keyLabel(text)).toBe(label);
  });
});
