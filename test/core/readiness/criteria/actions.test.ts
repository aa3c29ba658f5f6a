import { describe, expect, it } from 'vitest';
import { action, MISSED_PAGE, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'actions');
}

describe('the actions criterion', () => {
  it('holds for one action, and names it', () => {
    expect(found({ actions: [action('view_pricing')] })).toMatchObject({
      state: 'met',
      evidence: { found: '1 action: view pricing' },
    });
  });

  it('names the first of many', () => {
    const many = Array.from({ length: 40 }, (_, at) => action(`do_${at}`));
    expect(found({ actions: many })?.evidence.found).toBe(
      '40 actions: do 0, do 1, do 2, do 3, do 4, do 5, do 6, do 7, …',
    );
    expect(found({ actions: many.slice(0, 8) })?.evidence.found).toMatch(/do 6, do 7$/);
  });

  it('names what has no end by its beginning', () => {
    const [one = '', other = ''] =
      found({ actions: [action('a_'.repeat(400_000)), action('b')] })?.evidence.found.split(', ') ?? [];
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
