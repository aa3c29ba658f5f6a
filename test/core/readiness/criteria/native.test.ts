import { describe, expect, it } from 'vitest';
import { sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';
import type { NativeFacts } from '../../../../src/core/site/facts.ts';

function found(native: Partial<NativeFacts>) {
  return judge(sketch({ native })).criteria.find(({ id }) => id === 'native');
}

const problem = { path: '/name', rule: 'name', message: 'm', mend: 'm' };

describe('the native criterion', () => {
  it('holds for a valid document at the well-known address', () => {
    expect(found({ state: 'valid', wellKnown: true })?.state).toBe('met');
  });

  it('never holds for a document published elsewhere', () => {
    expect(found({ state: 'valid', wellKnown: false })?.state).toBe('not_met');
  });

  it('never holds for a document that breaks a rule, and counts the rules', () => {
    expect(found({ state: 'invalid', problems: [problem, problem] })).toMatchObject({
      state: 'not_met',
      evidence: { found: expect.stringContaining('it has 2 faults') },
    });
  });

  it('tells what is not there from what could not be seen', () => {
    expect(found({ state: 'absent' })?.state).toBe('not_met');
    expect(found({ state: 'unseen' })?.state).toBe('unseen');
  });
});
