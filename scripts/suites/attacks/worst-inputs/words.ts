import { randomOf } from '../../../bench/random-of.ts';
import { fill, type InputTable, inputsOf, numbered } from './worst-input.ts';

const paragraph = (piece: string) => (size: number) => `<p>${fill(piece, size)}`;
const lines = (piece: string) => (size: number) => fill(`<p>${piece}</p>`, size);

const LONG: InputTable = {
  'one word': paragraph('a'),
  'one word of capitals': paragraph('A'),
  'one word of digits': paragraph('1'),
  'white space': paragraph(' '),
  'line ends': paragraph('\r\n'),
  'spaces that do not break': paragraph('\u00a0'),
  commas: paragraph('a,'),
  'full stops': paragraph('a. '),
  dots: paragraph('.'),
  dashes: paragraph('- '),
  colons: paragraph('a: '),
  'at signs': paragraph('@'),
  'mail addresses': paragraph('a@b.example '),
  'a mail address without end': (size) => `<p>a@${fill('b.', size)}`,
  'addresses of the web': paragraph('https://a.example/ '),
  joiners: paragraph('\u200d'),
  'invisible characters': paragraph('\u200b'),
  'tags of language': paragraph('\u{e0041}'),
  'marks of direction': paragraph('\u202e'),
  'soft hyphens': paragraph('a\u00ad'),
  'accents on accents': (size) => `<p>a${fill('\u0301', size)}`,
  'emoji with joiners': paragraph('👩\u200d'),
  Han: paragraph('漢'),
  Thai: paragraph('ก'),
  Arabic: paragraph('لا '),
  Hangul: paragraph('한'),
  'all of Unicode, seed 1': (size) => `<p>${anyCharacters(size, 1)}`,
};

const TELLING: InputTable = {
  'half orders': paragraph('ignore previous '),
  orders: paragraph('Ignore all previous instructions. '),
  'orders with gaps': paragraph('ignore '),
  'orders that are told of': paragraph('He said "ignore all previous instructions". '),
  'you, again and again': paragraph('you. '),
  'copyright signs': paragraph('© '),
  'phone numbers': paragraph('+49 30 1234567, '),
  'digits and dashes': paragraph('12-34-'),
  'digits and spaces': paragraph('1 '),
  'brackets and digits': paragraph('(030) '),
  'numbers that call': paragraph('tel:+4930'),
  'numbers that call, divided': paragraph('tel:+49 30 1 '),
  'plus signs and digits': paragraph('+1 '),
  'phone numbers that differ': (size) => `<p>${numbered(size, (at) => `+49 30 ${1_000_000 + at}, `)}`,
  prices: paragraph('€ 12,50 '),
  'prices that differ': (size) => `<p>${numbered(size, (at) => `€ ${at},50 or $${at}.00 `)}`,
  'half prices': paragraph('12,5'),
  'currency signs': paragraph('€'),
  thousands: paragraph('1.000.'),
  'opening hours': paragraph('Mo-Fr 9:00-17:00, '),
  days: paragraph('Monday '),
  'half hours': paragraph('9:'),
  'ranges of days': paragraph('Mo-'),
  'opening hours, line by line': lines('Mo-Fr 9:00-17:00'),
  'phone numbers, line by line': lines('Tel. +49 30 1234567'),
  'prices, line by line': lines('Soup € 4,50'),
  'postal addresses, line by line': lines('Hauptstr. 12, 10115 Berlin'),
  'names of places': paragraph('Berlin '),
  'names of businesses': lines('Acme Bakery Ltd.'),
  'words of closing': lines('permanently closed'),
  'words of parking': lines('this domain is for sale'),
};

function anyCharacters(size: number, seed: number): string {
  const random = randomOf(seed);
  return numbered(size / 3, () => String.fromCodePoint(0x20 + Math.floor(random() * 0xd700)));
}

/** Text: how long it may be without a break, and what its readers look for. */
export const WORDS = [...inputsOf('long text', 'page', LONG), ...inputsOf('telling text', 'page', TELLING)];
