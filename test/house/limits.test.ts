import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POLICIES } from '../../src/services/limits/policies.ts';
import { ROOT } from './sources.ts';

const docs = readFileSync(`${ROOT}content/docs/api.md`, 'utf8');

it.each(Object.entries(POLICIES))('the limit "%s" stands in the docs with its numbers', (name, policy) => {
  const row = docs.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
  const { limit, windowSeconds } = policy;
  expect(row).toContain(`| ${limit} | ${windowSeconds === 3600 ? '1 h' : `${windowSeconds} s`} |`);
});
