import { describe, expect, test } from 'vitest';
import { nestsDeeper } from '../../../src/core/lawp/nests-deeper.ts';
import { parseLawpBytes } from '../../../src/core/lawp/parse-lawp-bytes.ts';

const nested = (levels: number): unknown => JSON.parse(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

describe('nestsDeeper', () => {
  test.each([
    [null, false],
    ['text', false],
    [{}, false],
    [nested(64), false],
    [nested(66), true],
    [nested(100_000), true],
  ])('%# is told', (value, isDeeper) => {
    expect(nestsDeeper(value)).toBe(isDeeper);
  });
});

test('a file that is nested without end is no usable document', () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ x: 1 }).replace('1', '['.repeat(100_000) + ']'.repeat(100_000)),
  );
  expect(parseLawpBytes(bytes)).toMatchObject({ ok: false, problem: { rule: 'nesting' } });
});
