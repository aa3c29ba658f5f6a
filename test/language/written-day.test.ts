import { describe, expect, it } from 'vitest';
import { dayInLine } from '../../src/language/written-day.ts';

describe('the day in a line', () => {
  it.each<[string, string | null, string]>([
    ['By Ann Elm on April 16, 2015 8:02 pm', 'en', '2015-04-16'],
    ['Sept 3rd 2019', 'en', '2019-09-03'],
    ['Friday, 18 July 2014', 'en', '2014-07-18'],
    ['28. Jan. 2022 Ann Elm', 'de', '2022-01-28'],
    ['Montag, 3. März 2025 · 7 Kommentare', 'de', '2025-03-03'],
    ['20 de marzo de 2014', 'es', '2014-03-20'],
    ['1er mai 2019', 'fr', '2019-05-01'],
    ['5 мая 2021, 10:20', 'ru', '2021-05-05'],
    ['2022. január 28.', 'hu', '2022-01-28'],
    ['22 listopada 2020', 'pl', '2020-11-22'],
    ['22. listopada 2020.', 'hr', '2020-10-22'],
    ['2019年4月19日 08:30', 'ja', '2019-04-19'],
    ['16.08.2019', 'de', '2019-08-16'],
    ['Posted 2019/06/01', 'en', '2019-06-01'],
    ['13/08/2019', 'en', '2019-08-13'],
    ['08/13/2019', 'en', '2019-08-13'],
    ['03/08/2019', 'it', '2019-08-03'],
    ['July 4, 2020', 'de', '2020-07-04'],
  ])('“%s” (%s) is %s', (line, language, day) => {
    expect(dayInLine(line, language)).toBe(day);
  });

  it.each<[string, string | null]>([
    ['03/08/2019', 'en'],
    ['03/08/2019', null],
    ['April 16, 2015 – May 3, 2015', 'en'],
    ['31 February 2015', 'en'],
    ['March 2015', 'en'],
    ['16 April', 'en'],
    ['13 Elmford 2015', 'en'],
    ['28.09.1912', 'de'],
    ['Call 2015-555-0123', 'en'],
    ['1.2.2019.4', 'en'],
  ])('“%s” (%s) is none', (line, language) => {
    expect(dayInLine(line, language)).toBeNull();
  });

  it('is the same where it stands twice', () => {
    expect(dayInLine('April 16, 2015 (2015-04-16)', 'en')).toBe('2015-04-16');
  });
});
