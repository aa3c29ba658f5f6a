import { describe, expect, it } from 'vitest';
import { longestOf, WORST_INPUTS } from '../../scripts/suites/attacks/worst-inputs/all-inputs.ts';
import { readInput } from '../../scripts/suites/attacks/worst-inputs/read-input.ts';
import type { WorstInput } from '../../scripts/suites/attacks/worst-inputs/worst-input.ts';

/** The parts of their greatest length at which inputs are read here; the suite of attacks reads them whole. */
const SMALL = 1 / 128;
const LARGE = 1 / 32;
/** Below this, compiling and collecting garbage are all that is measured. */
const NOTHING_MS = 100;
/** Sixteen where time grows with the square of the length, four where it grows as the length does. */
const MOST_TIMES = 10;

const groups = [...Map.groupBy(WORST_INPUTS, ({ group }) => group)];

async function workOf({ kind, headers, bytesOf }: WorstInput, part: number): Promise<number> {
  return readInput({ kind, headers, bytes: bytesOf(Math.round(longestOf(kind) * part)) });
}

async function growsTooFast(input: WorstInput): Promise<boolean> {
  const large = await workOf(input, LARGE);
  return large > NOTHING_MS && large > MOST_TIMES * (await workOf(input, SMALL));
}

describe('the worst inputs', () => {
  it('are many, and each has a name of its own', () => {
    const names = new Set(WORST_INPUTS.map(({ group, name }) => `${group}: ${name}`));
    expect(names.size).toBe(WORST_INPUTS.length);
    expect(names.size).toBeGreaterThanOrEqual(186);
  });

  it.each(groups)('take time as their length does: %s', async (_, inputs) => {
    for (const input of inputs) {
      // A busy machine may hold up one try.
      const isSlow = (await growsTooFast(input)) && (await growsTooFast(input));
      expect(isSlow, input.name).toBe(false);
    }
  });
});
