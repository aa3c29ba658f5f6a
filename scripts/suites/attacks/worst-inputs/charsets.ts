import { randomOf } from '../../../bench/random-of.ts';
import { fill, type InputTable, inputsOf } from './worst-input.ts';

const page = '<!doctype html><p>Words of a page </p>';
const octets = (size: number, octetOf: (at: number) => number) =>
  Uint8Array.from({ length: size }, (_, at) => octetOf(at));

const OCTETS: InputTable = {
  'UTF-16 without a mark, little end first': (size) => Buffer.from(fill(page, size / 2), 'utf16le'),
  'UTF-16 without a mark, big end first': (size) => Buffer.from(fill(page, size / 2), 'utf16le').swap16(),
  'a mark of UTF-16 before UTF-8': (size) => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(fill(page, size))]),
  'half surrogates': (size) => octets(size, (at) => (at % 2 === 0 ? 0x00 : 0xd8)),
  'UTF-7': (size) => fill('+ADw-p+AD4-x', size),
  'leads of UTF-8 alone': (size) => octets(size, () => 0xe2),
  'tails of UTF-8 alone': (size) => octets(size, () => 0x80),
  'the octet 0xff': (size) => octets(size, () => 0xff),
  NUL: (size) => octets(size, () => 0),
  'NUL between letters': (size) => octets(size, (at) => (at % 3 === 0 ? 0 : 0x61)),
  'escapes of ISO-2022': (size) => fill('\u001b$B!!', size),
  'escapes back and forth': (size) => fill('\u001b(B\u001b$B', size),
  'GB 18030 in four octets': (size) => octets(size, (at) => [0x81, 0x30, 0x81, 0x30][at % 4] ?? 0),
  'Shift_JIS leads alone': (size) => octets(size, () => 0x81),
  'any octets, seed 1': (size) => anyOctets(size, 1),
  'any octets above ASCII, seed 2': (size) => anyOctets(size, 2, 0x80),
  'a charset declared again and again': (size) => fill('<meta charset=windows-1252>', size),
  'a charset that nobody knows': (size) => `<meta charset=${fill('x', size)}>`,
};

function anyOctets(size: number, seed: number, least = 0): Uint8Array {
  const random = randomOf(seed);
  return octets(size, () => least + Math.floor(random() * (256 - least)));
}

const WRONGLY_DECLARED: InputTable = {
  'UTF-8 as Shift_JIS': (size) => fill('<p>größer und älter', size),
  'ASCII as Shift_JIS': (size) => fill(page, size),
  'any octets as Shift_JIS, seed 3': (size) => anyOctets(size, 3),
};

/** Bytes that are no text, or that of another charset. */
export const CHARSETS = [
  ...inputsOf('charsets', 'page', OCTETS),
  ...inputsOf('charsets', 'page', WRONGLY_DECLARED, { 'content-type': 'text/html; charset=shift_jis' }),
];
