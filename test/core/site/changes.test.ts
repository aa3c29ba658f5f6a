import { describe, expect, test } from 'vitest';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import type { CriterionId } from '../../../src/core/readiness/scan.ts';
import { diffSites, type SiteState } from '../../../src/core/site/changes.ts';
import { action, lawp, scan } from '../../support/site-record.ts';

const AT = '2026-03-02T08:00:00.000Z';

function state(document: Partial<LawpDocument> = {}, more: Partial<SiteState> = {}): SiteState {
  return { lawp: lawp('site.example', document), scan: scan(AT, 15, ['description']), rulesVersion: '1.1', ...more };
}

const judged = (score: number, met: readonly CriterionId[]): Partial<SiteState> => ({ scan: scan(AT, score, met) });

describe('nothing to tell', () => {
  test.each([
    ['the same state', state(), state()],
    [
      'the same read at another time',
      state(),
      state({}, { scan: scan('2026-04-01T00:00:00.000Z', 15, ['description']) }),
    ],
    ['other rules with the same answer', state(), state({}, { rulesVersion: '2.1' })],
    ['a first score', state({}, { scan: null }), state()],
    ['a score that could not be given again', state(), state({}, { scan: null })],
  ])('for %s', (_what, from, to) => {
    expect(diffSites(from, to)).toBeNull();
  });

  test('for actions and business details with their parts in another order', () => {
    const call = action('call', { url: 'https://site.example/' });
    const turned = Object.fromEntries(Object.entries(call).reverse()) as unknown as typeof call;
    const from = state({ actions: [call], business: { telephone: '1', email: 'a@b.example' } });
    const to = state({ actions: [turned], business: { email: 'a@b.example', telephone: '1' } });
    expect(diffSites(from, to)).toBeNull();
  });
});

describe('order, white space and grouping are no change', () => {
  const book = (fields: readonly object[], intent: readonly string[]) =>
    ({ ...action('book'), intent, input: { type: 'object', required: true, fields } }) as ReturnType<typeof action>;
  const name = { name: 'name', type: 'string', required: true };
  const size = { name: 'size', type: 'enum', required: true, options: ['small', 'large'] };

  test('of the fields, options and words of an action', () => {
    const from = state({ actions: [action('call'), book([name, size], ['book', 'reserve'])] });
    const turned = { ...size, options: ['large', 'small'] };
    const to = state({ actions: [book([turned, name], ['reserve', ' book', 'book']), action('call')] });
    expect(diffSites(from, to)).toBeNull();
    const other = state({ actions: [book([{ ...size, options: ['small'] }, name], ['book']), action('call')] });
    expect(diffSites(from, other)).toEqual({ actions: { added: [], removed: [], changed: ['book'] } });
  });

  test('of addresses and opening hours', () => {
    const at = (days: readonly ('Mo' | 'Tu' | 'We')[], opens: string) => ({ days: [...days], opens, closes: '18:00' });
    const hours = (...opening_hours: ReturnType<typeof at>[]) =>
      state({ business: { address: { street: 'Havnegade 4' }, opening_hours } });
    const from = hours(at(['Mo', 'Tu'], '09:00'), at(['We'], '10:00'));
    const regrouped = hours(at(['We'], '10:00'), at(['Tu'], '09:00'), at(['Mo'], '09:00'));
    expect(diffSites(from, regrouped)).toBeNull();
    const spaced = state({ business: { ...from.lawp.business, address: { street: ' Havnegade  4\n' } } });
    expect(diffSites(from, spaced)).toBeNull();
    expect(diffSites(from, state({ business: { ...from.lawp.business, offers: [] } }))).toBeNull();
    expect(diffSites(from, hours(at(['Mo', 'Tu'], '09:00'), at(['We'], '10:30')))).toMatchObject({ business: {} });
    expect(diffSites(from, hours(at(['Mo', 'Tu', 'We'], '09:00')))).toMatchObject({ business: {} });
  });
});

describe('what an agent would notice', () => {
  test('a new name', () => {
    expect(diffSites(state({ name: 'A' }), state({ name: 'B' }))).toEqual({ name: { from: 'A', to: 'B' } });
  });

  test('pages that came, went and changed, with only the part that changed', () => {
    const from = state({
      pages: {
        '/': { title: 'H', content: 'x' },
        '/t': { title: 'T', content: 'x' },
        '/gone': { title: 'G', content: 'x' },
      },
    });
    const to = state({
      pages: {
        '/': { title: 'H', content: 'y' },
        '/t': { title: 'U', content: 'x' },
        '/new': { title: 'N', content: 'z' },
      },
    });
    expect(diffSites(from, to)).toEqual({
      pages: {
        '/': { status: 'changed', content: 'y' },
        '/t': { status: 'changed', title: 'U' },
        '/new': { status: 'added', title: 'N', content: 'z' },
        '/gone': { status: 'removed' },
      },
    });
  });

  test('a page named like a part of every object is a page', () => {
    const odd = JSON.parse('{"/": {"title": "H", "content": "x"}, "__proto__": {"title": "P", "content": "p"}}');
    const changes = diffSites(state({ pages: { '/': { title: 'H', content: 'x' } } }), state({ pages: odd }));
    expect(Object.entries(changes?.pages ?? {})).toEqual([
      ['__proto__', { status: 'added', title: 'P', content: 'p' }],
    ]);
    expect(
      diffSites(state({ pages: {} }), state({ pages: { constructor: { title: 'C', content: '' } } })),
    ).not.toBeNull();
  });

  test('actions that came, went and changed', () => {
    const from = state({ actions: [action('call'), action('book'), action('shop')] });
    const to = state({ actions: [action('shop'), action('book', { name: 'Reserve' }), action('visit')] });
    expect(diffSites(from, to)).toEqual({ actions: { added: ['visit'], removed: ['call'], changed: ['book'] } });
  });

  test('business details that came and went', () => {
    const business = { telephone: '+4500123456' };
    expect(diffSites(state(), state({ business }))).toEqual({ business: { from: null, to: business } });
    expect(diffSites(state({ business }), state())).toEqual({ business: { from: business, to: null } });
  });

  test('score and criteria', () => {
    const from = state({}, judged(30, ['description', 'pages']));
    const to = state({}, judged(30, ['description', 'actions']));
    expect(diffSites(from, to)).toEqual({ criteria: { gained: ['actions'], lost: ['pages'] } });
    expect(diffSites(from, state({}, judged(45, ['description', 'pages', 'actions'])))).toEqual({
      score: { from: 30, to: 45 },
      criteria: { gained: ['actions'], lost: [] },
    });
  });

  test('that our rules moved, beside what they changed', () => {
    const to = state({ name: 'B' }, { rulesVersion: '2.1' });
    expect(diffSites(state({ name: 'A' }), to)).toEqual({ name: { from: 'A', to: 'B' }, method_changed: true });
  });
});
