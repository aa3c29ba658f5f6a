import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { type ComparisonRow, compareSites } from '../../../src/core/readiness/compare.ts';
import { standingWords } from '../../../src/core/readiness/comparison.ts';

const BAKERY = { id: 'shop/bakery', plural: 'bakeries' };
const AARHUS = { name: 'Aarhus', country: 'DK' };

function row(name: string, score: number, more: Partial<ComparisonRow> = {}): ComparisonRow {
  return {
    domain: sampleDomain(`${name}.example`),
    name,
    score,
    met: [],
    unseen: [],
    category: BAKERY,
    place: AARHUS,
    ...more,
  };
}

function compared(rows: readonly ComparisonRow[], name: string) {
  const comparison = compareSites(rows).get(sampleDomain(`${name}.example`));
  if (comparison === undefined) throw new Error(`${name} was not compared.`);
  return comparison;
}

describe('compareSites', () => {
  const five = [row('a', 85), row('b', 70), row('c', 70), row('d', 60), row('e', 45)];

  it('ranks as in a competition: 1, 2, 2, 4', () => {
    expect(five.map(({ name }) => compared(five, name).rank)).toEqual([1, 2, 2, 4, 5]);
    expect(compared(five, 'd')).toMatchObject({ rank: 4, of: 5, group: 'bakeries in Aarhus' });
  });

  it('shows at most five peers, never the site itself, highest first, ties by domain', () => {
    const many = [...five, row('f', 30), row('g', 100)];
    expect(compared(many, 'b').peers.map(({ name, rank }) => [name, rank])).toEqual([
      ['g', 1],
      ['a', 2],
      ['c', 3],
      ['d', 5],
      ['e', 6],
    ]);
    expect(compared(many, 'f').peers.map(({ name }) => name)).toEqual(['g', 'a', 'b', 'c', 'd']);
  });

  it('widens the group until it holds two', () => {
    const berlin = row('h', 50, { place: { name: 'Berlin', country: 'DE' } });
    const florist = row('i', 20, { category: { id: 'shop/florist', plural: 'florists' } });
    const loose = row('j', 10, { category: null, place: null });
    const all = [...five, berlin, florist, loose];
    expect(compared(all, 'h')).toMatchObject({ group: 'bakeries on Waymark', of: 6, rank: 5 });
    expect(compared(all, 'i')).toMatchObject({ group: 'sites on Waymark', of: 8, rank: null, betterThan: 12 });
    expect(compared(all, 'j')).toMatchObject({ group: 'sites on Waymark', of: 8, rank: null, betterThan: 0 });
    expect(compared([row('a', 5)], 'a')).toMatchObject({ rank: null, of: 1, group: 'sites on Waymark', peers: [] });
  });

  it('among all sites names no rank and no peers, only the share of them that has less', () => {
    const loose = [10, 20, 20, 70, 100].map((score, at) => row(`l${at}`, score, { category: null, place: null }));
    const comparison = compared(loose, 'l3');
    expect(comparison).toMatchObject({ rank: null, peers: [], lacks: [], betterThan: 60 });
    expect(comparison.spread).toEqual([0, 20, 40, 0, 0, 0, 0, 20, 0, 20]);
    expect(standingWords(comparison)).toBe('higher than 60% of 5 sites');
    expect(standingWords(compared(loose, 'l0'))).toBe('one of 5 sites');
    expect(standingWords({ ...comparison, of: 1512 })).toBe('higher than 60% of 1,512 sites');
    expect(standingWords({ ...comparison, rank: 3, of: 1512 })).toBe('#3 of 1,512 sites on Waymark');
  });

  it('never says that a site is better than all, itself included', () => {
    const many = Array.from({ length: 300 }, (_, n) => row(`s${n}`, n === 0 ? 100 : 15));
    expect(compared(many, 's0')).toMatchObject({ rank: 1, betterThan: 99 });
  });

  it('never puts two cities of one name together', () => {
    const twins = [
      row('a', 5, { place: { name: 'Paris', country: 'FR' } }),
      row('b', 6, { place: { name: 'Paris', country: 'US' } }),
    ];
    expect(compared(twins, 'a').group).toBe('bakeries on Waymark');
  });

  it('names what shown peers hold and the site lacks, most held first', () => {
    const rows = [
      row('a', 80, { met: ['description', 'native', 'business'] }),
      row('b', 70, { met: ['description', 'business'] }),
      row('c', 10, { met: ['description'], unseen: ['actions'] }),
    ];
    expect(compared(rows, 'c').lacks).toEqual([
      { id: 'business', heldBy: 2 },
      { id: 'native', heldBy: 1 },
    ]);
  });

  it('never says that a site lacks what we could not see', () => {
    const rows = [row('a', 80, { met: ['native'] }), row('b', 10, { unseen: ['native'] })];
    expect(compared(rows, 'b').lacks).toEqual([]);
  });

  it('does not depend on the order of the rows', () => {
    const back = compareSites(five.toReversed());
    for (const [domain, comparison] of compareSites(five)) expect(back.get(domain)).toEqual(comparison);
  });
});
