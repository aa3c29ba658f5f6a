import { describe, expect, it } from 'vitest';
import { longestOf, WORST_INPUTS } from '../../scripts/suites/attacks/worst-inputs/all-inputs.ts';
import { readInput } from '../../scripts/suites/attacks/worst-inputs/read-input.ts';

/** The part of their greatest length at which inputs are read here; the suite of attacks reads them whole. */
const PART = 1 / 128;
/** What the whole input may take. */
const MOST_MS = 2000;

const groups = [...Map.groupBy(WORST_INPUTS, ({ group }) => group)];

describe('the worst inputs', () => {
  it('are many, and each has a name of its own', () => {
    const names = new Set(WORST_INPUTS.map(({ group, name }) => `${group}: ${name}`));
    expect(names.size).toBe(WORST_INPUTS.length);
    expect(names.size).toBeGreaterThanOrEqual(186);
  });

  it.each(groups)('are read in time: %s', async (_, inputs) => {
    for (const { name, kind, headers, bytesOf } of inputs) {
      const workMs = await readInput({ kind, headers, bytes: bytesOf(Math.round(longestOf(kind) * PART)) });
      expect(workMs, name).toBeLessThan(MOST_MS);
    }
  });
});
