import { describe, expect, it } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { contactLines } from '../../../src/extract/contacts/lines/contact-lines.ts';
import { statedHours } from '../../../src/extract/contacts/stated-hours.ts';
import { htmlPage } from '../html-page.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function read(rows: string, language: string, heading = '') {
  const lines = contactLines(htmlPage(`<body><p>${heading}</p><table>${rows}</table></body>`));
  return statedHours(lines, language).map(({ openingHours }) => hoursLines(openingHours).join('; '));
}

describe('a table with days as columns and times as rows', () => {
  it.each([
    [
      'ja',
      '',
      `${row('診療時間', '月', '火', '水', '木', '金', '土', '日', '祝')}${row('午前 9:00～12:30 (受付12:00まで)', '○', '○', '×', '○', '○', '○', '×', '×')}${row('午後 3:00～6:30', '○', '○', '×', '○', '○', '／', '×', '×')}`,
      'Mo-Tu,Th-Sa 09:00-12:30; Mo-Tu,Th-Fr 15:00-18:30',
    ],
    [
      'ko',
      '진료시간',
      `<thead>${row('', '월', '화', '수', '목', '금', '토')}</thead><tbody>${row('09:00~13:00', '●', '●', '●', '●', '●', '●')}${row('14:00~18:00', '●', '●', '휴진', '●', '●', '')}</tbody>`,
      'Mo-Sa 09:00-13:00; Mo-Tu,Th-Fr 14:00-18:00',
    ],
    [
      'zh',
      '門診時間',
      `${row('', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六')}${row('早診<br>09:00-12:00', '●', '●', '●', '●', '●', '休')}`,
      'Mo-Fr 09:00-12:00',
    ],
  ])('is read by its signs (%s)', (language, heading, rows, hours) => {
    expect(read(rows, language, heading)).toEqual([hours]);
  });

  const days = row('診療時間', '月', '火', '水', '木', '金', '土');
  it.each([
    ['a sign that a note explains', `${days}${row('9:00～12:00', '○', '○', '△', '○', '○', '○')}`],
    ['two signs of open', `${days}${row('9:00～12:00', '○', '●', '×', '○', '○', '○')}`],
    ['rows without times', `${days}${row('午前', '○', '○', '×', '○', '○', '○')}`],
    ['signs below no heading', `${days}${row('午前', '9:00～12:00', '○', '○', '×', '○', '○', '○')}`],
    ['a word of lessons', `${days}${row('教室 9:00～12:00', '○', '○', '×', '○', '○', '○')}`],
  ])('is left alone with %s', (_what, rows) => {
    expect(read(rows, 'ja')).toEqual([]);
  });

  it('is none of hours where nothing says so', () => {
    const rows = `${row('', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri')}${row('9:00-10:00', '✓', '✓', '✓', '✓', '✓')}`;
    expect(read(rows, 'en', 'Available')).toEqual([]);
    expect(read(rows, 'en', 'Opening hours')).toEqual(['Mo-Fr 09:00-10:00']);
  });
});

describe('a table with mornings and afternoons as columns', () => {
  it('keeps its days whether halves of them are closed or empty', () => {
    const rows = `${row('', 'Mattina', 'Pomeriggio')}${row('Lunedì', '9:00 - 13:00', '16:00 - 19:30')}${row('Martedì', '9:00 - 13:00', 'chiuso')}${row('Mercoledì', 'chiuso', '16:00 - 19:30')}${row('Giovedì', '9:00 - 13:00', '-')}${row('Venerdì', '9:00 - 13:00', '16:00 - 19:30')}${row('Sabato', 'chiuso', 'chiuso')}`;
    expect(read(rows, 'it', 'Orari')).toEqual(['Mo-Tu,Th-Fr 09:00-13:00; Mo,We,Fr 16:00-19:30']);
  });
});

it('hours are those of the line whose number stands above them, where the line above that says so', () => {
  const stated = (above: string) =>
    statedHours(
      contactLines(htmlPage(`<p>${above}</p><p>1-877-555-0142 ext. 1</p><p>8 AM - 5 PM Monday - Friday</p>`)),
      'en',
    ).map(({ isOfPhone }) => isOfPhone);
  expect(stated('Call Acme Customer Care')).toEqual([true]);
  expect(stated('Acme on Park Row')).toEqual([false]);
});
