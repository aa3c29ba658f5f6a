import { expect, test } from 'vitest';
import { asHeaders, LightHeaders } from '../../src/api/light-headers.ts';

test('light headers do what headers do', () => {
  const pairs: [string, string][] = [
    ['Accept', 'text/html'],
    ['accept', 'application/json'],
    ['Cookie', 'a=1'],
    ['cookie', 'b=2'],
    ['X-One', ''],
  ];
  const [light, real] = [asHeaders(new LightHeaders(pairs)), new Headers(pairs)];
  expect(light).toBeInstanceOf(Headers);
  for (const headers of [light, real]) {
    headers.set('Vary', 'Accept');
    headers.append('VARY', 'Authorization');
    headers.delete('x-one');
  }
  expect(Object.fromEntries(light)).toEqual(Object.fromEntries(real));
  for (const name of ['ACCEPT', 'cookie', 'vary', 'x-one', 'none']) {
    expect(light.get(name)).toBe(real.get(name));
    expect(light.has(name)).toBe(real.has(name));
  }
  const seen: [string, string][] = [];
  light.forEach((value, name, parent) => {
    expect(parent).toBe(light);
    seen.push([name, value]);
  });
  expect(seen).toEqual([...light]);
  expect([...light.keys()]).toEqual([...real.keys()]);
  expect([...light.values()]).toEqual([...real.values()]);
  expect(Object.fromEntries(new Headers(light))).toEqual(Object.fromEntries(real));
  expect(new Response(null, { headers: light }).headers.get('vary')).toBe('Accept, Authorization');
});
