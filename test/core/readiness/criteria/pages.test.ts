import { describe, expect, it } from 'vitest';
import { MISSED_PAGE, PROSE, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'pages');
}

describe('the pages criterion', () => {
  it('holds for three pages, and names them', () => {
    const result = found({ pages: { '/': PROSE, '/a': 'A', '/b': 'B' } });
    expect(result).toMatchObject({ state: 'met', evidence: { found: '3 pages described: /, /a, /b' } });
  });

  it('does not hold for two, nor for bare titles', () => {
    expect(found({ pages: { '/': PROSE, '/a': 'A' } })).toMatchObject({
      state: 'not_met',
      evidence: { found: '2 pages described; 3 are needed' },
    });
    expect(found({ pages: { '/': PROSE, '/a': 'A', '/b': '  ' } })?.state).toBe('not_met');
  });

  it('is unseen when too few were described and one did not answer', () => {
    expect(found({ visit: MISSED_PAGE })).toMatchObject({
      state: 'unseen',
      evidence: { found: '1 page described; 1 page could not be seen' },
    });
  });

  it('holds whatever else did not answer', () => {
    expect(found({ pages: { '/': PROSE, '/a': 'A', '/b': 'B' }, visit: MISSED_PAGE })?.state).toBe('met');
  });
});
