import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/extract/read-site.ts';
import { answer, visitOf } from './seen-page.ts';

const SIZE = 2 * 1024 * 1024;
const fill = (piece: string, size = SIZE) => piece.repeat(Math.floor(size / piece.length));

/** Shapes that cost careless readers quadratic time. */
const PAGES: Readonly<Record<string, string>> = {
  'nested divs': `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`,
  'unclosed tags and foreign ends': fill('<b>', SIZE / 2) + fill('</i>', SIZE / 2),
  'a million links': fill('<a href=/>'),
  'unclosed lists': fill('<ul><li>x'),
  'a giant class': `<div class="${fill('nav ')}">x</div>`,
  'a giant style': `<div style="${fill('left:1px;')}">x</div>`,
  'a hundred thousand attributes': `<div ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>x</div>`,
  'many style rules': `<style>${fill('.a{display:none}')}</style>x`,
  'open style comments': `<style>${fill('/*')}</style>x`,
  'open style blocks': `<style>${fill('@media x{')}</style>x`,
  'rules for everything': `<style>${fill('*{color:red}', SIZE / 8)}</style>${fill('<p>x', SIZE / 8)}`,
  'selectors without end': `<style>${Array.from({ length: 8_000 }, (_, at) => `p.a${at} b`).join(',')}{display:none}</style>${fill('<p><b>x</b>', SIZE / 8)}`,
  'long selectors': `<style>${fill('p p p p p p ~ p + p:not(:has(i)):nth-child(2n of b){color:red}', SIZE / 16)}</style>${fill('<p>x', SIZE / 8)}`,
  'selectors that look back': `<style>b ~ i ~ p ~ p{display:none}p:nth-last-child(3 of p){display:none}</style>${fill('<p>x</p>', SIZE / 8)}`,
  'selectors that look inside': `<style>${fill('div:has(b i u){display:none}', SIZE / 8)}</style>${'<div>'.repeat(300)}${fill('<i>x</i>', SIZE / 8)}`,
  'nested rules': `<style>${fill('a&,&b,p{color:red;')}</style>x`,
  'nested parents': `<style>${fill('.a{&&&&{color:red}}', SIZE / 8)}</style><p class=a>x`,
  'nested conditions': `<style>@media ${fill('(not ', 4_000)}{p{color:red}}${fill('@media not all{', SIZE / 8)}</style>x`,
  'properties of properties': `<style>p{${Array.from({ length: 400 }, (_, at) => `--a${at + 1}:var(--a${at}) var(--a${at})`).join(';')};color:var(--a400)}</style>${fill('<p>x', SIZE / 8)}`,
  'long values': `<p style="transform:${fill('scale(', SIZE / 8)}"><p style="left:calc(${fill('(', SIZE / 8)}">x`,
  'many moved boxes': fill('<div style="position:absolute;left:-300px">', SIZE),
  'many gradients': `<style>p{background:linear-gradient(${fill('red,', 900)}red)}</style>${fill('<p>x', SIZE / 8)}`,
  entities: fill('&amp;'),
  'one word': `<p>${fill('a')}`,
  'white space': `<p>${fill(' ')}`,
  commas: `<p>${fill('a,')}`,
  'half orders': `<p>${fill('ignore previous ')}`,
  'copyright signs': `<p>${fill('© ')}`,
  'title separators': `<title>${fill('a - b | ')}</title>`,
  'nested data': `<script type="application/ld+json">${fill('[')}</script>`,
  'nested items': fill('<div itemscope itemtype=http://schema.org/Thing><i itemprop=name>'),
  'Han without end': `<p>${fill('漢', SIZE / 3)}`,
  joiners: `<p>${fill('\u200d', SIZE / 3)}`,
  comments: fill('<!--'),
};

describe('a hostile page of 2 MB is read in under two seconds of one core', () => {
  it.each(Object.entries(PAGES))('%s', (_, html) => {
    const started = process.cpuUsage();
    const facts = readSite(visitOf([answer(html)]));
    expect(facts.pages.length).toBeLessThanOrEqual(1);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
