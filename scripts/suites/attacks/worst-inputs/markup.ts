import { randomOf } from '../../../bench/random-of.ts';
import { fill, type InputTable, inputsOf, nest, numbered } from './worst-input.ts';

const TIMES = 100_000;

/** Elements in each other. */
const NESTED: InputTable = {
  'open inline tags': (size) => fill('<b>', size),
  'open blocks': (size) => fill('<div>', size),
  'blocks, closed': (size) => `${nest('<div>', '</div>', size)}x`,
  'blocks with text': (size) => fill('<div>x', size),
  'names that differ': (size) => numbered(size, (at) => `<a${at.toString(36)}>`),
  'names that differ, closed the wrong way round': (size) =>
    numbered(size / 2, (at) => `<a${at.toString(36)}>`) + numbered(size / 2, (at) => `</a${at.toString(36)}>`),
  'a name of its own length': (size) => `<a${fill('b', size)}>x`,
  'tables in tables': (size) => fill('<table><tr><td>', size),
  'tables with stray text': (size) => `<table>${fill('x<tr>', size)}`,
  'cells without end': (size) => `<table><tr>${fill('<td>x', size)}`,
  'lists in lists': (size) => fill('<ul><li>x', size),
  'items without end': (size) => `<ul>${fill('<li>x', size)}`,
  'terms without end': (size) => `<dl>${fill('<dt>x<dd>y', size)}`,
  'forms in forms': (size) => fill('<form>', size),
  'a form, deep blocks, forms': (size) => `<form>${'<div>'.repeat(398)}${fill('<form>', size)}`,
  'options without end': (size) => `<select>${fill('<option>x', size)}`,
  'selects in groups': (size) => fill('<select><optgroup><option>', size),
  'buttons in buttons': (size) => fill('<button>x', size),
  'links in links': (size) => fill('<a href=/x>x', size),
  'links, blocks': (size) => fill('<a href=/x><div>', size),
  'paragraphs without end': (size) => fill('<p>x', size),
  'paragraphs in links': (size) => fill('<a href=/x><p>x', size),
  'headings without end': (size) => fill('<h1>x<h2>y', size),
  'emphasis across blocks': (size) => fill('<b><i><p>x</b></i>', size),
  'fonts in fonts': (size) => fill('<font color=red>x', size),
  'drawings in drawings': (size) => fill('<svg>', size),
  'drawings with pages inside': (size) => fill('<svg><foreignObject>', size),
  'parts of drawings, self-closed': (size) => `<svg>${fill('<g/>', size)}`,
  'deep parts of drawings': (size) => `<svg>${fill('<g>', size)}`,
  'titles of drawings': (size) => fill('<svg><title>', size),
  formulas: (size) => fill('<math><mi>', size),
  templates: (size) => fill('<template>', size),
  'noscript in noscript': (size) => fill('<noscript>', size),
  objects: (size) => fill('<object><embed>', size),
  frames: (size) => fill('<frameset><frame>', size),
  ruby: (size) => fill('<ruby>x<rt>y<rp>', size),
  details: (size) => fill('<details><summary>x', size),
  dialogs: (size) => fill('<dialog open>x', size),
  navigations: (size) => fill('<nav><header><footer>', size),
  'head without end': (size) => `<head>${fill('<div>', size)}`,
  bodies: (size) => fill('<body>', size),
  'a hundred thousand tags, closed': (size) => nest('<i>', '</i>', Math.min(size, TIMES * 7)),
  'a hundred thousand open tags, then words': (size) =>
    `${fill('<p><i>', Math.min(size, TIMES * 6))}${fill('words ', Math.max(1, size - TIMES * 6))}`,
  documents: (size) => fill('<html><head><body>', size),
};

/** Closing tags, and what looks like tags. */
const CLOSING: InputTable = {
  'closing tags of nothing': (size) => fill('</x>', size),
  'closing tags that differ': (size) => numbered(size, (at) => `</a${at.toString(36)}>`),
  'closing paragraphs': (size) => fill('</p>', size),
  'closing line breaks': (size) => fill('</br>', size),
  'open tags, then those of others closed': (size) => fill('<b>', size / 2) + fill('</i>', size / 2),
  'a deep stack, then closing paragraphs': (size) => '<div>'.repeat(400) + fill('</p>', size),
  'a deep stack, then foreign closing tags': (size) => '<div>'.repeat(400) + fill('</x>', size),
  'at the bound, up and down': (size) => '<div>'.repeat(399) + fill('<i></i>', size),
  'over the bound, up and down': (size) => '<div>'.repeat(405) + fill('<i></b></i>', size),
  'opened and closed around': (size) => fill(`${'<b>'.repeat(300)}${'</b>'.repeat(300)}`, size),
  'open brackets': (size) => fill('<', size),
  'brackets and letters': (size) => fill('<a', size),
  'brackets and spaces': (size) => fill('< ', size),
  'closing brackets': (size) => fill('>', size),
  'open closing tags': (size) => fill('</', size),
  questions: (size) => fill('<?', size),
  exclamations: (size) => fill('<!', size),
  'tags of all kinds, seed 1': (size) => soup(size, 1),
  'tags of all kinds, seed 2': (size) => soup(size, 2),
  'tags of all kinds, seed 3': (size) => soup(size, 3),
};

const NAMES =
  'a b body br button div dl dt dd font form h1 h2 head html i img input li math nav option p select span svg table td template textarea title tr ul'.split(
    ' ',
  );

function soup(size: number, seed: number): string {
  const random = randomOf(seed);
  return numbered(size, () => {
    const name = NAMES[Math.floor(random() * NAMES.length)] ?? 'b';
    return random() < 0.3 ? `</${name}>` : random() < 0.1 ? 'text ' : `<${name}>`;
  });
}

/** Tags, however they stand. */
export const MARKUP = [...inputsOf('nested tags', 'page', NESTED), ...inputsOf('closing tags', 'page', CLOSING)];
