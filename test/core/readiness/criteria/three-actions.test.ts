import { describe, expect, it } from 'vitest';
import { action, MISSED_PAGE, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'three-actions');
}

describe('the three-actions criterion', () => {
  it('holds for three', () => {
    expect(found({ actions: [action('call'), action('order'), action('visit')] })?.state).toBe('met');
  });

  it.each([
    [[action('call'), action('order')], '2 actions; 1 more is needed'],
    [[action('call')], '1 action; 2 more are needed'],
    [[], 'No actions found; 3 are needed'],
  ])('says how many are missing', (actions, words) => {
    expect(found({ actions })).toMatchObject({ state: 'not_met', evidence: { found: words } });
  });

  it('is unseen when a page did not answer', () => {
    expect(found({ visit: MISSED_PAGE })?.state).toBe('unseen');
  });
});
