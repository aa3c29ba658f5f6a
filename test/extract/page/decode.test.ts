import { describe, expect, it } from 'vitest';
import { decodeBody, findCharset } from '../../../src/extract/page/decode.ts';

const bytes = (...codes: number[]) => new Uint8Array(codes);
const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Encodes by looking up each character in what the decoder makes of every byte pair. */
function encodeWith(charset: string, text: string): Uint8Array {
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(charset);
  for (let first = 0; first < 256; first++) {
    const one = decoder.decode(bytes(first));
    if (one.length === 1 && one !== '\ufffd' && !table.has(one)) table.set(one, [first]);
    if (first < 0x81 || !/shift|euc|gb|big/i.test(charset)) continue;
    for (let second = 0x40; second < 256; second++) {
      const two = decoder.decode(bytes(first, second));
      if (two.length === 1 && two !== '\ufffd' && !table.has(two)) table.set(two, [first, second]);
    }
  }
  return Uint8Array.from([...text].flatMap((char) => table.get(char) ?? [0x3f]));
}

const RUSSIAN = 'Клиника принимает пациентов каждый день с восьми утра до восьми вечера, запись по телефону.';
const JAPANESE =
  '注文をいただいてから豆を挽き、一杯ずつ落とします。急ぐ方には向きませんが、本を読む時間ならございます。';

describe('decodeBody', () => {
  it.each([
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gb18030', '我们的面包店位于老城广场的拐角处，每天早上七点开门，欢迎光临。'],
    ['windows-1252', 'Große Auswahl an Brötchen, Crème brûlée und Smørrebrød für 3,50 €.'],
  ])('reads %s as the header declares it', (charset, text) => {
    expect(decodeBody(encodeWith(charset, text), `text/html; charset=${charset}`)).toBe(text);
  });

  it.each([
    ['windows-1251', RUSSIAN],
    ['shift_jis', JAPANESE],
  ])('reads %s as the meta element declares it', (charset, text) => {
    const page = Uint8Array.from([...ascii(`<meta charset="${charset}"><p>`), ...encodeWith(charset, text)]);
    expect(decodeBody(page, 'text/html')).toContain(text);
  });

  it.each([
    ['windows-1251', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
  ])('finds %s when nothing declares it', (charset, text) => {
    expect(decodeBody(encodeWith(charset, text.repeat(4)), undefined)).toBe(text.repeat(4));
  });

  it('believes bytes that are UTF-8 more than what the page declares', () => {
    expect(decodeBody(utf8(`<meta charset="windows-1252">${RUSSIAN}`), 'text/html; charset=iso-8859-1')).toContain(
      RUSSIAN,
    );
  });

  it('reads UTF-8 that was cut inside a character or holds a foreign byte', () => {
    const cut = utf8(RUSSIAN).subarray(0, -2);
    expect(findCharset(cut, 'text/html')).toBe('utf-8');
    expect(findCharset(Uint8Array.from([...utf8(RUSSIAN), 0xe9, 0x20]), 'text/html')).toBe('utf-8');
  });

  it('takes another charset for what it is though most of its letters look like UTF-8 by chance', () => {
    // Six of these ten syllables are well-formed UTF-8 as well.
    const menu = '카페 책 천천 커피 청';
    const korean = encodeWith('euc-kr', menu);
    expect(findCharset(korean, 'text/html; charset=euc-kr')).toBe('euc-kr');
    expect(decodeBody(korean, 'text/html; charset=euc-kr')).toBe(menu);
  });

  it.each([
    ['windows-1251', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['windows-1252', 'Große Auswahl an Brötchen, Crème brûlée und Smørrebrød für 3,50 €.'],
  ])('never believes a page in %s that says it is UTF-8', (charset, text) => {
    const page = Uint8Array.from([...ascii('<meta charset="utf-8"><p>'), ...encodeWith(charset, text.repeat(3))]);
    expect(decodeBody(page, 'text/html; charset=utf-8')).toContain(text.repeat(3));
  });

  it('reads UTF-16 with and without a byte order mark', () => {
    const wide = [...'<p>Brot und Kuchen</p>'].flatMap((char) => [char.charCodeAt(0), 0]);
    expect(decodeBody(bytes(0xff, 0xfe, ...wide), 'text/html; charset=utf-8')).toBe('<p>Brot und Kuchen</p>');
    expect(decodeBody(Uint8Array.from(wide), undefined)).toBe('<p>Brot und Kuchen</p>');
  });

  it('removes the byte order mark, NUL and lone surrogates', () => {
    expect(decodeBody(bytes(0xef, 0xbb, 0xbf, 0x61, 0x00, 0x62), undefined)).toBe('ab');
    expect(decodeBody(bytes(0xff, 0xfe, 0x61, 0x00, 0x00, 0xd8, 0x62, 0x00), undefined).isWellFormed()).toBe(true);
  });

  it.each(['x-unknown', 'replacement', 'utf-7', '"', 'hz-gb-2312', ''])(
    'never fails on the declared charset %j',
    (charset) => {
      expect(decodeBody(ascii('caf\xe9'), `text/html; charset=${charset}`)).toBe('café');
    },
  );

  it('never fails on no bytes or any bytes', () => {
    expect(decodeBody(bytes(), undefined)).toBe('');
    for (let seed = 1; seed < 200; seed++) {
      const noise = Uint8Array.from({ length: 64 }, (_, at) => (seed * 7919 * (at + 1) * 31) % 256);
      expect(decodeBody(noise, undefined).isWellFormed()).toBe(true);
    }
  });
});
