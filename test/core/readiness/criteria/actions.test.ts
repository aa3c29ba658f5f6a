import { describe, expect, it } from 'vitest';
import { action, MISSED_PAGE, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'actions');
}

describe('the actions criterion', () => {
  it('holds for one action, and names it as people do', () => {
    expect(found({ actions: [action('view_pricing', { name: 'View prices' })] })).toMatchObject({
      state: 'met',
      evidence: { found: '1 action: View prices' },
    });
  });

  it('leaves the name of the site out of those of its actions', () => {
    const { lawp } = sketch({}).document ?? {};
    const named = ['Call', 'Order from', 'Subscribe to'].map((name, at) =>
      action(`a_${at}`, { name: `${name} ${lawp?.name}` }),
    );
    expect(found({ actions: named })?.evidence.found).toBe('3 actions: Call, Order, Subscribe');
  });

  it('names the first of many', () => {
    const many = Array.from({ length: 40 }, (_, at) => action(`do_${at}`, { name: `Do ${at}` }));
    expect(found({ actions: many })?.evidence.found).toBe(
      '40 actions: Do 0, Do 1, Do 2, Do 3, Do 4, Do 5, Do 6, Do 7, …',
    );
    expect(found({ actions: many.slice(0, 8) })?.evidence.found).toMatch(/Do 6, Do 7$/);
  });

  it('names what has no end by its beginning', () => {
    const [one = '', other = ''] =
      found({ actions: [action('a '.repeat(400_000)), action('b')] })?.evidence.found.split(', ') ?? [];
    expect(one).toMatch(/^2 actions: a a a.*…$/);
    expect(one.length).toBeLessThan(230);
    expect(other).toBe('b');
  });

  it('does not hold for none', () => {
    expect(found({ actions: [] })).toMatchObject({
      state: 'not_met',
      evidence: { found: 'No actions found; one is needed' },
    });
  });

  it('is unseen when none was found and a page did not answer', () => {
    expect(found({ actions: [], visit: MISSED_PAGE })?.state).toBe('unseen');
  });
});
