import { describe, expect, it } from 'vitest';
import { AT } from '../../../scripts/samples/sample-visit.ts';
import { action, PROSE, resource, type Sketch, sketch } from '../../../scripts/versions/judge-input.ts';
import { judge, scoreOf } from '../../../src/core/readiness/judge.ts';
import { scoreLabel } from '../../../src/core/readiness/label.ts';
import { CRITERION_IDS } from '../../../src/core/readiness/scan.ts';

function states(input: Parameters<typeof judge>[0]): Record<string, string> {
  return Object.fromEntries(judge(input).criteria.map(({ id, state }) => [id, state]));
}

const PAGES = { '/': PROSE, '/a': 'About us.', '/b': 'Prices.' };
const THREE = [action('call'), action('order'), action('contact')];

describe('evidence of what an owner saved with us', () => {
  const byOf = (given: Sketch) =>
    Object.fromEntries(judge(sketch(given)).criteria.map(({ id, evidence }) => [id, evidence.by]));

  it('says so for all that follows from the words, and for nothing that the site itself has to show', () => {
    const by = byOf({ document: { source: 'owner' } });
    expect(by).toMatchObject({ description: 'owner', pages: 'owner', actions: 'owner', 'three-actions': 'owner' });
    expect([by.native, by.executable]).toEqual([undefined, undefined]);
  });

  it('is that of the site where its own original was judged, or its own file, or nobody saved anything', () => {
    const original = { title: 'Hjem', content: PROSE, translated: 'machine' } as const;
    expect(byOf({ document: { source: 'owner', originals: { '/': original } } }).description).toBeUndefined();
    for (const source of ['native', 'built'] as const) {
      expect(new Set(Object.values(byOf({ document: { source } })))).toEqual(new Set([undefined]));
    }
  });
});

describe('judge', () => {
  it('gives always every criterion in their order, with evidence', () => {
    const { criteria, at, outcome } = judge(sketch());
    expect(criteria.map(({ id }) => id)).toEqual([...CRITERION_IDS]);
    expect(at).toBe(AT);
    expect(outcome).toBe('complete');
    for (const { evidence } of criteria) {
      expect(evidence.url).toMatch(/^https:\/\/bakery\.example\//);
      expect(evidence.found).not.toBe('');
    }
  });

  it.each([
    [15 + 15, sketch()],
    [15 + 15 + 15, sketch({ pages: PAGES })],
    [15 + 15 + 15 + 10, sketch({ pages: PAGES, actions: THREE })],
    [15 + 15 + 15 + 10 + 15, sketch({ pages: PAGES, actions: THREE, business: { telephone: '+4500123456' } })],
    [0, sketch({ pages: { '/': 'Hi.' }, actions: [] })],
  ])('sums only what is met: %d', (score, input) => {
    const scan = judge(input);
    expect(scan.score).toBe(score);
    expect(scan.label).toBe(scoreLabel(score));
  });

  it('never says "is not there" of a site that could not be read', () => {
    const blocked = sketch({
      document: null,
      visit: { outcome: 'blocked', reason: 'robots.txt does not allow the home page to be read.', resources: [] },
    });
    const scan = judge(blocked);
    expect(scan.outcome).toBe('blocked');
    expect(new Set(scan.criteria.map(({ state }) => state))).toEqual(new Set(['unseen']));
    expect(scan.criteria[0]?.evidence.found).toContain('robots.txt');
  });

  it('takes a bot wall that answered like a page for what it is', () => {
    const facts = { status: 'blocked' as const, statusReason: 'A check for robots answered in place of the page.' };
    const scan = judge(sketch({ document: null, facts, visit: { outcome: 'partial' } }));
    expect(scan.outcome).toBe('blocked');
    expect(new Set(scan.criteria.map(({ state }) => state))).toEqual(new Set(['unseen']));
    expect(scan.criteria[0]?.evidence.found).toBe(facts.statusReason);
  });

  it('says "is not there" of an archive only where the archive holds the answer', () => {
    const native = { state: 'unseen' as const, document: null };
    const archive = sketch({ native, visit: { source: 'warc', outcome: 'partial' } });
    expect(states(archive)).toEqual({
      description: 'met',
      pages: 'unseen',
      actions: 'met',
      'three-actions': 'unseen',
      native: 'unseen',
      executable: 'unseen',
      business: 'unseen',
    });
    expect(judge(archive).outcome).toBe('partial');
  });

  it('never says "is not there" of pages that an archive may not hold, whatever else it holds', () => {
    const robots = resource('robots', '/robots.txt', { outcome: 'failed', status: 503, body: null });
    const resources = [robots, resource('home', '/'), resource('page', '/old', { status: 404, body: null })];
    const archive = sketch({ visit: { source: 'warc', outcome: 'partial', resources } });
    expect(states(archive)).toMatchObject({ pages: 'unseen', 'three-actions': 'unseen', business: 'unseen' });
    const { criteria } = judge(archive);
    expect(criteria.find(({ id }) => id === 'pages')?.evidence.found).toContain(
      'the saved copy we read may not have every page',
    );
  });

  it('gives a parked site nothing, and says why', () => {
    const parked = sketch({
      document: null,
      facts: { status: 'parked', statusReason: 'The page says that the domain is for sale.' },
    });
    const scan = judge(parked);
    expect(scan.score).toBe(0);
    expect(scan.criteria[0]).toMatchObject({
      state: 'not_met',
      evidence: { found: 'The page says that the domain is for sale.' },
    });
  });

  it('gives the same scan for the same evidence', () => {
    expect(JSON.stringify(judge(sketch()))).toBe(JSON.stringify(judge(sketch())));
  });

  it('never says "is not there" of pages that a visit had no time for', () => {
    expect(states(sketch({ visit: { outcome: 'partial' } })).pages).toBe('unseen');
    const native = resource('native', '/.well-known/lawp.json', { outcome: 'failed', status: null, body: null });
    const resources = [resource('home', '/'), native];
    expect(states(sketch({ visit: { outcome: 'partial', resources } })).pages).toBe('not_met');
  });

  it('takes a page that does not exist for an answer', () => {
    const resources = [resource('home', '/'), resource('page', '/old', { status: 404, body: null })];
    expect(states(sketch({ visit: { resources } })).pages).toBe('not_met');
  });
});

describe('the label', () => {
  it.each([
    [0, 'Not agent-ready yet'],
    [44, 'Not agent-ready yet'],
    [45, 'Partly agent-ready'],
    [79, 'Partly agent-ready'],
    [80, 'Agent-ready'],
    [100, 'Agent-ready'],
  ])('of %d is %s', (score, label) => {
    expect(scoreLabel(score)).toBe(label);
  });
});

it('a score counts neither what is not met nor what was not seen', () => {
  expect(
    scoreOf([
      { id: 'native', state: 'met' },
      { id: 'pages', state: 'unseen' },
      { id: 'actions', state: 'not_met' },
    ]),
  ).toBe(15);
});
