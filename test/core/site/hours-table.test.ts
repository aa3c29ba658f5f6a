import { describe, expect, it } from 'vitest';
import type { Day } from '../../../src/core/lawp/days.ts';
import type { OpeningHours } from '../../../src/core/lawp/document.ts';
import { hoursTables, hoursWords } from '../../../src/core/site/hours-table.ts';

const open = (days: readonly Day[], opens: string, closes: string, more: Partial<OpeningHours> = {}): OpeningHours => ({
  days: [...days],
  opens,
  closes,
  ...more,
});
const rows = (...hours: OpeningHours[]) => hoursTables(hours).flatMap((table) => table.rows);

describe('the table of opening hours', () => {
  it('names one day, two days and a run of days each in its way, and closed days too', () => {
    expect(
      rows(
        open(['Mo'], '09:00', '17:00'),
        open(['Tu', 'We'], '10:00', '17:00'),
        open(['Th', 'Fr', 'Sa'], '11:00', '18:00'),
      ),
    ).toEqual([
      { days: 'Monday', times: '9:00–17:00' },
      { days: 'Tuesday and Wednesday', times: '10:00–17:00' },
      { days: 'Thursday to Saturday', times: '11:00–18:00' },
      { days: 'Sunday', times: 'closed' },
    ]);
  });

  it('says "every day" and "all day" where nothing closes', () => {
    expect(rows(open(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], '00:00', '24:00'))).toEqual([
      { days: 'Every day', times: 'all day' },
    ]);
  });

  it('tells the parts of a day in the order of the clock', () => {
    expect(rows(open(['Mo'], '13:00', '17:30'), open(['Mo'], '06:30', '12:00'))[0]).toEqual({
      days: 'Monday',
      times: '6:30–12:00 and 13:00–17:30',
    });
  });

  it('keeps seasons apart, and names each', () => {
    const summer = { valid_from: '2026-05-01', valid_through: '2026-09-30' };
    const tables = hoursTables([open(['Mo'], '08:00', '20:00', summer), open(['Mo'], '10:00', '16:00')]);
    expect(tables.map(({ season, rows: [first] }) => [season, first?.times])).toEqual([
      ['From 1 May 2026 to 30 September 2026', '8:00–20:00'],
      ['', '10:00–16:00'],
    ]);
  });
});

it('says hours in one line as people do, without the days that are closed', () => {
  const days = open(['Tu', 'We', 'Th', 'Fr'], '07:30', '17:00');
  expect(hoursWords([days, open(['Sa', 'Su'], '08:00', '15:00')])).toBe(
    'Tuesday to Friday 7:30–17:00; Saturday and Sunday 8:00–15:00',
  );
  const spring = open(['Mo'], '09:00', '12:00', { valid_from: '2026-05-01' });
  expect(hoursWords([spring])).toBe('From 1 May 2026: Monday 9:00–12:00');
  expect(hoursWords([])).toBe('');
});
