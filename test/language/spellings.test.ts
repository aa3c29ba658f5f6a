import { describe, expect, test } from 'vitest';
import { isNearly, isOneSlip, nearestNames, spellingKeys } from '../../src/language/spellings.ts';

describe('a slip', () => {
  test.each([
    ['a letter left out', 'corner', 'cornr'],
    ['a letter put in', 'corner', 'cornner'],
    ['a letter replaced', 'corner', 'cormer'],
    ['two letters exchanged', 'corner', 'conrer'],
    ['in Cyrillic', 'пекарня', 'пекаоня'],
    ['in Greek', 'φουρνος', 'φορνος'],
    ['in Hangul', '한국어책방', '한국아책방'],
    ['in letters of two code units', '𐌲𐌿𐍄𐌰𐍂𐌰𐌶', '𐌲𐌿𐍄𐌰𐍂𐌶'],
  ])('leaves a key in common: %s', (_what, word, slipped) => {
    expect(spellingKeys(slipped).some((key) => spellingKeys(word).includes(key))).toBe(true);
    expect(isNearly(slipped, word)).toBe(true);
  });

  test('makes no other word of a short one or of a number', () => {
    expect(spellingKeys('bar')).toEqual(['bar']);
    expect(spellingKeys('20260')).toEqual(['20260']);
    expect(isNearly('bar', 'bad')).toBe(false);
    expect(isNearly('20260', '20261')).toBe(false);
  });

  test('is made twice in long words only', () => {
    expect(isNearly('restrant', 'restaurant')).toBe(true);
    expect(isNearly('cofe', 'coffee')).toBe(false);
  });

  test('is one, and not two', () => {
    expect(isOneSlip('restaurnt', 'restaurant')).toBe(true);
    expect(isOneSlip('restaurant', 'restaurant')).toBe(true);
    expect(isOneSlip('restrant', 'restaurant')).toBe(false);
  });
});

describe('the nearest names', () => {
  test('are those one slip away, and no others beside them', () => {
    expect(nearestNames('lanterms', ['lanterns', 'lantern', 'lamps'])).toEqual(['lanterns']);
  });

  test('are those two slips away where none is nearer', () => {
    expect(nearestNames('lantrms', ['lantern', 'lamps'])).toEqual([]);
    expect(nearestNames('lanterms', ['lantern', 'lamps'])).toEqual(['lantern']);
  });

  test('are all that are as near', () => {
    expect(nearestNames('harbour', ['harbours', 'harbor'])).toEqual(['harbours', 'harbor']);
  });
});
