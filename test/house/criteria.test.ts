import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';
import { ROOT } from './sources.ts';

describe('the criteria', () => {
  it('sum to 100 points', () => {
    expect(CRITERIA.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it('have one order', () => {
    expect(CRITERIA.map(({ id }) => id)).toEqual([...CRITERION_IDS]);
  });

  it.each(CRITERIA)('$id has its page of words, with the same title and points', ({ id, title, points }) => {
    const page = readFileSync(`${ROOT}content/criteria/${id}.md`, 'utf8');
    expect(page).toContain(`---\nid: ${id}\ntitle: ${title}\npoints: ${points}\n---`);
    expect(page).toContain('## What to do');
  });

  it.each(CRITERIA)('$id has its own file and its test', ({ id }) => {
    expect(existsSync(`${ROOT}src/core/readiness/criteria/${id}.ts`)).toBe(true);
    expect(existsSync(`${ROOT}test/core/readiness/criteria/${id}.test.ts`)).toBe(true);
  });
});
