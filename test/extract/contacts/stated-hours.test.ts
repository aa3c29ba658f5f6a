import { expect, test } from 'vitest';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { statedHours } from '../../../src/extract/contacts/stated-hours.ts';

function read(language: string, text: string): string[] {
  const lines = text
    .split('|')
    .map((line) => ({ text: line, inFrame: false, inAddress: false, inStory: false, cell: null }));
  return statedHours(lines, language).map(({ openingHours }) => hoursLines(openingHours).join('; '));
}

test.each([
  ['ja', '営業時間|10:00〜19:00（最終受付18:00）|定休日|月曜日', 'Tu-Su 10:00-19:00'],
  ['en', 'Open Tuesday to Sunday 10am–5pm (last entry 4.30pm)', 'Tu-Su 10:00-17:00'],
  ['fr', 'Ouvert du mardi au dimanche de 10h à 18h (dernière entrée 17h15)', 'Tu-Su 10:00-18:00'],
])('the last entry is no end of another opening: %s', (language, text, hours) => {
  expect(read(language, text)).toEqual([hours]);
});

test.each([
  ['ar', 'أوقات الدوام: يوميا من 9 صباحا حتى 10 مساء', 'Mo-Su 09:00-22:00'],
  ['el', 'Ωράριο: καθημερινά από 9 π.μ. έως 5 μ.μ.', 'Mo-Su 09:00-17:00'],
  ['he', 'שעות פתיחה: כל יום מ-9 בבוקר עד 5 בערב', 'Mo-Su 09:00-17:00'],
])('hours of half a day are hours without minutes, too: %s', (language, text, hours) => {
  expect(read(language, text)).toEqual([hours]);
});

test.each([
  ['en', 'Sundays at 9:00 AM & 10:45 AM', []],
  ['en', 'Sunday 9:00 AM, 11:00 AM and 6:00 PM', []],
  ['de', 'Sonntag 9:00 und 11:00 Uhr', []],
  ['en', 'Sundays at 9:00 AM & 10:45 AM|Office hours: Monday–Thursday 9 AM–4 PM', ['Mo-Th 09:00-16:00']],
  ['en', 'Open Mon-Fri 9:00-12:00 & 14:00-18:00', ['Mo-Fr 09:00-12:00; Mo-Fr 14:00-18:00']],
])('times at which something begins are no hours: %s, %s', (language, text, hours) => {
  expect(read(language, text)).toEqual(hours);
});

test.each([
  ['de', 'Rund um die Uhr geöffnet'],
  ['de', 'Öffnungszeiten|24 Stunden'],
  ['fr', 'Ouvert 24h/24 et 7j/7'],
  ['es', 'Abierto las 24 horas'],
  ['pl', 'Godziny otwarcia: całodobowo'],
  ['ru', 'Режим работы: круглосуточно'],
  ['cs', 'Otevřeno nonstop'],
  ['zh', '24小时营业'],
  ['ko', '24시간 영업'],
])('open around the clock: %s, %s', (language, text) => {
  expect(read(language, text)).toEqual(['Mo-Su 00:00-24:00']);
});

test.each([
  ['de', 'Kontakt: Antwort innerhalb von 24 Stunden'],
  ['en', 'Office hours: we call back in 24 hours'],
  ['fr', 'Appelez-nous, réponse sous 24 heures'],
  ['es', 'Horario: de 18 a 24 horas'],
  ['cs', 'Nonstop hudba'],
  ['de', '24 Stunden Rennen'],
])('what happens within a day is not open around the clock: %s, %s', (language, text) => {
  expect(read(language, text)).toEqual([]);
});

test.each([
  ['fr', 'Ouvert tous les jours de 18h à 24h', 'Mo-Su 18:00-24:00'],
  ['en', 'We are open Monday to Saturday from 9 until 6', 'Mo-Sa 09:00-18:00'],
])('times that are words are read: %s', (language, text, hours) => {
  expect(read(language, text)).toEqual([hours]);
});

test('a note below a week and the marks that lead to it are no part of it', () => {
  const week = 'Openingstijden|Maandag|*|08.00-18.00 uur|Dinsdag|08.00-12.00 uur|Dinsdag middag*|13.00-18.00 uur';
  expect(read('nl', `${week}|* middagsluiting van 12.00 uur tot 13.00 uur`)).toEqual([
    'Mo 08:00-18:00; Tu 08:00-12:00; Tu 13:00-18:00',
  ]);
});

test('neither a line for emergencies nor what a sentence tells in brackets is open', () => {
  expect(read('en', '24/7 emergency line: 07700 900123')).toEqual([]);
  expect(read('en', 'Five minutes from the fish market at the harbour (open daily 9:00–18:00).')).toEqual([]);
  expect(read('en', 'Our shop (open daily 9:00–18:00)')).toEqual(['Mo-Su 09:00-18:00']);
  const ours = 'Unser Laden in der alten Mühle am Marktplatz (geöffnet Mo–Sa 9–18 Uhr)';
  expect(read('de', ours)).toEqual(['Mo-Sa 09:00-18:00']);
});

test('a sentence about the kitchen heads no hours of it, the word alone does', () => {
  const hours = 'Aperto tutti i giorni tranne il lunedì, 12:00–14:30 e 19:00–23:00';
  const week = 'Tu-Su 12:00-14:30; Tu-Su 19:00-23:00';
  expect(read('it', `Cucina romagnola e pesce fresco, a due passi dalla spiaggia.|${hours}`)).toEqual([week]);
  expect(read('it', `Cucina|${hours}`)).toEqual([]);
});
