import { expect, test } from 'vitest';
import { packText, unpackText } from '../../src/store/packed-text.ts';

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
