import { describe, expect, it } from 'vitest';
import { countWords, cutAtSentence, joinProse } from '../../../src/extract/text/prose.ts';

describe('cutAtSentence', () => {
  it('leaves short texts as they are', () => {
    expect(cutAtSentence('One two three.', 10)).toBe('One two three.');
  });

  it('does not take an abbreviation, an initial or a date for an end', () => {
    expect(
      cutAtSentence('We met Dr. Smith and J. Brown on 3. May in the town. Then we all went home at once.', 14),
    ).toBe('We met Dr. Smith and J. Brown on 3. May in the town.');
  });

  it('ends with an ellipsis where no sentence ends', () => {
    expect(cutAtSentence('word '.repeat(50), 10)).toBe(`${'word '.repeat(10).trim()}…`);
  });

  it('keeps to the limit of characters without breaking a character', () => {
    const text = cutAtSentence('🥖'.repeat(4_000), 200, 500);
    expect(text.length).toBeLessThanOrEqual(501);
    expect(text.isWellFormed()).toBe(true);
  });

  it('cuts Thai and Chinese', () => {
    expect(countWords(cutAtSentence('我们每天早上七点开门。欢迎光临。'.repeat(60), 50))).toBeLessThanOrEqual(50);
    expect(countWords(cutAtSentence('ร้านของเราเปิดทุกวันตั้งแต่เจ็ดโมงเช้า '.repeat(60), 50))).toBeLessThanOrEqual(50);
  });
});

describe('joinProse', () => {
  it('ends a piece that has no end', () => {
    expect(joinProse(['Opening hours', 'Every day.', '料金', 'x'])).toBe('Opening hours. Every day. 料金。 x');
  });
});
