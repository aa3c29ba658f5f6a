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
interface ConceptTable {
  readonly text: Buffer;
  /** Where the line of each thing begins. */
  readonly concepts: Uint32Array;
  /** Where the line of each name begins; the names are sorted. */
  readonly keys: Uint32Array;
}

let table: ConceptTable | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
function conceptTable(): ConceptTable {
  table ??= readTable();
  return table;
}

function readTable(): ConceptTable {
  const packed = readFileSync(new URL('search/concepts/packed.br', CONTENT_FOLDER));
  const text = brotliDecompressSync(packed);
  const parted = text.indexOf('\n\n') + 1;
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    text,
    concepts: Uint32Array.from(starts.filter((start) => start < parted)),
    keys: Uint32Array.from(starts.filter((start) => start > parted)),
  };
}

/** The things that a phrase names. */
export function conceptsOf(key: string): Concept[] {
  const begun = Buffer.from(`${key}\t`);
  const place = placeOf(begun);
  return isBegun(place, begun)
    ? lineAt(place)
        .slice(key.length + 1)
        .split(',')
        .map(Number)
        .map(conceptAt)
    : [];
}

/** All names of one word that begin so. */
export function keysBegun(begun: string): string[] {
  const bytes = Buffer.from(begun);
  const found: string[] = [];
  for (let place = placeOf(bytes); isBegun(place, bytes); place += 1) {
    const [key = ''] = lineAt(place).split('\t');
    if (!key.includes(' ')) found.push(key);
  }
  return found;
}

function isBegun(place: number, begun: Uint8Array): boolean {
  const { text, keys } = conceptTable();
  const start = keys[place];
  return start !== undefined && comparedAt(text, start, begun) === 0;
}

function conceptAt(place: number): Concept {
  const { text, concepts } = conceptTable();
  const start = concepts[place] ?? 0;
  const names = text.toString('utf8', start, text.indexOf('\n', start)).split('|');
  return names.map((name) => ({ language: name.slice(0, 2), key: name.slice(3) }));
}

function lineAt(place: number): string {
  const { text, keys } = conceptTable();
  const start = keys[place];
  return start === undefined ? '' : text.toString('utf8', start, (keys[place + 1] ?? text.length + 1) - 1);
}

/** The first name that is not before a text: they stand in the order of their bytes. */
function placeOf(begun: Uint8Array): number {
  const { text, keys } = conceptTable();
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparedAt(text, keys[middle] ?? 0, begun) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
