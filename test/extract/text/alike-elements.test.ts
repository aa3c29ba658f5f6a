import { describe, expect, it } from 'vitest';
import { seenPage } from '../seen-page.ts';

const textOf = (style: string, html: string) => seenPage(`<style>${style}</style><body>${html}</body>`).text;

describe('what is said of elements that look alike', () => {
  it('differs with the custom properties around', () => {
    const style = '.off{--how:none} .on{--how:block} .box{display:var(--how)}';
    const html = '<div class="on"><p class="box">First</p></div><div class="off"><p class="box">Second</p></div>';
    expect(textOf(style, `${html}<div class="on"><p class="box">Third</p></div>`)).toBe('First Third ');
  });

  it('differs with the custom properties of a style of their own', () => {
    const html = '<p class="box" style="--how:none">First</p><p class="box" style="--how:block">Second</p>';
    expect(textOf('.box{display:var(--how)}', html)).toBe('Second ');
  });

  it('differs with an attribute that a rule asks for', () => {
    const html = '<p class="box" data-how="none">First</p><p class="box" data-how="block">Second</p>';
    expect(textOf('.box{display:attr(data-how type(*), block)}', html)).toBe('Second ');
  });

  it('differs with the place among siblings that a rule asks for', () => {
    const html = '<div><p class="box">First</p><p class="box">Second</p></div>';
    expect(textOf('.box{opacity:calc(sibling-index() - 1)}', html)).toBe('Second ');
  });

  it('differs with what attributes say', () => {
    const html = '<p><font color="white">First</font> <font color="black">Second</font></p>';
    expect(textOf('font{font-weight:bold}', html)).toBe('Second ');
  });
});

describe('a drawing', () => {
  it('is read where it holds words', () => {
    const drawing = '<svg width="100" height="40"><g><path d="M0 0h9"/><text x="5" y="20">Words</text></g></svg>';
    expect(textOf('', `<p>Before ${drawing}</p>`)).toContain('Words');
  });

  it('of shapes alone parts the words around it as its markup does', () => {
    const icon = '<svg width="20" height="20"><path d="M0 0h9"/><path d="M0 9h9"/></svg>';
    expect(textOf('', `<p>Tel:${icon}+45 12 34</p>`)).toBe('Tel: +45 12 34 ');
    expect(textOf('', `<p>Open${icon}ing</p>`)).toBe('Opening ');
  });
});
