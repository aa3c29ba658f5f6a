import { fill, type InputTable, inputsOf, numbered } from './worst-input.ts';

const PARTS: InputTable = {
  'links to one address': (size) => fill('<a href=/>', size),
  'links to addresses of slashes': (size) => fill(`<a href="/book${'/'.repeat(1900)}x">Book a table</a>`, size),
  'links that differ': (size) => numbered(size, (at) => `<a href=/p${at}>Page ${at}</a>`),
  'links of all kinds': (size) => numbered(size, (at) => `<nav><a href=/${KINDS[at % KINDS.length]}/${at}>x</a></nav>`),
  'links with long words': (size) => fill(`<a href=/x>${'long words '.repeat(40)}</a>`, size),
  'links with deep paths': (size) => numbered(size, (at) => `<a href=/${'a/'.repeat(200)}${at}>x</a>`),
  'links with escapes': (size) => numbered(size, (at) => `<a href=/${'%C3%A4'.repeat(60)}${at}>x</a>`),
  'links that call': (size) => numbered(size, (at) => `<a href=tel:+4930${at}>Call</a>`),
  'links that mail': (size) => numbered(size, (at) => `<a href=mailto:a${at}@b.example>Mail</a>`),
  'links to booking': (size) => numbered(size, (at) => `<a href=https://www.opentable.com/r/${at}>Book a table</a>`),
  'links of pictures': (size) => fill('<a href=/x><img alt=x></a>', size),
  areas: (size) => `<map>${fill('<area href=/x alt=x>', size)}</map>`,
  buttons: (size) => fill('<button>Book now</button>', size),
  'buttons in deep blocks': (size) => '<div>'.repeat(390) + fill('<button>Buy</button>', size),
  forms: (size) => fill('<form action=/x><input name=q></form>', size),
  'one form of many fields': (size) => `<form>${numbered(size, (at) => `<input name=f${at}>`)}</form>`,
  'one form of many labels': (size) =>
    `<form>${numbered(size, (at) => `<label for=f${at}>x</label>`)}<input id=f1 name=f1></form>`,
  'labels for one field': (size) => `<form><input id=f name=f>${fill('<label for=f>x</label>', size)}</form>`,
  'one select of many options': (size) =>
    `<form><select name=s>${numbered(size, (at) => `<option value=${at}>x`)}</select></form>`,
  'radio buttons of one name': (size) =>
    `<form>${numbered(size, (at) => `<input type=radio name=r value=${at}>`)}</form>`,
  'a datalist of its own length': (size) =>
    `<form><input list=d name=q><datalist id=d>${fill('<option value=x>', size)}</datalist></form>`,
  headings: (size) => numbered(size, (at) => `<h2>Heading ${at}</h2><p>x`),
  'first headings': (size) => fill('<h1>Acme Bakery</h1>', size),
  pictures: (size) => numbered(size, (at) => `<img src=/${at}.png alt="Picture ${at}">`),
  'tables of prices': (size) => `<table>${fill('<tr><td>Soup<td>€ 4,50', size)}</table>`,
  'tables of hours': (size) => `<table>${fill('<tr><td>Mo<td>9:00-17:00', size)}</table>`,
  'line breaks': (size) => fill('<br>', size),
  'lines with breaks': (size) => `<p>${fill('x<br>', size)}`,
  bases: (size) => fill('<base href=/x/>', size),
  'canonical addresses': (size) => fill('<link rel=canonical href=/x>', size),
  icons: (size) => fill('<link rel=icon href=/x.png>', size),
  addresses: (size) => fill('<address>Hauptstr. 1, 10115 Berlin</address>', size),
  'addresses that differ': (size) =>
    numbered(size, (at) => `<p>Lane ${at}, Leeds, West Yorkshire LS1 4AP</p><p>Gasse ${at}<br>1010 Wien`),
  'one line of postal codes': (size) => `<p>${fill('12345 A ', size)}`,
  'lines of postal codes': (size) => fill('<p>12345 Aaaa Bbbb Cccc Dddd Eeee, TX 76028 SW1A 1AA', size),
  'places without spaces': (size) => fill('<p>東京都千代田区千代田千代田千代田区1-1-1-1-1-1-1-1', size),
  'streets without an end': (size) => fill('<p>Rue de la rue de la rue de la rue 12, 12, 12, 12, Paris', size),
  'lines of hours': (size) => fill('<p>Mon-Fri 9am to 5pm, Sat closed 9:00-17:00 9:00', size),
  'one line of hours': (size) => `<p>${fill('Mo 9:00-17:00 ', size)}`,
  'cells of times': (size) => fill('<td>9:00<td>Mo<td>closed', size),
  'lines of numbers': (size) => fill('<p>Tel 030 1234567-8 (0) 30 / 123 45 67', size),
  times: (size) => fill('<time datetime=2026-01-01T09:00>x</time>', size),
  'hidden parts': (size) => fill('<div hidden>x</div>', size),
  articles: (size) => fill('<article><h2>x</h2><p>Some words of it.</p></article>', size),
  'a menu without end': (size) => `<nav><ul>${numbered(size, (at) => `<li><a href=/m${at}>Bread ${at}</a>`)}`,
  'menus in menus': (size) => numbered(size, (at) => `<ul class=menu><li><a href=/m${at}>Bread ${at}</a>`),
  'closed menus in closed menus': (size) => numbered(size, (at) => `<div hidden><a href=/m${at}>Contact ${at}</a>`),
  'sidebars in sidebars': (size) => fill('<aside class=sidebar><p>x', size),
  'slots of one shadow': (size) =>
    `<div><template shadowrootmode=open>${numbered(size / 2, (at) => `<slot name=s${at}></slot>`)}</template>${numbered(size / 2, (at) => `<p slot=s${at}>x</p>`)}`,
  'shadows in shadows': (size) =>
    fill('<div><template shadowrootmode=open><style>:host{color:red}</style><slot></slot>', size),
  'shadows of many rules': (size) =>
    fill(`<p><template shadowrootmode=open><style>${MANY_RULES}</style>${'<b>x</b>'.repeat(250)}</template></p>`, size),
};

const MANY_RULES = 'b:nth-last-child(2n+1 of b){color:red}'.repeat(50);
const KINDS = 'contact about menu prices services team news faq imprint careers'.split(' ');

const STYLES: InputTable = {
  rules: (size) => `<style>${numbered(size, (at) => `.c${at}{display:none}`)}</style><p class=c1>x`,
  'one rule of many selectors': (size) => `<style>${numbered(size, (at) => `.c${at},`)}p{display:none}</style><p>x`,
  descendants: (size) => `<style>${fill('div ', size)}{display:none}</style>${'<div>'.repeat(300)}x`,
  'descendants on deep blocks': (size) =>
    `<style>${fill(`${'div '.repeat(30)}b{display:none}`, size / 2)}</style>${fill('<div>x', size / 2)}`,
  sisters: (size) => `<style>${fill('p~p~p~p~b{display:none}', size / 2)}</style>${fill('<p>x', size / 2)}`,
  'children of children': (size) =>
    `<style>${fill('*>', size / 2)}b{display:none}</style>${fill('<div><b>x', size / 2)}`,
  attributes: (size) =>
    `<style>${fill('[class*="a"]{display:none}', size / 2)}</style>${fill('<p class=aaaa>x', size / 2)}`,
  'not in not': (size) => `<style>${fill(':not(', size)}</style><p>x`,
  'is in is': (size) => `<style>${fill(':is(p,', size)}</style><p>x`,
  has: (size) => `<style>${fill('div:has(b){display:none}', size / 2)}</style>${fill('<div>x', size / 2)}`,
  'nested rules': (size) => `<style>${fill('div{', size)}</style><p>x`,
  'nested conditions': (size) => `<style>${fill('@media screen{', size)}</style><p>x`,
  conditions: (size) => `<style>${fill('@media (min-width:1px){p{display:none}}', size)}</style><p>x`,
  'open comments': (size) => `<style>${fill('/*', size)}</style><p>x`,
  comments: (size) => `<style>${fill('/**/', size)}</style><p>x`,
  'open quotes': (size) => `<style>${fill('a{b:"', size)}</style><p>x`,
  escapes: (size) => `<style>${fill('\\64 ', size)}</style><p>x`,
  brackets: (size) => `<style>p{width:${fill('(', size)}</style><p>x`,
  'closing brackets': (size) => `<style>${fill('}', size)}</style><p>x`,
  'properties of their own': (size) =>
    `<style>:root{${numbered(size, (at) => `--v${at}:var(--v${at + 1});`)}}p{color:var(--v0)}</style><p>x`,
  'properties that name themselves': (size) =>
    `<style>:root{${fill('--v:var(--v);', size)}}p{color:var(--v)}</style><p>x`,
  'one property, doubled at each step': (size) =>
    `<style>:root{${numbered(size, (at) => `--v${at}:var(--v${at + 1}) var(--v${at + 1});`)}}p{color:var(--v0)}</style><p>x`,
  'many sheets': (size) => fill('<style>p{color:red}</style>', size),
  'classes of many words': (size) =>
    `<style>${numbered(size / 2, (at) => `.c${at}{color:red}`)}</style>${fill(`<p class="${numbered(300, (at) => `c${at} `)}">x`, size / 2)}`,
  colours: (size) => `<style>${numbered(size, (at) => `.c${at}{color:rgb(${at % 256} 0 0)}`)}</style><p class=c1>x`,
  imports: (size) => `<style>${fill('@import url(/x.css);', size)}</style><p>x`,
};

/** What a page is made of, in numbers, and how it looks. */
export const PAGE_PARTS = [...inputsOf('parts of pages', 'page', PARTS), ...inputsOf('styles', 'page', STYLES)];
