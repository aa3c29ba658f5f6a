import { fill, inputsOf, type WorstInput } from './worst-input.ts';

/** As many bytes of headers as our client takes. */
const HEADER_BYTES = 16 * 1024;

const page = () => '<!doctype html><title>Corner</title><p>x';
const header = (of: string, name: string, value: string) =>
  inputsOf('headers', 'page', { [of]: page }, { [name]: value });

/** Headers that are read for themselves. */
export const HEADERS: readonly WorstInput[] = [
  ...header('links', 'link', fill('</x>; rel=x, ', HEADER_BYTES)),
  ...header('commas between links', 'link', fill(', ', HEADER_BYTES)),
  ...header('open links', 'link', fill(',<', HEADER_BYTES)),
  ...header('spaces in a link', 'link', `</x>;${fill(' ', HEADER_BYTES)}rel=lawp`),
  ...header('parameters of a link', 'link', `</x>${fill(';rel=x', HEADER_BYTES)}`),
  ...header('a long type', 'content-type', `text/html;${fill(' charset', HEADER_BYTES)}`),
  ...header('many robots tags', 'x-robots-tag', fill('noindex, ', HEADER_BYTES)),
  ...header('a long language', 'content-language', fill('de, ', HEADER_BYTES)),
  ...header('a long date', 'retry-after', fill('1 ', HEADER_BYTES)),
];
