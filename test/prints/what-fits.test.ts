import { describe, expect, it } from 'vitest';
import { withIndexLine } from '../../src/prints/index-line.ts';
import { whatFits } from '../../src/prints/what-fits.ts';

describe('what fits into an answer', () => {
  it('fills the room to its last byte, with a comma after each part', () => {
    expect(whatFits(['a', 'b', 'c'], 12)).toEqual(['a', 'b', 'c']);
    expect(whatFits(['a', 'b', 'c'], 11)).toEqual(['a', 'b']);
  });

  it('counts bytes, not letters', () => {
    expect(whatFits(['åå'], 7)).toEqual(['åå']);
    expect(whatFits(['åå'], 6)).toEqual([]);
  });

  it('leaves the place of what is too large to those after it', () => {
    expect(whatFits(['a', 'much too large', 'c'], 8)).toEqual(['a', 'c']);
  });
});

describe('the line that leads to all pages', () => {
  it('stands below the heading, and first where there is none', () => {
    const line = '> All pages of this service for agents: [llms.txt](https://us.example/llms.txt)';
    expect(withIndexLine('# Bakery\n\nBread.', 'https://us.example')).toBe(`# Bakery\n\n${line}\n\nBread.`);
    expect(withIndexLine('Bread.', 'https://us.example')).toBe(`${line}\n\nBread.`);
  });
});
