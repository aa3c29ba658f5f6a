import { expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/lawp/canonical-json.ts';

it('gives equal text for equal values, whatever order they were built in', () => {
  const one = canonicalJson({ b: [{ y: 1, x: 2 }], a: 'é', c: undefined });
  expect(one).toBe('{"a":"é","b":[{"x":2,"y":1}]}');
  expect(canonicalJson({ a: 'é', b: [{ x: 2, y: 1 }] })).toBe(one);
});

it('keeps "__proto__" as a key', () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1},"b":1}');
});
