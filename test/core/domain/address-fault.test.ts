import { describe, expect, it } from 'vitest';
import { addressFault } from '../../../src/core/domain/address-fault.ts';

describe('addressFault', () => {
  it.each([
    ['127.0.0.1', 'IP address'],
    ['127.0.0.1:8080', 'port'],
    ['http://10.0.0.1/', 'IP address'],
    ['http://2130706433/', 'IP address'],
    ['[::1]', 'IP address'],
    ['https://[::1]:80/x', 'IP address'],
    ['nike.com:8080', 'port'],
    ['https://nike.com:443/shoes', 'port'],
    ['user@mail.com', 'user name'],
    ['https://user:secret@nike.com/', 'user name'],
    ['mailto:me@nike.com', 'user name'],
    ['ftp://nike.com', 'not a domain'],
    ['http://localhost/', 'ending is missing'],
    ['https://', 'not a domain'],
  ])('refuses %s, whatever is indexed', (query, reason) => {
    expect(addressFault(query)).toEqual({ message: expect.stringContaining(reason), unlessIndexed: null });
  });

  it.each([
    ['bakery.example', 'bakery.example', 'reserved'],
    ['www.bakery.example/menu', 'bakery.example', 'reserved'],
    ['co.uk', 'co.uk', 'shared by many'],
    ['https://runtime.js/', 'runtime.js', 'not a public ending'],
  ])('refuses %s unless it is indexed', (query, domain, reason) => {
    expect(addressFault(query)).toEqual({ message: expect.stringContaining(reason), unlessIndexed: domain });
  });

  it.each([
    'nike.com',
    'https://www.nike.com/shoes?a=b',
    'bücher.de',
    'anna.github.io',
    'bakery',
    'localhost',
    'node.js',
    '16:9',
    '3.5',
    '24/7',
    'rock@roll',
    '@nike',
    'C++',
    'km/h',
    'a..com',
    'user@mail.com please',
    'bakery.example prices',
    '-',
  ])('finds no fault with %s', (query) => {
    expect(addressFault(query)).toBeNull();
  });

  it('never throws and takes its time from no length', () => {
    for (const part of ['/', '%', '.', ':', '[', '@', 'a.', '://', '\uD800']) {
      for (const query of [part.repeat(500), `a.com${part.repeat(490)}`, `${part.repeat(490)}x`]) addressFault(query);
    }
  });
});
