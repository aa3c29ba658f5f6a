import { expect, it } from 'vitest';
import { dialable } from '../../src/language/phone-text.ts';

it('prints a number so that it can be dialled from anywhere, in the site’s own writing where that already can', () => {
  expect(dialable({ written: '12 004 51 80', e164: '+48120045180' })).toBe('+48 12 004 51 80');
  expect(dialable({ written: 'Tel. +45 86 12 34 56', e164: '+4586123456' })).toBe('+45 86 12 34 56');
  expect(dialable({ written: '1-800-FLOWERS', e164: '+18003569377' })).toBe('+1 800 356 9377');
  expect(dialable({ written: '86 12 34 56', e164: null })).toBe('86 12 34 56');
});
