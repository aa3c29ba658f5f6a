import { describe, expect, it } from 'vitest';
import { action, evidence, MISSED_PAGE, PROSE, type Sketch, sketch } from '../../../scripts/versions/judge-input.ts';
import { starterDocument } from '../../../src/core/lawp/starter.ts';
import { CRITERIA } from '../../../src/core/readiness/criteria.ts';
import { judge } from '../../../src/core/readiness/judge.ts';
import { starterGain } from '../../../src/core/readiness/starter-gain.ts';

/** Criteria that the file of such a site brings. */
function gain(given: Sketch): readonly string[] {
  const input = sketch(given);
  return starterGain(judge(input), input.document?.lawp ?? null);
}

/** Criteria that are met after the file was published and read, and were not before. */
function afterPublishing(given: Sketch): readonly string[] {
  const input = sketch(given);
  if (input.document === null) return [];
  const starter = starterDocument(input.document.lawp);
  const native = {
    ...input.facts.native,
    state: 'valid' as const,
    document: starter,
    evidence: evidence('/lawp.json'),
  };
  const { business } = input.document.lawp;
  const lawp = business === undefined ? starter : { ...starter, business };
  const document = { ...input.document, source: 'native' as const, lawp };
  const states = (scan: ReturnType<typeof judge>) => new Map(scan.criteria.map(({ id, state }) => [id, state]));
  const before = states(judge(input));
  const after = states(judge({ ...input, facts: { ...input.facts, native }, document }));
  return CRITERIA.map(({ id }) => id).filter((id) => before.get(id) !== 'met' && after.get(id) === 'met');
}

const THREE = { '/': PROSE, '/a': 'About us.', '/b': 'Prices.' };
// Such pages were seen in part: what the site shows by itself is not all of it.
const unseen: Sketch = { visit: MISSED_PAGE };

describe('the gain of the starter file', () => {
  it('never promises the points for pages at two pages, which are one too few', () => {
    expect(gain({ ...unseen, pages: { '/': PROSE, '/a': 'About us.' } })).not.toContain('pages');
    expect(gain({ ...unseen, pages: { '/': PROSE, '/a': 'About us.', '/b': '  ' } })).not.toContain('pages');
  });

  it('promises them at three pages that the site shows only to us', () => {
    const input = sketch({ pages: THREE });
    const scan = judge(sketch({ pages: { '/': PROSE } }));
    expect(starterGain(scan, input.document?.lawp ?? null)).toContain('pages');
  });

  it('never promises the points for three actions at one action and the contact it adds', () => {
    expect(gain({ actions: [action('call')] })).not.toContain('three-actions');
    expect(gain({ actions: [action('call'), action('contact')] })).not.toContain('three-actions');
    expect(gain({ actions: [action('call'), action('order')] })).toContain('three-actions');
  });

  it('never promises a description at 80 characters, which are one too few', () => {
    const scan = judge(sketch({ pages: { '/': 'Short.' } }));
    const gainOf = (content: string) => starterGain(scan, sketch({ pages: { '/': content } }).document?.lawp ?? null);
    expect(gainOf(PROSE.slice(0, 80))).not.toContain('description');
    expect(gainOf(PROSE.slice(0, 81))).toContain('description');
  });

  it('never promises business details or an endpoint', () => {
    const endpoint = { url: 'https://bakery.example/b', method: 'POST' as const };
    const gained = gain({ business: undefined, actions: [action('book', { endpoint })] });
    expect(gained).not.toContain('executable');
    expect(gained).not.toContain('business');
  });

  it.each<Sketch>([
    {},
    { pages: {} },
    { pages: { '/': 'Short.' }, actions: [] },
    { pages: { '/': PROSE, '/a': 'A' }, actions: [action('call')] },
    { pages: THREE, actions: [action('call'), action('order')], business: { telephone: '1' } },
    { pages: { '/a': PROSE, '/b': '' }, actions: [action('contact')] },
    { document: null },
    { ...unseen, actions: [] },
  ])('is what publishing the file brings, no more and no less, for %j', (given) => {
    expect(gain(given)).toEqual(afterPublishing(given));
  });
});
