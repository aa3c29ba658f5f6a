import { fill, type InputTable, inputsOf, nest, numbered } from './worst-input.ts';

const PROPERTIES = Array.from({ length: 400 }, (_, at) => `--a${at + 1}:var(--a${at}) var(--a${at})`).join(';');

/** Half a sheet, half what it is for. */
const STYLE_SHEETS: InputTable = {
  'rules for everything': (size) => sheet(fill('*{color:red}', size / 2), fill('<p>x', size / 2)),
  'properties that every object has': (size) =>
    sheet(
      '.a{constructor:1}.a{__proto__:1;all:initial;constructor:initial}',
      fill('<p class=a style="constructor:1">x', size),
    ),
  'many selectors': (size) => sheet(`${fill('p.a b,', size / 2)}i{display:none}`, fill('<p><b>x</b>', size / 2)),
  'long selectors': (size) =>
    sheet(fill('p p p p ~ p + p:not(:has(i)):nth-child(2n of b){color:red}', size / 2), fill('<p>x', size / 2)),
  'selectors that look back': (size) =>
    sheet('b ~ i ~ p ~ p{display:none}p:nth-last-child(3 of p){display:none}', fill('<p>x</p>', size)),
  'selectors that look inside': (size) =>
    sheet(fill('div:has(b i u){display:none}', size / 2), '<div>'.repeat(300) + fill('<i>x</i>', size / 2)),
  'nested rules': (size) => sheet(fill('a&,&b,p{color:red;', size), 'x'),
  'nested parents': (size) => sheet(fill('.a{&&&&{color:red}}', size), '<p class=a>x'),
  'nested conditions': (size) => sheet(`@media ${fill('(not ', 4_000)}{p{color:red}}${fill('@media all{', size)}`, 'x'),
  'properties of properties': (size) => sheet(`p{${PROPERTIES};color:var(--a400)}`, fill('<p>x', size)),
  'long values': (size) =>
    `<p style="transform:${fill('scale(', size / 2)}"><p style="left:calc(${fill('(', size / 2)}">x`,
  'moved boxes': (size) => fill('<div style="position:absolute;left:-300px">', size),
  'boxes drawn for everything': (size) =>
    sheet(
      '*{position:relative}*::before,*::after{content:"";position:absolute;inset:0;background:#fffb}',
      fill('<p>x', size),
    ),
  'queries for styles': (size) =>
    sheet(fill('@container style(--a:1){p{color:red}}', size / 2), fill('<p>x', size / 2)),
  'boxes that cut': (size) => fill('<div style="height:9px;overflow:hidden">x<br>', size),
  'raised boxes': (size) =>
    sheet(
      'p{position:relative;margin-top:-9in;height:9in;background:red}',
      fill(`<div>${'<p>x</p>'.repeat(99)}</div>`, size),
    ),
  'references to one mask': (size) =>
    `<svg><mask id=m>${fill('<rect width=9 height=9 />', size / 2)}</mask></svg>${fill('<p style="mask:url(#m)">x', size / 2)}`,
  'shapes over shapes': (size) => `<svg width=9 height=9>${fill('<g><rect width=9 height=9 fill-opacity=.9 />', size)}`,
  'filters in filters': (size) => fill('<div style="filter:invert(1) contrast(2)">x', size),
  'values of calls': (size) => fill(`<p style="transform:${'a()'.repeat(300)}x">`, size),
  'inherited by name': (size) => sheet('*{all:inherit}', fill('<div>', size)),
  'boxes in boxes that cut': (size) => sheet('div{overflow:hidden;margin-left:-9px;width:99%}', fill('<div>x', size)),
  'rows of boxes': (size) =>
    sheet(
      'body{overflow:hidden}div{display:flex;gap:1px}b{flex:0 0 9px}',
      fill(`<div>${'<b>x</b>'.repeat(99)}</div>`, size),
    ),
  'veils behind everything': (size) =>
    sheet(
      '*{position:relative}*::before{content:"";position:absolute;inset:0;background:#0003;z-index:-1}',
      fill('<p>x', size),
    ),
  'scripts that style': (size) => fill('<script>document.getElementById("a").style.left="1px";</script>', size),
  'scripts that give classes': (size) =>
    fill('<p>x', size - 50_000) +
    fill(`<script>${fill('document.querySelectorAll("p").forEach(e=>e.classList.add("a"));', 2_900)}</script>`, 50_000),
  'programs in programs': (size) =>
    fill('<p>x', size - 150_000) + fill(`<script>document.body;${nest('`${', '}`', 2_900)}</script>`, 150_000),
  'siblings that are counted': (size) =>
    sheet('p{opacity:calc(sibling-index())}', fill(`<div>${'<p>x'.repeat(99)}</div>`, size)),
  'scopes in scopes': (size) =>
    sheet(
      numbered(9_000, (at) => `@scope (.a${at % 3}){p{color:red}}`),
      '<div class="a0 a1 a2">'.repeat(300) + fill('<p>x</p>', size),
    ),
  gradients: (size) => sheet(`p{background:linear-gradient(${fill('red,', 900)}red)}`, fill('<p>x', size)),
};

const LINKED: InputTable = {
  'rules for everything': (size) => fill('*{color:red}', size),
  'rules for classes': (size) => numbered(size, (at) => `.c${at},.a{color:#${at % 10}00;display:block}`),
  'one rule of many selectors': (size) => `${numbered(size, (at) => `.c${at} .b,`)}p{display:none}`,
  'long selectors': (size) => fill('p p p p ~ p + p:not(:has(i)):nth-child(2n of b){color:red}', size),
  'nested rules': (size) => fill('a&,&b,p{color:red;', size),
  'many declarations': (size) => `p{${numbered(size, (at) => `left:${at}px;`)}}`,
  'properties of their own': (size) => `p{${numbered(size, (at) => `--v${at}:var(--v${at + 1});`)}}b{color:var(--v0)}`,
  animations: (size) => numbered(size, (at) => `@keyframes k${at}{from{opacity:0}to{opacity:1}}`),
  layers: (size) => numbered(size, (at) => `@layer l${at}{p{color:red}}`),
  'first values': (size) => numbered(size, (at) => `@property --v${at}{initial-value:red}`),
  'open comments': (size) => fill('/*', size),
  brackets: (size) => `p{width:${fill('(', size)}`,
};

/** What only a reader of style sheets can be slowed down by. */
export const STYLE_SHEET_INPUTS = [
  ...inputsOf('style sheets', 'page', STYLE_SHEETS),
  ...inputsOf('linked style sheets', 'style sheet', LINKED),
];

function sheet(css: string, body: string): string {
  return `<style>${css}</style>${body}`;
}
