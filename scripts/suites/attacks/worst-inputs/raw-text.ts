import { fill, type InputTable, inputsOf } from './worst-input.ts';

const RAW_TEXT: InputTable = {
  'open comments': (size) => fill('<!--', size),
  'comments that almost end': (size) => `<!--${fill('--!', size)}`,
  dashes: (size) => `<!--${fill('-', size)}`,
  'empty comments': (size) => fill('<!---->', size),
  'open CDATA': (size) => fill('<![CDATA[', size),
  'CDATA that almost ends': (size) => `<svg><![CDATA[${fill(']]', size)}`,
  'document types': (size) => fill('<!doctype ', size),
  'a document type of quotes': (size) => `<!doctype html "${fill('"', size)}">`,
  instructions: (size) => fill('<?xml ', size),
  'open scripts': (size) => fill('<script>', size),
  'scripts that almost end': (size) => `<script>${fill('</scrip', size)}`,
  'scripts in comments in scripts': (size) => fill('<script><!--<script>', size),
  'many scripts': (size) => fill('<script>x</script>', size),
  'open titles': (size) => fill('<title>', size),
  'many titles': (size) => fill('<title>x</title>', size),
  'title separators': (size) => `<title>${fill('a - b | ', size)}</title>`,
  'a title of entities': (size) => `<title>${fill('&lt;', size)}</title>`,
  'open text areas': (size) => fill('<textarea>', size),
  'open plain text': (size) => fill('<plaintext>', size),
  'open frames': (size) => fill('<iframe>', size),
  entities: (size) => fill('&amp;', size),
  'entities without end': (size) => fill('&amp', size),
  ampersands: (size) => fill('&', size),
  'unknown entities': (size) => fill('&abcdefghij;', size),
  'numbers of characters': (size) => fill('&#x41;', size),
  'a number without end': (size) => `&#${fill('0', size)}`,
  'the longest entity, cut': (size) => fill('&CounterClockwiseContourIntegra', size),
};

/** What is no markup between markup. */
export const RAW_TEXT_INPUTS = inputsOf('raw text', 'page', RAW_TEXT);
