import { expect, test } from 'vitest';
import { boundedMap } from '../../src/core/bounded-map.ts';

test('what was set longest ago is forgotten first, and a value that is set anew weighs once', () => {
  const map = boundedMap<string>(10, (value) => value.length);
  map.set('a', '12345');
  map.set('b', '12345');
  map.set('a', '1234');
  map.set('c', '123');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['1234', undefined, '123']);
  map.set('d', '12345678901');
  expect(map.get('d')).toBeUndefined();
  map.set('e', '1234567890');
  expect(map.get('e')).toBe('1234567890');
  map.clear();
  map.set('f', '1234567890');
  expect([map.get('e'), map.get('f')]).toEqual([undefined, '1234567890']);
});
