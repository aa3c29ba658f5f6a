import { describe, expect, test } from 'vitest';
import { diffSites } from '../../../src/core/site/changes.ts';
import { steadyText } from '../../../src/core/site/steady-text.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { action, lawp } from '../../support/site-record.ts';

describe('two texts say the same', () => {
  test.each([
    ['with other white space', 'Bread  and\n cakes', 'Bread and cakes'],
    ['with another year of copyright', 'Bakery. © 2025', 'Bakery. © 2026'],
    ['with a longer span of years', 'Bakery. Copyright 2019–2025', 'Bakery. Copyright 2019-2026'],
    ['with another age', 'Written 5 minutes ago by Jane.', 'Written 2 hours ago by Jane.'],
    ['with another day of update', 'Prices. Last updated: 12 March 2026', 'Prices. Last updated: 3 April 2026'],
    ['with another count of visitors', 'Welcome! 1,234 visitors', 'Welcome! 1,301 visitors'],
    ['composed in another way', 'Caf\u00e9', 'Cafe\u0301'],
  ])('%s', (_what, from, to) => {
    expect(steadyText(from)).toBe(steadyText(to));
  });

  test.each([
    ['with other prices', 'Rye bread 42 kr.', 'Rye bread 45 kr.'],
    ['with other hours', 'Open 8:00 to 17:00', 'Open 9:00 to 17:00'],
    ['with another day of an event', 'Concert on 12 March 2026', 'Concert on 13 March 2026'],
    ['with other words', 'Bread', 'Cakes'],
  ])('but not %s', (_what, from, to) => {
    expect(steadyText(from)).not.toBe(steadyText(to));
  });

  test('is judged in time that grows with the text only', () => {
    const hostile = ['© '.repeat(40_000), '1'.repeat(100_000), 'updated '.repeat(20_000), '1.'.repeat(50_000)];
    const started = cpuMs();
    for (const text of hostile) steadyText(text);
    expect(cpuMs() - started).toBeLessThan(2000);
  });
});

describe('a site did not change', () => {
  const state = (more: Parameters<typeof lawp>[1]) => ({ lawp: lawp('a.com', more), scan: null, rulesVersion: '1' });

  test('when words of an action, hours or offers come in another order', () => {
    const hours = [
      { days: ['Mo' as const], opens: '08:00', closes: '17:00' },
      { days: ['Tu' as const], opens: '09:00', closes: '17:00' },
    ];
    const from = state({ actions: [action('book', { intent: ['a', 'b'] })], business: { opening_hours: hours } });
    const to = state({
      actions: [action('book', { intent: ['b', 'a'] })],
      business: { opening_hours: hours.toReversed() },
    });
    expect(diffSites(from, to)).toBeNull();
  });

  test('when only the year at the foot of a page did', () => {
    const page = (year: number) => ({ pages: { '/': { title: 'Home', content: `Bread. © ${year}` } } });
    expect(diffSites(state(page(2025)), state(page(2026)))).toBeNull();
  });
});
