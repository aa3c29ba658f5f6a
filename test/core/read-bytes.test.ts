import { describe, expect, test } from 'vitest';
import { readBytes } from '../../src/core/read-bytes.ts';

const bodyOf = (...parts: readonly string[]) => new Blob([...parts]).stream();

describe('the bytes of a body', () => {
  test('are read up to the very limit, and not one byte more', async () => {
    expect(await readBytes(bodyOf('four', '!'), 5)).toEqual(Buffer.from('four!'));
    expect(await readBytes(bodyOf('four', '!!'), 5)).toBe('too large');
  });

  test('are none where there is no body', async () => {
    expect(await readBytes(null, 5)).toHaveLength(0);
    expect(await readBytes(bodyOf(), 0)).toHaveLength(0);
  });

  test('are broken off where the sender goes away', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('four'));
        controller.error(new Error('gone'));
      },
    });
    expect(await readBytes(broken, 5)).toBe('broken off');
  });
});
