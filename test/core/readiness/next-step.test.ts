import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { action, evidence, PROSE, sketch } from '../../../scripts/versions/judge-input.ts';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import { CRITERIA_WORD } from '../../../src/core/readiness/criteria-count.ts';
import { improvements } from '../../../src/core/readiness/improvements.ts';
import { type JudgeInput, judge } from '../../../src/core/readiness/judge.ts';
import { nextStep } from '../../../src/core/readiness/next-step.ts';
import { UNREAD_REASONS } from '../../../src/core/site/unread-reason.ts';
import { UNREAD_WORDS } from '../../../src/core/site/unread-words.ts';

const PAGES = { '/': PROSE, '/a': 'About us.', '/b': 'Prices.' };
const BUSINESS = { telephone: '+4500123456' };

function step(input: JudgeInput) {
  const { native } = input.facts;
  return nextStep({ scan: judge(input), document: input.document?.lawp ?? null, unread: null, native });
}

function climb(input: JudgeInput) {
  return improvements(judge(input), input.document?.lawp ?? null, 'absent').map(
    ({ id, points, total, byStarter, unseen }) => [id, points, total, byStarter, unseen],
  );
}

function executable(): JudgeInput {
  const actions = [
    action('book', { endpoint: { url: 'https://bakery.example/b', method: 'POST' } }),
    action('call'),
    action('contact'),
  ];
  const document: LawpDocument = {
    lawp_version: '0.3',
    domain: sampleDomain('bakery.example'),
    name: 'B',
    language: 'en',
    pages: {},
    actions,
  };
  const native = { state: 'valid' as const, document, evidence: evidence('/.well-known/lawp.json') };
  return sketch({ pages: PAGES, actions, business: BUSINESS, native });
}

describe('the next step', () => {
  it('is the starter file where it pays, with the score it leads to', () => {
    const input = sketch({ pages: PAGES, actions: [action('order'), action('call')], business: BUSINESS });
    expect(step(input)).toMatchObject({
      kind: 'starter',
      title: 'One file takes you from 60 to 85.',
      section: 'starter-lawp',
    });
  });

  it('counts what the file cannot bring: nothing but what is in it', () => {
    const input = sketch({ pages: { '/': 'Short.' }, actions: [] });
    expect(step(input).title).toBe('One file takes you from 0 to 30.');
  });

  it('is to mend the own file where one rule is broken', () => {
    const problem = { path: '/name', rule: 'name', message: 'm', mend: 'm' };
    const input = sketch({ native: { state: 'invalid', problems: [problem] } });
    expect(step(input)).toMatchObject({ kind: 'mend', text: expect.stringContaining('It has 1 fault.') });
  });

  it('is the badge at 100', () => {
    expect(judge(executable()).score).toBe(100);
    expect(step(executable())).toMatchObject({
      kind: 'badge',
      title: `All ${CRITERIA_WORD} met.`,
      section: 'badges',
    });
  });

  it('is the best single advice where the file brings nothing', () => {
    const full = executable();
    const input = { ...full, facts: { ...full.facts, native: { ...full.facts.native, document: null } } };
    expect(step(input)).toMatchObject({
      kind: 'advice',
      title: 'One step takes you from 85 to 100.',
      text: 'Let agents carry out one action.',
    });
  });

  it('is what lets us read a site that could not be read', () => {
    const blocked = sketch({
      document: null,
      visit: { outcome: 'blocked', resources: [] },
      facts: { status: 'blocked' },
    });
    expect(step(blocked).kind).toBe('unread');
  });
});

describe.each(UNREAD_REASONS)('of a site without an answer of today: %s', (unread) => {
  it('the next step is its own, and never promises points', () => {
    const native = { state: 'absent' as const, problems: [] };
    const step = nextStep({ scan: judge(executable()), document: null, unread, native });
    expect(step).toEqual({ kind: 'unread', ...UNREAD_WORDS[unread].step, section: 'reading' });
    expect(step.title).not.toMatch(/takes you|\d/);
  });
});

describe('the improvements', () => {
  it('put what the file brings first, with running totals up to 100', () => {
    const input = sketch({ pages: PAGES, actions: [action('order'), action('call')], business: BUSINESS });
    expect(climb(input)).toEqual([
      ['native', 15, 75, true, false],
      ['three-actions', 10, 85, true, false],
      ['executable', 15, 100, false, false],
    ]);
  });

  it('never advise what may be there already: they say why we could not see', () => {
    const archive = sketch({
      native: {
        state: 'unseen',
        evidence: evidence('/.well-known/lawp.json', 'The archive does not hold this address.'),
      },
      visit: { source: 'warc', outcome: 'partial' },
    });
    const steps = improvements(judge(archive), archive.document?.lawp ?? null, 'absent');
    expect(steps.at(-1)?.total).toBe(100);
    expect(steps.find(({ id }) => id === 'native')).toMatchObject({
      unseen: true,
      advice: 'We could not check this. The archive does not hold this address.',
    });
  });

  it('are none at 100', () => {
    expect(climb(executable())).toEqual([]);
  });
});
