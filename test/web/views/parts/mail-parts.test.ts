import { expect, test } from 'vitest';
import { mailParts } from '../../../../src/web/views/parts/mail-parts.ts';

test.each([
  [
    'Write to us at hello@old-mill.example. We answer.',
    ['Write to us at ', '[hello@old-mill.example.]', ' We answer.'],
  ],
  ['a@b-c.example, d@e-f.example', ['[a@b-c.example,]', ' ', '[d@e-f.example]']],
  ['Open @ noon, half-price', ['Open @ noon, half-price']],
  ['', []],
])('mail addresses in “%s” are parts of their own', (text, parts) => {
  expect(mailParts(text).map((part) => (part.isMail ? `[${part.text}]` : part.text))).toEqual(parts);
});
