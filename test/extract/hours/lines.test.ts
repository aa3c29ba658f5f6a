import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { weekOf, weekOfOsm } from '../../../scripts/bench/truth/week.ts';
import { parseHoursText } from '../../../src/extract/hours/hours-text.ts';
import { toOpeningHours } from '../../../src/extract/hours/opening-week.ts';

const lines = readFileSync(new URL('lines.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('hours as people write them', () => {
  it.each(lines)('%s: %s', (language = '', text = '', osm = '') => {
    expect(weekOf(toOpeningHours(parseHoursText(text, language) ?? []))).toBe(weekOfOsm(osm));
  });

  it('leaves open what a text does not plainly say', () => {
    for (const text of ['Montage 8:00', 'Call 9 to 5 people', 'We are at 12:00 there', 'Mở cửa: 8:00'])
      expect(parseHoursText(text, text.startsWith('M') ? (text.includes('ở') ? 'vi' : 'de') : 'en')).toBeNull();
  });

  it('reads hostile texts of every language in bounded time', () => {
    const before = process.cpuUsage();
    for (const language of ['hu', 'th', 'ja', 'ar', 'pl', 'vi'])
      for (const piece of ['pénteki', 'วันจั', '月・', 'م ', 'od ', '8:00 '])
        parseHoursText(piece.repeat(40_000), language);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(4_000);
  });
});
