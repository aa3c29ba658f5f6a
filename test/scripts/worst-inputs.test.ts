import { describe, expect, it } from 'vitest';
import { longestOf, mostMsOf, WORST_INPUTS } from '../../scripts/suites/attacks/worst-inputs/all-inputs.ts';
import { readInput } from '../../scripts/suites/attacks/worst-inputs/read-input.ts';

/** The part of their greatest length at which inputs are read here; the suite of attacks reads them whole. */
const PART = 1 / 128;
/** Of each kind, so many are read here. */
const OF_EACH = 9;

const groups = [...Map.groupBy(WORST_INPUTS, ({ group }) => group)].map(
  ([group, inputs]) => [group, evenlyOf(inputs)] as const,
);

function evenlyOf<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, all.length / OF_EACH);
  return Array.from({ length: Math.min(OF_EACH, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}

describe('the worst inputs', () => {
  it('are many, and each has a name of its own', () => {
    const names = new Set(WORST_INPUTS.map(({ group, name }) => `${group}: ${name}`));
    expect(names.size).toBe(WORST_INPUTS.length);
    expect(names.size).toBeGreaterThanOrEqual(186);
    expect(groups.flatMap(([, inputs]) => inputs).length).toBeGreaterThanOrEqual(180);
  });

  it.each(groups)('are read in time: %s', async (_, inputs) => {
    for (const { name, kind, headers, bytesOf } of inputs) {
      const workMs = await readInput({ kind, headers, bytes: bytesOf(Math.round(longestOf(kind) * PART)) });
      expect(workMs, name).toBeLessThan(mostMsOf(kind));
    }
  });

  it.each(['properties that every object has', 'elements of a drawing that every object has'])(
    'are read: %s',
    async (of) => {
      const input = WORST_INPUTS.find(({ name }) => name === of);
      if (input === undefined) throw new Error('there is no such input');
      const { kind, headers, bytesOf } = input;
      expect(await readInput({ kind, headers, bytes: bytesOf(1_000) })).toBeLessThan(mostMsOf(kind));
    },
  );

  it.each(['links to addresses of slashes', 'a path of slashes'])(
    'are read in time at their whole length, where a short one shows nothing: %s',
    async (of) => {
      const input = WORST_INPUTS.find(({ name }) => name === of);
      if (input === undefined) throw new Error('there is no such input');
      const { kind, headers, bytesOf } = input;
      const bytes = bytesOf(longestOf(kind) - 1_000);
      expect(await readInput({ kind, headers, bytes })).toBeLessThan(mostMsOf(kind));
    },
  );
});
