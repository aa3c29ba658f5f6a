import { describe, expect, it } from 'vitest';
import { readMapHours } from '../../src/map/opening-hours.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "Mo Tu 08:00-12:00; Sa 09:00-12:00", the days of each stretch together. */
function shown(value: string): string | null {
  const hours = readMapHours(value, '2026-11-22');
  if (hours === null) return null;
  const groups = Map.groupBy(hours.openings, ({ opens, closes, validFrom, validThrough }) =>
    [`${clock(opens)}-${clock(closes)}`, validFrom, validThrough].filter((part) => part !== undefined).join(' '),
  );
  return [...groups].map(([times, days]) => `${days.map(({ day }) => DAYS[day]).join(' ')} ${times}`).join('; ');
}

describe('a value of opening_hours', () => {
  it.each([
    ['Mo-Fr 08:00-18:00', 'Mo Tu We Th Fr 08:00-18:00'],
    ['08:00-18:00', 'Mo Tu We Th Fr Sa Su 08:00-18:00'],
    [
      'Mo-Fr 08:00-12:00,13:00-17:30; Sa 09:00-12:00',
      'Mo Tu We Th Fr 08:00-12:00; Mo Tu We Th Fr 13:00-17:30; Sa 09:00-12:00',
    ],
    ['Mo-Th 9:00-17:00, Fr 9:00-15:00', 'Mo Tu We Th 09:00-17:00; Fr 09:00-15:00'],
    ['Mo-Su 10:00-20:00; We off', 'Mo Tu Th Fr Sa Su 10:00-20:00'],
    ['Mo-Fr 10:00-18:00; We 12:00-20:00; Su,PH closed "always"', 'Mo Tu Th Fr 10:00-18:00; We 12:00-20:00'],
    ['Mo-Fr 10:00-12:00, We off', 'Mo Tu Th Fr 10:00-12:00'],
    ['Mo 10:00-12:00, Mo 14:00-16:00', 'Mo 10:00-12:00; Mo 14:00-16:00'],
    ['Fr-Mo 18:00-02:00', 'Mo Fr Sa Su 18:00-02:00'],
    ['Fr,Sa 20:00-26:00', 'Fr Sa 20:00-02:00'],
    ['24/7', 'Mo Tu We Th Fr Sa Su 00:00-24:00'],
    ['Mo-Fr 07:00-19:00; PH off', 'Mo Tu We Th Fr 07:00-19:00'],
    ['Mo-Fr 07:00-19:00; PH,Su 10:00-12:00;', 'Mo Tu We Th Fr 07:00-19:00; Su 10:00-12:00'],
    ['Mo-Fr 09:00-17:00; Dec 24-26 off; Jan 1 off', 'Mo Tu We Th Fr 09:00-17:00'],
    ['Mo-Fr 09:00-17:00 || "by appointment"', 'Mo Tu We Th Fr 09:00-17:00'],
    ['Mo-Fr: 09:00–17:00', 'Mo Tu We Th Fr 09:00-17:00'],
    ['Mo-Fr 09:00-17:00; SH off', 'Mo Tu We Th Fr 09:00-17:00'],
  ])('%s is said in weekdays and times', (value, expected) => {
    expect(shown(value)).toBe(expected);
  });

  it.each([
    ['May-Sep Mo-Su 10:00-18:00', 'Mo Tu We Th Fr Sa Su 10:00-18:00 2027-05-01 2027-09-30'],
    ['Nov-Feb: Sa 10:00-14:00', 'Sa 10:00-14:00 2026-11-01 2027-02-28; Sa 10:00-14:00 2027-11-01 2028-02-28'],
    [
      'Mo-Fr 09:00-17:00; Jun 15-Aug 31 Mo-Fr 09:00-13:00',
      'Mo Tu We Th Fr 09:00-17:00 2026-09-01 2027-06-14; Mo Tu We Th Fr 09:00-17:00 2027-09-01 2028-06-14; Mo Tu We Th Fr 09:00-13:00 2027-06-15 2027-08-31',
    ],
  ])('%s is said with the next days of its seasons', (value, expected) => {
    expect(shown(value)?.split('; ').sort()).toEqual(expected.split('; ').sort());
  });

  it.each([
    'Mo[1] 10:00-12:00',
    'Mo-Fr 09:00-12:00; 10:00-11:00',
    'sunrise-sunset',
    'Mo-Fr 09:00+',
    'Mo-Fr 09:00-17:00 "by appointment"',
    'week 1-10 Mo-Fr 09:00-17:00',
    'Mo-Fr',
    'off',
    '"call us"',
    'Mo-Fr 9-17',
    'Mo-Fr 09:00-17:00; We 12:00-13:00 off',
    'SH Mo-Fr 09:00-17:00',
    '2026 May 01-2026 Sep 30 10:00-18:00',
    'Mo-Fr 25:00-26:00',
    'Mo-Fr 09:00-09:00',
    'easter 10:00-12:00',
    'Feb 30 10:00-12:00',
    'Mo-Fr 09:00-17:00;;',
    '',
    'Mo-Fr 09:00-17:00 unknown',
    'täglich ab 9 Uhr',
    `${'Mo 09:00-10:00;'.repeat(40)}`,
  ])('%s is left out whole', (value) => {
    expect(shown(value)).toBeNull();
  });

  it('says what holds on public holidays', () => {
    const isClosed = (value: string) => readMapHours(value, '2026-11-22')?.isClosedOnHolidays;
    expect(isClosed('Mo-Fr 09:00-17:00; PH off')).toBe(true);
    expect(isClosed('Mo-Fr 09:00-17:00; PH 10:00-12:00')).toBe(false);
    expect(isClosed('Mo-Fr 09:00-17:00')).toBeNull();
  });
});
