import { describe, expect, test } from 'vitest';
import { detectLanguage, normaliseLanguage } from '../../src/language/detect.ts';

describe('the language of a text', () => {
  test.each([
    ['Velkommen til vores bageri i Aarhus, hvor vi bager rugbrød hver nat.', 'da'],
    ['Wir backen jeden Morgen frisches Brot für unsere Kunden.', 'de'],
    ['Мы принимаем пациентов каждый день без выходных.', 'ru'],
    ['毎朝パンを焼いています。', 'ja'],
    ['Ons winkel in Pretoria is sewe dae van die week oop vir ons kliënte.', 'af'],
    ['We bake fresh bread for our customers every morning.', 'en'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text, null)).toMatchObject({ language, reliable: true });
  });

  test('follows what is declared for a word, and the text for a paragraph', () => {
    expect(detectLanguage('Kontakt', 'da').language).toBe('da');
    expect(detectLanguage('Kontakt', 'pl').language).toBe('pl');
    const danish =
      'Vi bager rugbrød, surdejsbrød og kager hver nat af dansk økologisk mel, og butikken har åbent hver dag.';
    expect(detectLanguage(danish, 'en').language).toBe('da');
  });

  test('is not known of digits, signs and nothing', () => {
    expect(detectLanguage('', null)).toEqual({ language: null, reliable: false });
    expect(detectLanguage('12:30 – 14:00 +45', null).language).toBeNull();
    expect(detectLanguage('\ud800 \udc00', null).language).toBeNull();
  });
});

test.each([
  ['pt-BR', 'pt'],
  ['zh-Hant', 'zh'],
  ['zh_TW', 'zh'],
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['iw', 'he'],
  ['EN-us', 'en'],
  ['deu', 'de'],
  ['xx', null],
  ['', null],
  ['__proto__', null],
  ['constructor', null],
])('the tag %s names %s (R39)', (tag, code) => {
  expect(normaliseLanguage(tag)).toBe(code);
});
