import { fill, type InputTable, inputsOf, numbered } from './worst-input.ts';

const page = (body: string) => `<!doctype html><html lang=en><title>Corner</title><body>${body}`;

const PAGES: InputTable = {
  'ordinary pages': (size) =>
    page(
      numbered(
        size,
        (at) =>
          `<section class="part p${at}"><h2>Part ${at}</h2><p>We bake bread of rye and wheat every night, and sell it from six in the morning, in the old mill by the river.</p><a href=/part/${at}>Read part ${at}</a></section>`,
      ),
    ),
  'plain words': (size) => page(`<p>${fill('We bake bread of rye and wheat every night. ', size)}`),
  'tags alone': (size) => page(fill('<p>x', size)),
  'tags in tags': (size) => page(fill('<button>x', size)),
  'many classes': (size) => page(`<div class="${numbered(size, (at) => `c${at} `)}">x</div>`),
  'a long menu': (size) =>
    page(`<nav><ul>${numbered(size, (at) => `<li><a href=/m/${at}>Bread ${at}</a>`)}</ul></nav>`),
  'phone numbers': (size) => page(numbered(size, (at) => `<p>Tel. +49 30 ${1_000_000 + at}</p>`)),
  'links that call': (size) => page(numbered(size, (at) => `<a href=tel:+4930${1_000_000 + at}>Call</a>`)),
  prices: (size) => page(numbered(size, (at) => `<tr><td>Soup ${at}<td>€ ${at},50`)),
  'items that refer to each other': (size) =>
    page(
      numbered(
        size,
        (at) =>
          `<b id=a${at} itemscope itemtype=https://schema.org/Thing itemprop=about itemref="a${at + 1} a${at % 7}">x</b>`,
      ),
    ),
  'rules for every element': (size) =>
    page(`<style>${fill('*{color:red}', size / 2)}</style>${fill('<p>x', size / 2)}`),
  'large structured data': (size) =>
    page(
      `<script type="application/ld+json">[${numbered(size, (at) => `{"@type":"Product","name":"P${at}","offers":{"price":"${at}","priceCurrency":"EUR"}},`)}{}]</script>`,
    ),
};

/** Sites of as many pages as a visit asks for, each as long as a page may be. */
export const SITES = inputsOf('sites of twelve pages', 'site', PAGES);
