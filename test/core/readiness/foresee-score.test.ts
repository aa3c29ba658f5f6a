import { expect, test } from 'vitest';
import { foreseeScore } from '../../../src/core/readiness/foresee-score.ts';
import { scoreOf } from '../../../src/core/readiness/judge.ts';
import { CRITERION_IDS } from '../../../src/core/readiness/scan.ts';
import { action, lawp, scan, siteDocument } from '../../support/site-record.ts';

const PROSE =
  'We bake rye bread, rolls and cakes every morning from the flour of the mill on the other side of the harbour.';
const page = { title: 'Page', content: PROSE };
const SIX = ['call', 'contact', 'order', 'book', 'visit', 'subscribe'].map((id) => action(id));
const shown = lawp('a.example', { pages: { '/': page, '/a': page, '/b': page }, actions: SIX });
const met = CRITERION_IDS.filter((id) => id !== 'native' && id !== 'executable');
const before = scan('2026-11-20T09:00:00.000Z', scoreOf(met.map((id) => ({ id, state: 'met' as const }))), met);

test('words that say as much keep the score', () => {
  const read = siteDocument('a.example', { lawp: { ...shown, business: { telephone: '+45 86 12 34 56' } } });
  expect(foreseeScore({ scan: before, shown, own: shown, read })).toEqual({ from: 70, to: 70, losses: [] });
});

test('words that say less lower it, each loss with its reason', () => {
  const own = lawp('a.example', { pages: { '/': { title: 'Home', content: 'Bread.' } }, actions: SIX.slice(0, 2) });
  expect(foreseeScore({ scan: before, shown, own, read: null })).toEqual({
    from: 70,
    to: 15,
    losses: [
      'the home page says too little',
      '3 described pages become 1',
      '6 actions become 2',
      'no address, opening hours or phone are given',
    ],
  });
});

test('what only the site itself shows stays as it is', () => {
  const all = scan('2026-11-20T09:00:00.000Z', 100, CRITERION_IDS);
  const own = lawp('a.example', { pages: {}, actions: [] });
  expect(foreseeScore({ scan: all, shown, own, read: null })).toMatchObject({ from: 100, to: 30 });
});

test('a home page left as we show it keeps what the site itself said, one that was changed does not', () => {
  const brief = { title: 'Home', content: 'A bakery.' };
  const read = siteDocument('a.example', {
    lawp: { pages: { '/': brief } },
    originals: { '/': { ...page, translated: 'machine' } },
  });
  const said = scan('2026-11-20T09:00:00.000Z', 15, ['description']);
  const lossesOf = (home: typeof page) =>
    foreseeScore({ scan: said, shown: read.lawp, own: lawp('a.example', { pages: { '/': home } }), read }).losses;
  expect(lossesOf(brief)).toEqual([]);
  const plain = siteDocument('a.example', { lawp: { pages: { '/': brief } } });
  expect(foreseeScore({ scan: said, shown: plain.lawp, own: plain.lawp, read: plain }).losses).toHaveLength(1);
  expect(lossesOf({ ...brief, content: 'A bakery at the harbour.' })).toEqual(['the home page says too little']);
});
