import { expect, test } from 'vitest';
import { lookForRecord } from '../../../src/services/ownership/look-for-record.ts';
import type { TxtAnswer } from '../../../src/services/ownership/txt-answer.ts';

const TOKEN = 'token';

test('every name is asked for at once: behind slow servers a look lasts as long as one question', async () => {
  const open: ((answer: TxtAnswer) => void)[] = [];
  const asked: string[] = [];
  const look = lookForRecord('shop.example.com', TOKEN, (name) => {
    asked.push(name);
    return new Promise((resolve) => open.push(resolve));
  });
  expect(asked.toSorted()).toEqual([
    '_waymark.example.com',
    '_waymark.shop.example.com',
    '_waymark.shop.example.com.example.com',
    'example.com',
    'shop.example.com',
  ]);
  for (const answer of open) answer({ state: 'none', why: 'no_record' });
  expect(await look).toEqual({ state: 'missing', why: 'nothing' });
});

test('a name that was typed whole proves nothing, and its failure is none of the look', async () => {
  const value = `waymark-site-verification=${TOKEN}`;
  const lookWith = (doubled: TxtAnswer) =>
    lookForRecord('example.com', TOKEN, async (name) =>
      name === '_waymark.example.com.example.com' ? doubled : { state: 'none', why: 'no_record' },
    );
  expect(await lookWith({ state: 'found', values: [value] })).toEqual({ state: 'missing', why: 'doubled_name' });
  expect(await lookWith({ state: 'failed', why: 'timed_out' })).toEqual({ state: 'missing', why: 'nothing' });
});

test('waits for no other name once the record is seen', async () => {
  const found = { state: 'found', values: ['waymark-site-verification=token'] } as const;
  const lookUp = (name: string): Promise<TxtAnswer> =>
    name === '_waymark.shop.example.com' ? Promise.resolve(found) : new Promise(() => {});
  expect(await lookForRecord('shop.example.com', TOKEN, lookUp)).toEqual({ state: 'found' });
});
