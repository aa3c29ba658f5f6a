import { describe, expect, it } from 'vitest';
import { readStructuredData } from '../../../src/extract/data/structured-data.ts';
import { readOpeningHours } from '../../../src/extract/hours/hours.ts';
import { parseHoursText } from '../../../src/extract/hours/hours-text.ts';
import { toOpeningHours } from '../../../src/extract/hours/opening-week.ts';
import { htmlPage, jsonLd } from '../html-page.ts';

const line = (text: string, language: string | null = null): string =>
  toOpeningHours(parseHoursText(text, language) ?? [])
    .map(({ days, opens, closes }) => `${days.join(',')} ${opens}-${closes}`)
    .join('; ');

const hoursOf = (properties: object) => {
  const [item] = readStructuredData(htmlPage(jsonLd({ '@type': 'Bakery', ...properties })));
  return item ? readOpeningHours(item) : [];
};

describe('hours as texts', () => {
  it.each([
    ['Mo-Fr 09:00-17:00', 'Mo,Tu,We,Th,Fr 09:00-17:00'],
    ['Mo,Tu 09:00-12:00,13:00-17:00', 'Mo,Tu 09:00-12:00; Mo,Tu 13:00-17:00'],
    ['Sa-Mo 10:00-14:00', 'Mo,Sa,Su 10:00-14:00'],
    ['Mo-Sa 9am-5pm', 'Mo,Tu,We,Th,Fr,Sa 09:00-17:00'],
    ['Fr 9-5pm', 'Fr 09:00-17:00'],
    ['Fr,Sa 18:00-02:00', 'Fr,Sa 18:00-02:00'],
    ['Fr 8pm-2', 'Fr 20:00-02:00'],
    ['Fr 9am-5', 'Fr 09:00-17:00'],
    ['Fr 11am-11', 'Fr 11:00-23:00'],
    ['Mo-Su 00:00-23:59', 'Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00'],
    ['24/7', 'Mo,Tu,We,Th,Fr,Sa,Su 00:00-24:00'],
    ['Monday-Friday 8:00 AM - 5:00 PM', 'Mo,Tu,We,Th,Fr 08:00-17:00'],
    ['7:30 am to 5:30 pm Monday - Friday', 'Mo,Tu,We,Th,Fr 07:30-17:30'],
    ['Mo-Fr 08:00-18:00; Sa 09:00-13:00; Su closed', 'Mo,Tu,We,Th,Fr 08:00-18:00; Sa 09:00-13:00'],
    ['Su 00:00-00:00', ''],
    ['Mo-Fr', ''],
    ['09:00-17:00', ''],
    ['2024-01-01', ''],
  ])('%s', (text, expected) => expect(line(text)).toBe(expected));

  it.each([
    ['de', 'Montag bis Freitag 9:00–18:30 Uhr, So geschlossen', 'Mo,Tu,We,Th,Fr 09:00-18:30'],
    ['da', 'Mandag–fredag kl. 7.00–17.30, lørdag kl. 8.00–14.00', 'Mo,Tu,We,Th,Fr 07:00-17:30; Sa 08:00-14:00'],
    ['fr', 'Lun-ven 9h00-18h00', 'Mo,Tu,We,Th,Fr 09:00-18:00'],
    ['ru', 'Пн-Пт 10:00-19:00', 'Mo,Tu,We,Th,Fr 10:00-19:00'],
    ['cs', 'So 9:00-12:00', 'Sa 09:00-12:00'],
    ['nl', 'ma t/m vrij: 8:00 - 17:00 uur', 'Mo,Tu,We,Th,Fr 08:00-17:00'],
  ])('reads day names of %s', (language, text, expected) => expect(line(text, language)).toBe(expected));

  it.each([
    ['ja', '10:00～19:00（水曜定休）', 'Mo,Tu,Th,Fr,Sa,Su 10:00-19:00'],
    ['ja', '11:00〜14:00、17:00〜22:00 定休日：月曜日', 'Tu,We,Th,Fr,Sa,Su 11:00-14:00; Tu,We,Th,Fr,Sa,Su 17:00-22:00'],
    ['zh', '周一至周五 9:00-18:00', 'Mo,Tu,We,Th,Fr 09:00-18:00'],
    ['ko', '월요일~금요일 09:00~18:00, 일요일휴무', 'Mo,Tu,We,Th,Fr 09:00-18:00'],
    ['vi', 'Thứ 2 - Thứ 6: 8:00 - 17:30', 'Mo,Tu,We,Th,Fr 08:00-17:30'],
    ['he', "א'-ה' 09:00-18:00, ו' 09:00-13:00", 'Mo,Tu,We,Th,Su 09:00-18:00; Fr 09:00-13:00'],
    ['en', 'Mon-Fri 9-12 and 2-6', 'Mo,Tu,We,Th,Fr 09:00-12:00; Mo,Tu,We,Th,Fr 14:00-18:00'],
    ['en', '10am-6pm, M closed', 'Tu,We,Th,Fr,Sa,Su 10:00-18:00'],
    ['hu', 'hétfő péntekig 9:00-17:00', 'Mo,Tu,We,Th,Fr 09:00-17:00'],
    ['en', '10am-6pm, closed Mondays', 'Tu,We,Th,Fr,Sa,Su 10:00-18:00'],
    ['da', '10-17, lørdag og søndag lukket', 'Mo,Tu,We,Th,Fr 10:00-17:00'],
    ['en', '08:00-18:00; Su,We off', 'Mo,Tu,Th,Fr,Sa 08:00-18:00'],
    ['en', '9-5 Mon-Fri, Sat closed', 'Mo,Tu,We,Th,Fr 09:00-17:00'],
    ['en', '9-5 Monday, Tuesday closed', 'Mo 09:00-17:00'],
    ['en', '9-5 weekdays, Saturday and Sunday closed', 'Mo,Tu,We,Th,Fr 09:00-17:00'],
    ['en', '7 days a week 7am - 9pm', 'Mo,Tu,We,Th,Fr,Sa,Su 07:00-21:00'],
  ])('reads days without spaces, by number and by what is closed (%s: %s)', (language, text, expected) =>
    expect(line(text, language)).toBe(expected),
  );

  it('reads no last day alone where nobody knows the first one', () => {
    expect(parseHoursText('Xon - Fri 9:00-17:00', 'en')).toBeNull();
    expect(line('Shop hours - Friday 9:00-17:00', 'en')).toBe('Fr 09:00-17:00');
    expect(line('Bar - Monday to Friday 9:00-17:00', 'en')).toBe('Mo,Tu,We,Th,Fr 09:00-17:00');
  });

  it('reads a hostile text in bounded time', () => {
    expect(parseHoursText('Mo-'.repeat(100_000))).toBeNull();
    expect(parseHoursText('x-'.repeat(100_000))).toBeNull();
    expect(parseHoursText('-'.repeat(100_000))).toBeNull();
  });
});

describe('openingHoursSpecification', () => {
  const specification = (dayOfWeek: unknown, opens: string, closes: string, more: object = {}) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
    ...more,
  });

  it('reads day addresses, names and lists, seconds and zones', () => {
    expect(
      hoursOf({
        openingHoursSpecification: [
          specification(['https://schema.org/Monday', 'Tuesday'], '09:00:00', '17:00:00+01:00'),
          specification('http://schema.org/Friday', '18:00', '02:00'),
          specification('Sunday', '00:00', '00:00'),
          specification('Saturday', '10:00', '00:00'),
        ],
      }),
    ).toEqual([
      { days: ['Mo', 'Tu'], opens: '09:00', closes: '17:00' },
      { days: ['Fr'], opens: '18:00', closes: '02:00' },
      { days: ['Sa'], opens: '10:00', closes: '24:00' },
    ]);
  });

  it('keeps a season with its dates and leaves a single holiday aside', () => {
    const summer = { validFrom: '2026-06-01', validThrough: '2026-08-31' };
    const holiday = { validFrom: '2026-12-24', validThrough: '2026-12-24' };
    expect(
      hoursOf({
        openingHoursSpecification: [
          specification('Monday', '10:00', '20:00', summer),
          specification('Monday', '10:00', '12:00', holiday),
        ],
      }),
    ).toEqual([
      { days: ['Mo'], opens: '10:00', closes: '20:00', valid_from: '2026-06-01', valid_through: '2026-08-31' },
    ]);
  });

  it('reads no hours of months as those of the whole year', () => {
    expect(hoursOf({ openingHours: ['Apr-Sep: Mo-Fr 09:00-17:00', 'Sa 10:00-12:00'] })).toEqual([
      { days: ['Sa'], opens: '10:00', closes: '12:00' },
    ]);
    expect(hoursOf({ openingHours: 'Oct–Mar Mo-Su 11:00-15:00; Apr–Sep Mo-Su 09:00-18:00' })).toEqual([]);
  });

  it('falls back to openingHours, also when days and times are two values', () => {
    expect(hoursOf({ openingHours: ['Mo-We', '09:00-17:00'] })).toEqual([
      { days: ['Mo', 'Tu', 'We'], opens: '09:00', closes: '17:00' },
    ]);
  });
});
