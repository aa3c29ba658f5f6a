import { describe, expect, it } from 'vitest';
import type { Day } from '../../../src/core/lawp/days.ts';
import type { OpeningHours } from '../../../src/core/lawp/document.ts';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { openState } from '../../../src/core/site/open-state.ts';

function hours(...entries: readonly [days: string, opens: string, closes: string][]): OpeningHours[] {
  return entries.map(([days, opens, closes]) => ({ days: days.split(' ') as Day[], opens, closes }));
}

describe('hoursLines', () => {
  it.each([
    [
      hours(['Mo Tu We Th Fr', '06:30', '17:30'], ['Sa Su', '07:00', '15:00']),
      ['Mo-Fr 06:30-17:30', 'Sa-Su 07:00-15:00'],
    ],
    [hours(['Tu', '09:00', '12:00'], ['Mo', '09:00', '12:00']), ['Mo-Tu 09:00-12:00']],
    [hours(['Mo We Fr', '09:00', '12:00']), ['Mo,We,Fr 09:00-12:00']],
    [hours(['Mo Tu We Fr', '09:00', '12:00']), ['Mo-We,Fr 09:00-12:00']],
    [
      hours(['Sa', '10:00', '14:30'], ['Mo Tu', '17:00', '20:30'], ['Mo Tu', '09:30', '14:00']),
      ['Mo-Tu 09:30-14:00', 'Mo-Tu 17:00-20:30', 'Sa 10:00-14:30'],
    ],
    [hours(['Fr Sa', '18:00', '02:00']), ['Fr-Sa 18:00-02:00']],
    [hours(['Mo Tu We Th Fr Sa Su', '00:00', '24:00']), ['Mo-Su 00:00-24:00']],
    [[], []],
  ])('%j', (given, lines) => {
    expect(hoursLines(given)).toEqual(lines);
  });

  it('keeps seasons apart', () => {
    const [summer] = hours(['Mo', '09:00', '20:00']);
    const [winter] = hours(['Mo', '10:00', '16:00']);
    const both = [{ ...summer, valid_from: '2026-06-01', valid_through: '2026-08-31' }, winter] as OpeningHours[];
    expect(hoursLines(both)).toEqual(['Mo 10:00-16:00', 'Mo 09:00-20:00 from 2026-06-01 to 2026-08-31']);
  });
});

describe('openState', () => {
  const bakery = hours(['Mo Tu We Th Fr', '06:30', '17:30']);
  const bar = hours(['Fr Sa Su', '18:00', '02:00']);
  const at = (day: Day, time: string) => ({ day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });

  it.each([
    [bakery, 'Mo', '06:29', { open: false, until: null, next: { day: 'Mo', time: '06:30' } }],
    [bakery, 'Mo', '06:30', { open: true, until: '17:30', next: null }],
    [bakery, 'Mo', '17:30', { open: false, until: null, next: { day: 'Tu', time: '06:30' } }],
    [bakery, 'Fr', '18:00', { open: false, until: null, next: { day: 'Mo', time: '06:30' } }],
    [bar, 'Fr', '23:59', { open: true, until: '02:00', next: null }],
    [bar, 'Sa', '01:59', { open: true, until: '02:00', next: null }],
    [bar, 'Sa', '02:00', { open: false, until: null, next: { day: 'Sa', time: '18:00' } }],
    [bar, 'Mo', '01:00', { open: true, until: '02:00', next: null }],
    [bar, 'Mo', '02:00', { open: false, until: null, next: { day: 'Fr', time: '18:00' } }],
    [hours(['Mo Tu We Th Fr Sa Su', '00:00', '24:00']), 'We', '03:00', { open: true, until: null, next: null }],
    [
      hours(['Mo', '08:00', '24:00'], ['Tu', '00:00', '10:00']),
      'Mo',
      '23:00',
      { open: true, until: '10:00', next: null },
    ],
    [hours(['Mo', '08:00', '24:00']), 'Mo', '23:00', { open: true, until: '00:00', next: null }],
    [
      hours(['Su', '20:00', '24:00'], ['Mo', '00:00', '04:00']),
      'Su',
      '21:00',
      { open: true, until: '04:00', next: null },
    ],
    [
      hours(['Su', '20:00', '24:00'], ['Mo', '00:00', '04:00']),
      'Mo',
      '03:00',
      { open: true, until: '04:00', next: null },
    ],
    [
      hours(['Mo', '09:00', '12:00'], ['Mo', '13:00', '17:00']),
      'Mo',
      '12:30',
      { open: false, until: null, next: { day: 'Mo', time: '13:00' } },
    ],
  ] as const)('%#: on %2$s at %3$s', (given, day, time, state) => {
    expect(openState(given, at(day, time))).toEqual(state);
  });

  it('says nothing where no hours are known', () => {
    expect(openState([], at('Mo', '10:00'))).toBeNull();
    expect(openState(hours(['Mo', '00:00', '00:00']), at('Mo', '10:00'))).toBeNull();
  });

  it('counts a season only on a date in it', () => {
    const summer = bakery.map((entry) => ({ ...entry, valid_from: '2026-06-01', valid_through: '2026-08-31' }));
    expect(openState(summer, { ...at('Mo', '10:00'), date: '2026-07-06' })?.open).toBe(true);
    expect(openState(summer, { ...at('Mo', '10:00'), date: '2026-12-07' })).toBeNull();
    expect(openState(summer, at('Mo', '10:00'))).toBeNull();
  });
});
