import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/extract/page/html-tree.ts';
import { pageStyles } from '../../../../src/extract/styles/rules/page-styles.ts';
import { emptySheet, parseStyleSheet } from '../../../../src/extract/styles/rules/parse-style-sheet.ts';

/** What the sheet says of `property` for the element with the id "x". */
function valueOn(html: string, css: string, property = 'display'): string | undefined {
  const sheet = emptySheet();
  parseStyleSheet(css, sheet);
  const { byTag } = parseHtml(html);
  const element = [...byTag.values()].flat().find(({ attribs }) => attribs.id === 'x');
  if (!element) throw new Error('no element with the id "x"');
  return pageStyles(sheet).styleOf(element, null, [])?.said.get(property);
}

const P = '<body class="page"><div class="box"><h2>a</h2><p id="x" class="note big" lang="de">b</p><p>c</p></div>';

describe('a selector that chooses an element', () => {
  it.each([
    '.note.big',
    'body .box > p',
    'h2 + p',
    'h2 ~ .note',
    ':is(.foo, .note)',
    'p:not(.foo):not(:hover)',
    'p:nth-child(2n)',
    'p:nth-last-child(2)',
    'p:first-of-type',
    'p:nth-child(1 of .note)',
    '.box:has(> h2) .note',
    '[class~="big"][lang|="DE" i]',
    ':lang(de)',
    '.\\6e ote',
    'div, .note',
    '.page div.box p',
  ])('%s', (selector) => expect(valueOn(P, `${selector} { display: none }`)).toBe('none'));

  it.each([
    '.note:hover',
    '.note::before',
    '.note > p',
    'p:first-child',
    '.box + .note',
    '.note, :nonsense',
    '.note, ::-moz-foo',
    'p.foo',
    '.box:has(table) p',
    'p:not(.note, .foo)',
  ])('and one that does not: %s', (selector) => expect(valueOn(P, `${selector} { display: none }`)).toBeUndefined());
});

describe('the cascade', () => {
  it.each([
    ['the more specific', 'p.note{display:flex}.note{display:none}', 'flex'],
    ['the later of equals', '.big{display:none}.note{display:flex}', 'flex'],
    ['what is important', '.note{display:flex!important}#x{display:none}', 'flex'],
    ['what is in no layer', '.note{display:flex}@layer a{#x{display:none}}', 'flex'],
    ['the later layer', '@layer a,b;@layer b{.note{display:flex}}@layer a{#x{display:none}}', 'flex'],
    ['the earlier layer, when important', '@layer a{p{display:flex!important}}.note{display:none!important}', 'flex'],
    ['the last value that is valid', '.note{display:flex;display:nonsense}', 'flex'],
    ['the last value whose functions are known', '.note{display:flex;filter:blur(9px);filter:sharpen(2)}', 'flex'],
    ['what is inherited by name', '.box{display:flex}.note{display:none;display:inherit}', 'flex'],
    ['all of what is around', '.box{display:flex}.note{display:none;all:inherit}', 'flex'],
    ['nothing of what all was before', '.note{display:none;all:unset}', 'inline'],
    ['a part of a value', '.note{--on: ;display:var(--on) flex}', 'flex'],
    ['what a nested rule says', '.box{color:red;.note{display:flex}}', 'flex'],
    ['what a custom property holds', '.note{--d:flex;display:var(--d,none)}', 'flex'],
    ['a fallback', '.note{display:var(--none,flex)}', 'flex'],
    ['the nearest of scopes', '@scope (.box){p{display:flex}}@scope (.page){p{display:none}}', 'flex'],
    ['the more specific of scopes', '@scope (.page){.note{display:flex}}@scope (.box){p{display:none}}', 'flex'],
    [
      'nothing important of an animation',
      '@keyframes k{to{display:none!important;display:flex}}.note{animation:k 1s both}',
      'flex',
    ],
    ['the end of an animation', '@keyframes k{to{display:flex}}.note{animation:k 1s forwards}', 'flex'],
    ['nothing that holds in print only', '.note{display:flex}@media print{.note{display:none}}', 'flex'],
  ])('takes %s', (_, css, value) => expect(valueOn(P, css)).toBe(value));

  it.each([
    ['clip-path', 'inset(50%)', 'banana(1px)'],
    ['transform', 'scale(0)', 'translateX(-5)'],
    ['filter', 'opacity(0)', 'sharpen(2)'],
    ['text-shadow', 'none', '1px black 2px red'],
    ['left', '-9in', '20'],
    ['height', '3rlh', '0foo'],
    ['color', 'white', 'rgb(0,0)'],
    ['transform', 'scale(0)', `${'a()'.repeat(300)}x`],
  ])('keeps a valid %s before one that is not', (property, valid, invalid) => {
    expect(valueOn(P, `#x{${property}:${valid};${property}:${invalid}}`, property)).toBe(valid);
  });

  it('counts siblings', () => {
    expect(valueOn(P, '#x{opacity:calc(sibling-count() - sibling-index())}', 'opacity')).toBe('calc(3 - 2)');
  });

  it('reads shorthands and logical names', () => {
    expect(valueOn(P, 'p{margin:1px 2px 3px}', 'margin-left')).toBe('2px');
    expect(valueOn(P, 'p{inset-inline-start:5px}', 'left')).toBe('5px');
    expect(valueOn(P, 'p{font:bold 12px/0 serif}', 'line-height')).toBe('0');
    expect(valueOn(P, 'p{font-size:0;font:menu}', 'font-size')).toBe('small');
    expect(valueOn(P, 'p{background:url(a.png) no-repeat, #FFF}', 'background-color')).toBe('#fff');
  });
});

it.each([
  ['@function --none() { result: none } #x { display: --none() }', 'none'],
  ['@function --either(--a: block) { result: var(--a) } #x { display: --either() }', 'block'],
  ['@function --either(--a: block) { result: var(--a) } #x { display: --either(none) }', 'none'],
  ['#x { display: --nothing() }', 'inline'],
  ['@function --again() { result: --again() } #x { display: --again() }', 'inline'],
])('reads functions of the sheet: %s', (css, value) => {
  expect(valueOn(P, css)).toBe(value);
});

describe('what a layer takes back', () => {
  it.each([
    ['@layer a,b;@layer a{.note{display:none}}@layer b{.note{display:grid;display:revert-layer}}', 'none'],
    ['@layer a{.note{display:none}}.note{display:revert-layer}', 'none'],
    ['.note{display:none}p{display:grid}.note{display:revert-layer}', undefined],
    ['@layer a{.note{display:none}}@layer b{.note{all:revert-layer}}', 'none'],
    ['@layer a,b;@layer b{.note{display:none}}@layer a{.note{display:revert-layer}}', 'none'],
  ])('is as the layers below have it: %s', (css, value) => {
    expect(valueOn(P, css)).toBe(value);
  });
});
