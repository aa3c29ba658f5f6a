import { describe, expect, it } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { contactLines } from '../../../src/extract/contacts/lines/contact-lines.ts';
import { statedHours } from '../../../src/extract/contacts/stated-hours.ts';
import { htmlPage } from '../html-page.ts';

const row = (cells: string) => `<tr>${cells.replace(/[^|]+/gu, '<td>$&</td>').replaceAll('|', '')}</tr>`;
const table = (...rows: string[]) => `<table>${rows.map(row).join('')}</table>`;
const list = (items: string) => `<ul>${items.replace(/[^|]+/gu, '<li>$&</li>').replaceAll('|', '')}</ul>`;

function read(heading: string, body: string, language: string) {
  const lines = contactLines(htmlPage(`<body><h2>${heading}</h2>${body}</body>`));
  return statedHours(lines, language).map(({ openingHours }) => hoursLines(openingHours).join('; '));
}

describe('days in a row above as many times', () => {
  it.each([
    [
      'de',
      'Öffnungszeiten',
      table('Montag|Dienstag|Mittwoch|Donnerstag|Freitag', 'geschlossen|9 - 18 Uhr|9 - 13 Uhr|9 - 18 Uhr|9 - 18 Uhr'),
      'Tu,Th-Fr 09:00-18:00; We 09:00-13:00',
    ],
    [
      'fr',
      'Horaires',
      table('Lun|Mar|Mer|Jeu|Ven', 'Matin|9h-12h|9h-12h|fermé|9h-12h|9h-12h', '14h-18h|14h-18h|14h-17h|14h-18h|fermé'),
      'Mo-Tu,Th-Fr 09:00-12:00; Mo-Tu,Th 14:00-18:00; We 14:00-17:00',
    ],
    [
      'en',
      'Office hours',
      list('Sun|Mon|Tue|Wed') + list('closed|9–17|9–17|9–15'),
      'Mo-Tu 09:00-17:00; We 09:00-15:00',
    ],
    [
      'pl',
      'Godziny otwarcia',
      table('Pn|Wt|Śr|Cz|Pt|So', '8-16|8-16|10-18|8-16|8-16|9-13'),
      'Mo-Tu,Th-Fr 08:00-16:00; We 10:00-18:00; Sa 09:00-13:00',
    ],
    [
      'ja',
      '営業時間',
      table(
        '月|火|水|木|金|土|日',
        '10:00～18:00|10:00～18:00|定休日|10:00～18:00|10:00～18:00|9:00～17:00|9:00～17:00',
      ),
      'Mo-Tu,Th-Fr 10:00-18:00; Sa-Su 09:00-17:00',
    ],
  ])('are read in their order (%s)', (language, heading, body, hours) => {
    expect(read(heading, body, language)).toEqual([hours]);
  });

  it.each([
    ['one time is missing', 'Opening hours', table('Mon|Tue|Wed|Thu', '9-5|9-5|9-5')],
    ['a time more than days', 'Opening hours', table('Mon|Tue|Wed|Thu', '9-5|9-5|9-5|9-5|9-1')],
    ['three of each may be three parts of a day', 'Opening hours', table('Mon|Tue|Wed', '9-12|13-17|18-20')],
    ['days in another order', 'Opening hours', table('Mon|Wed|Tue|Thu', '9-5|9-5|9-5|9-1')],
    ['words beside the times', 'Opening hours', table('Mon|Tue|Wed|Thu', 'Yoga 9-10|Yoga 9-10|Judo 9-10|Judo 9-10')],
    ['no word says that it is open then', 'Prices', table('Mon|Tue|Wed|Thu', '9-12|10-14|8-11|9-12')],
  ])('are left where it is not plain: %s', (_, heading, body) => {
    expect(read(heading, body, 'en')).toEqual([]);
  });
});
