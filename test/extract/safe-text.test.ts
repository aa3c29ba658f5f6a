import { describe, expect, it } from 'vitest';
import { toExcerpt, toSafeLine, toSafeText } from '../../src/extract/safe-text.ts';

describe('toSafeText', () => {
  it.each([
    ['tag characters', `Bread${String.fromCodePoint(0xe0049, 0xe0067, 0xe006e)}`, 'Bread'],
    ['zero width spaces', 'Br\u200bead', 'Bread'],
    ['bidi controls', '\u202eBread\u202c \u2066x\u2069', 'Bread x'],
    ['soft hyphens', 'Brot\u00adbäckerei', 'Brotbäckerei'],
    ['byte order marks', '\ufeffBread', 'Bread'],
    ['variation selectors', 'Bread\ufe0f\u{e0100}', 'Bread'],
    ['joiners between Latin letters', 'Br\u200dea\u200cd', 'Bread'],
    ['lone surrogates', 'Bre\ud800ad', 'Bread'],
    ['controls', 'Br\u0007ea\u009fd', 'Bread'],
    ['Hangul fillers', 'Bread\u3164', 'Bread'],
  ])('removes %s', (_, text, expected) => {
    expect(toSafeText(text)).toBe(expected);
  });

  it('keeps the joiners that Persian, Hindi and emoji are written with', () => {
    for (const text of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d💻']) expect(toSafeText(text)).toBe(text);
  });

  it('folds every white space to one space', () => {
    expect(toSafeText('a \n\t b\u00a0\u3000c\u2028d\u0085e')).toBe('a b c d e');
    expect(toSafeLine('  a  ')).toBe('a');
  });

  it('keeps accents, other scripts and emoji', () => {
    for (const text of ['Crème brûlée', 'Клиника «Липа»', '喫茶こもれび', 'دفتر الورّاق', '🥖 €3.50'])
      expect(toSafeText(text)).toBe(text);
  });
});

describe('toExcerpt', () => {
  it('cuts after a word, with an ellipsis, and never inside a character', () => {
    expect(toExcerpt('one two three four', 12)).toBe('one two…');
    expect(toExcerpt('🥖'.repeat(50), 10).isWellFormed()).toBe(true);
    expect(toExcerpt('short', 200)).toBe('short');
  });
});
