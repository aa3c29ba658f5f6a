import { expect, it } from 'vitest';
import { fold } from '../../src/language/fold.ts';
import { isInMonth, namesDate } from '../../src/language/month-words.ts';

it.each([
  ['de', 'Am 24. Dezember 9–12 Uhr'],
  ['fr', 'le 1er mai : 10h-12h'],
  ['es', '15 de agosto, 9:00-14:00'],
  ['pt', '25 de dezembro: fechado'],
  ['ru', '1 января с 12:00'],
  ['pl', '3 maja nieczynne'],
  ['cs', '28. října zavřeno'],
  ['fi', '6. joulukuuta suljettu'],
  ['el', '25 Μαρτίου κλειστά'],
  ['tr', '29 Ekim kapalı'],
  ['id', '17 Agustus tutup'],
  ['hu', 'december 24. 8-12'],
])('a line of %s with a day of a month is dated: %s', (language, text) => {
  expect(namesDate(fold(text), language)).toBe(true);
});

it.each([
  ['fr', 'mar 9h-18h'],
  ['it', 'mar 9-18'],
  ['de', 'Mo-Fr 9-18 Uhr'],
  ['fr', 'de mai à septembre tous les jours'],
  ['xx', '24. Dezember'],
])('hours of the week are not: %s %s', (language, text) => {
  expect(namesDate(fold(text), language)).toBe(false);
});

it.each([
  ['en', 'In July open Mon-Fri 10-2'],
  ['de', 'Im August: Mo-Fr 9-12 Uhr'],
  ['fr', 'En août, du lundi au vendredi 9h-12h'],
  ['fi', 'Heinäkuussa avoinna ma–pe 12–16'],
  ['pl', 'W lipcu czynne pon.-pt. 10-14'],
  ['cs', 'V červenci otevřeno po-pá 9-12'],
  ['ru', 'В июле работаем пн-пт 10-15'],
  ['hu', 'Augusztusban: H-P 9-13'],
])('a line of %s tells of one month: %s', (language, text) => {
  expect(isInMonth(fold(text), language)).toBe(true);
});

it.each([
  ['ro', 'Marţi 9-17'],
  ['hu', 'szerda 9-17'],
  ['pl', 'pon.–pt. 7.30–15.30'],
  ['de', 'Mo-Fr 9-18 Uhr'],
  ['xx', 'In July 9-5'],
])('hours of all months do not: %s %s', (language, text) => {
  expect(isInMonth(fold(text), language)).toBe(false);
});

it('reads long lines in bounded time', () => {
  const before = process.cpuUsage();
  namesDate('1. 2 de '.repeat(20_000), 'es');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
