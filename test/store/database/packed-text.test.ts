import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packText, unpackText } from '../../../src/store/database/packed-text.ts';

const LONG = JSON.stringify(
  Array.from({ length: 50 }, (_, n) => ({ title: `Bröd nummer ${n} 🥖`, content: 'rye and wheat' })),
);

test('a long text takes less than a third, and comes back as it was', () => {
  const packed = packText(LONG);
  expect(packed).toBeInstanceOf(Uint8Array);
  expect((packed as Uint8Array).byteLength).toBeLessThan(Buffer.byteLength(LONG) / 3);
  expect(unpackText(packed)).toBe(LONG);
});

test('what does not get shorter stays text, and text that was never packed is read', () => {
  for (const text of ['', '{}', '"é"']) {
    expect(packText(text)).toBe(text);
    expect(unpackText(text)).toBe(text);
  }
  expect(unpackText(LONG)).toBe(LONG);
});

test('what all sites have in common is hardly packed again, and texts packed without that are read', () => {
  const url = 'https://small.example/.well-known/lawp.json';
  const native = JSON.stringify({ state: 'absent', wellKnown: true, url, problems: [] });
  const packed = packText(native);
  expect((packed as Uint8Array).byteLength).toBeLessThan(native.length / 3);
  expect(unpackText(packed)).toBe(native);
  expect(unpackText(deflateRawSync(LONG))).toBe(LONG);
});

test('the samples stay as they are: nothing that was packed with them could be read any more', () => {
  const samples = readFileSync(new URL('../../../content/packing/samples-1.jsonl', import.meta.url));
  expect(createHash('sha256').update(samples).digest('hex')).toBe(
    'db0e6a1a0729a5302869d414a90adbef425bf2b2d81c9cd800b62fab77c00c5a',
  );
});
