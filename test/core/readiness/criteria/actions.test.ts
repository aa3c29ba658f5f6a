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
