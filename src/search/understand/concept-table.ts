import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { comparedAt } from '../../core/compared-at.ts';
import { CONTENT_FOLDER } from '../../language/content-folder.ts';

/** One name of a thing in a language. */
interface Name {
  readonly language: string;
  readonly key: string;
}

/** What a thing is called, in English first. */
export type Concept = readonly Name[];

/**
 * The table stays one text, as content/search/README.md has it: a map of its names would take ten times the memory. It is
 * held in UTF-8, as a string each letter would have two bytes.
 */
interface TableText {
  readonly text: Buffer;
  /** Where the line of each thing begins. */
  readonly concepts: Uint32Array;
  /** Where the line of each name begins; the names are sorted. */
  readonly keys: Uint32Array;
}

/** What things are called, in one file. */
export type NameTable = () => TableText;

/** What people look for, in words that we know. */
export const CONCEPTS = tableIn('search/concepts/packed.br');
/** Words of dictionaries. */
export const DICTIONARY = tableIn('search/dictionary/packed.br');

/** Read at the first question: whoever asks none does not pay for it. */
function tableIn(path: string): NameTable {
  let table: TableText | null = null;
  return () => {
    table ??= readTable(path);
    return table;
  };
}

function readTable(path: string): TableText {
  const packed = readFileSync(new URL(path, CONTENT_FOLDER));
  const text = brotliDecompressSync(packed);
  const starts = lineStarts(text);
  const parted = text.indexOf('\n\n') + 1;
  const concepts = starts.indexOf(parted);
  return { text, concepts: starts.subarray(0, concepts), keys: starts.subarray(concepts + 1) };
}

/** A loop of its own: a list of numbers that grows would take several times the memory of the table. */
function lineStarts(text: Uint8Array): Uint32Array {
  let count = 1;
  for (let at = 0; at < text.length; at += 1) if (text[at] === NEW_LINE) count += 1;
  const starts = new Uint32Array(count);
  let line = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== NEW_LINE) continue;
    line += 1;
    starts[line] = at + 1;
  }
  return starts;
}

const NEW_LINE = 10;

/** The things that a phrase names. */
export function conceptsOf(key: string, known: NameTable = CONCEPTS): Concept[] {
  const table = known();
  const begun = Buffer.from(`${key}\t`);
  const place = placeOf(begun, table);
  if (!isBegun(place, begun, table)) return [];
  const found = lineAt(place, table)
    .slice(key.length + 1)
    .split(',');
  return found.map((each) => {
    const others = each.replace(/^\d+/, '').match(/../g) ?? [];
    return [...conceptAt(Number.parseInt(each, 10), table), ...others.map((language) => ({ language, key }))];
  });
}

/** All names of one word that begin so. */
export function keysBegun(begun: string, known: NameTable = CONCEPTS): string[] {
  const table = known();
  const bytes = Buffer.from(begun);
  const found: string[] = [];
  for (let place = placeOf(bytes, table); isBegun(place, bytes, table); place += 1) {
    const [key = ''] = lineAt(place, table).split('\t');
    if (!key.includes(' ')) found.push(key);
  }
  return found;
}

function isBegun(place: number, begun: Uint8Array, { text, keys }: TableText): boolean {
  const start = keys[place];
  return start !== undefined && comparedAt(text, start, begun) === 0;
}

function conceptAt(place: number, { text, concepts }: TableText): Concept {
  const start = concepts[place] ?? 0;
  const names = text.toString('utf8', start, text.indexOf('\n', start)).split('|');
  return names.map((name) => ({ language: name.slice(0, 2), key: name.slice(3) }));
}

function lineAt(place: number, { text, keys }: TableText): string {
  const start = keys[place];
  return start === undefined ? '' : text.toString('utf8', start, (keys[place + 1] ?? text.length + 1) - 1);
}

/** The first name that is not before a text: they stand in the order of their bytes. */
function placeOf(begun: Uint8Array, { text, keys }: TableText): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparedAt(text, keys[middle] ?? 0, begun) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
