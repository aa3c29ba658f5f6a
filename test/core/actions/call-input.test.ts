import { describe, expect, test } from 'vitest';
import { findInputFaults } from '../../../src/core/actions/call-input.ts';
import type { LawpAction, LawpField, LawpFieldType } from '../../../src/core/lawp/document.ts';

type Asked = LawpAction['input'];

const messagesOf = (asked: Asked, input: unknown) =>
  findInputFaults({ input: asked }, input).map(({ path, message }) => `${path}: ${message}`);

const field = (type: LawpFieldType, more: Partial<LawpField> = {}): LawpField => ({
  name: 'value',
  type,
  required: false,
  ...more,
});
const object = (...fields: readonly LawpField[]): Asked => ({ type: 'object', required: true, fields: [...fields] });

describe('an action without input', () => {
  test.each([undefined, null, '', '  '])('takes %j', (input) => {
    expect(messagesOf({ type: 'none', required: false }, input)).toEqual([]);
  });

  test.each([0, false, 'x', {}, []])('does not take %j', (input) => {
    expect(messagesOf({ type: 'none', required: false }, input)).toEqual(['/input: This action takes no input.']);
  });
});

describe('an action with one value', () => {
  test.each<[asked: Asked, input: unknown, messages: readonly string[]]>([
    [{ type: 'text', required: true }, 'two loaves', []],
    [{ type: 'text', required: true }, ' ', ['/input: input is missing; it must be a text.']],
    [{ type: 'text', required: false }, ' ', []],
    [{ type: 'text', required: true }, 2, ['/input: input must be a text.']],
    [{ type: 'number', required: true }, 2.5, []],
    [{ type: 'number', required: true }, 0, []],
    [{ type: 'number', required: true }, '2', ['/input: input must be a number.']],
  ])('%j: %j', (asked, input, messages) => {
    expect(messagesOf(asked, input)).toEqual(messages);
  });
});

describe('an action with fields', () => {
  test.each<[type: LawpFieldType, good: readonly unknown[], bad: readonly unknown[], asked: string]>([
    ['string', ['x'], [1, true], 'a text'],
    ['number', [1.5, -2], ['1'], 'a number'],
    ['integer', [0, 12], [1.5, '1'], 'a whole number'],
    ['boolean', [true, false], ['true', 1], 'true or false'],
    ['date', ['2026-02-28'], ['2026-02-30', '28.2.2026', 20260228], 'a date (2026-11-30)'],
    ['time', ['19:30'], ['25:00', '7 pm'], 'a time (19:30)'],
    [
      'datetime',
      ['2026-11-30T19:30', '2026-11-30T19:30:00+01:00'],
      ['2026-11-30'],
      'a date and time (2026-11-30T19:30)',
    ],
    ['email', ['ada@example.org'], ['ada@', 'ada'], 'an e-mail address'],
    ['phone', ['+45 86 12 34 56', '(020) 7946-0018'], ['call me', '1234', '+45 86 12 34 56 ext. 9'], 'a phone number'],
    [
      'url',
      ['https://example.org/a'],
      ['ftp://example.org', 'example.org', 'javascript:alert(1)'],
      'an http(s) address',
    ],
  ])('of the type %s take what is one, and nothing else', (type, good, bad, asked) => {
    for (const value of good) expect(messagesOf(object(field(type)), { value })).toEqual([]);
    for (const value of bad)
      expect(messagesOf(object(field(type)), { value })).toEqual([`/input/value: value must be ${asked}.`]);
  });

  test('of a list of choices take one of them, letter by letter', () => {
    const size = field('enum', { name: 'size', options: ['S', 'M “wide”'] });
    expect(messagesOf(object(size), { size: 'M “wide”' })).toEqual([]);
    expect(messagesOf(object(size), { size: 's' })).toEqual(['/input/size: size must be one of "S", "M “wide”".']);
  });

  test('that are missing are told with what they take, so that one more call is enough', () => {
    const size = field('enum', { name: 'size', required: true, options: ['S', 'M'] });
    const day = field('date', { name: 'day', required: true });
    expect(messagesOf(object(size, day), {})).toEqual([
      '/input/size: size is missing; it must be one of "S", "M".',
      '/input/day: day is missing; it must be a date (2026-11-30).',
    ]);
  });

  test('are missing where they are required and empty, and only there', () => {
    const asked = object(field('string', { name: 'who', required: true }), field('string', { name: 'note' }));
    for (const input of [undefined, null, '', {}, { who: null }, { who: ' ' }])
      expect(messagesOf(asked, input)).toEqual(['/input/who: who is missing; it must be a text.']);
    expect(messagesOf(asked, { who: 'Ada', note: '' })).toEqual([]);
  });

  test('are named where the input has others, with a path that holds any name', () => {
    expect(messagesOf(object(field('string')), { 'a/b~c': 1 })).toEqual([
      '/input/a~1b~0c: There is no such field; there are value.',
    ]);
    const [fault] = findInputFaults({ input: object(field('string')) }, { ['x'.repeat(500)]: 1 });
    expect(fault?.path).toBe(`/input/${'x'.repeat(64)}`);
  });

  test.each([
    ['a list', ['Ada']],
    ['a text', 'Ada'],
    ['a number', 7],
  ])('are none in %s', (kind, input) => {
    expect(messagesOf(object(field('string')), input)).toEqual([
      `/input: input must be an object of fields; it is ${kind}.`,
    ]);
  });
});
