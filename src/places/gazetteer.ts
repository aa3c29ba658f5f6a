import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { comparedAt } from '../core/compared-at.ts';
import { CONTENT_FOLDER } from '../language/content-folder.ts';
import { fold } from '../language/fold.ts';

/** One town of the gazetteer (content/places). */
export interface City {
  /** Usual English name: "Copenhagen". */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees, to about a kilometre. */
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

/**
 * All towns by all their names in a third of the memory that a map of them takes: the bytes of what the table says (as a
 * string each letter would have two), and a hash table of places in it.
 */
interface Gazetteer {
  /** The table, then the folded English names, one a line, in UTF-8. */
  readonly text: Buffer;
  /** Where the line of each town begins, the largest town first. */
  readonly lines: Uint32Array;
  /** Of each name: where it stands, how long it is, whose it is, and the next name of the same hash. */
  readonly starts: Uint32Array;
  readonly lengths: Uint16Array;
  readonly owners: Uint32Array;
  readonly nexts: Int32Array;
  /** Hash → the first name, that of the largest town. */
  readonly heads: Int32Array;
}

/** More than there are names, so that hardly any share one. */
const BUCKETS = 1 << 18;
const NONE = -1;
const TAB = 9;

function readGazetteer(): Gazetteer {
  const rows = withMoreNames(unpack('places/cities.tsv.br'));
  const folded = rows.map((row) => fold(row.slice(0, row.indexOf('\t'))));
  const text = Buffer.from([...rows, ...folded].join('\n'));
  const count = rows.length + rows.reduce((sum, row) => sum + namesIn(row), 0);
  const gazetteer: Gazetteer = {
    text,
    lines: new Uint32Array(rows.length),
    starts: new Uint32Array(count),
    lengths: new Uint16Array(count),
    owners: new Uint32Array(count),
    nexts: new Int32Array(count),
    heads: new Int32Array(BUCKETS).fill(NONE),
  };
  fill(gazetteer, { rows, folded });
  return gazetteer;
}

function unpack(file: string): string[] {
  return brotliDecompressSync(readFileSync(new URL(file, CONTENT_FOLDER)))
    .toString('utf8')
    .split('\n');
}

/** Rows with the names that the other tables have for the largest town of a name in its country. */
function withMoreNames(rows: readonly string[]): string[] {
  const own = readFileSync(new URL('places/own.tsv', CONTENT_FOLDER), 'utf8').split('\n');
  const more = new Map<string, string[]>();
  for (const line of [...own, ...unpack('places/names/names.tsv.br')]) {
    const [name = '', country = '', names = ''] = line.split('\t');
    if (names === '') continue;
    const key = `${name}\t${country}`;
    more.set(key, [...(more.get(key) ?? []), ...names.split('|').map(fold)]);
  }
  return rows.map((row) => {
    const key = row.split('\t', 2).join('\t');
    const names = more.get(key);
    if (names === undefined) return row;
    more.delete(key);
    const known = new Set(aliasesOf(row).split('|'));
    const added = names.filter((name) => name !== '' && !known.has(name));
    const separator = aliasesOf(row) === '' ? '' : '|';
    return added.length === 0 ? row : `${row}${separator}${[...new Set(added)].join('|')}`;
  });
}

function namesIn(row: string): number {
  const aliases = aliasesOf(row);
  return aliases === '' ? 0 : aliases.split('|').length;
}

/** The last part of a row. */
function aliasesOf(row: string): string {
  return row.slice(row.lastIndexOf('\t') + 1);
}

interface Rows {
  readonly rows: readonly string[];
  readonly folded: readonly string[];
}

/** From the smallest town to the largest: who comes last stands first under a name. */
function fill(gazetteer: Gazetteer, { rows, folded }: Rows): void {
  const { text, lines, starts, lengths, owners, nexts, heads } = gazetteer;
  let names = 0;
  const put = (start: number, length: number, owner: number): void => {
    const bucket = hashOf(text, start, length);
    starts[names] = start;
    lengths[names] = length;
    owners[names] = owner;
    nexts[names] = heads[bucket] ?? NONE;
    heads[bucket] = names;
    names += 1;
  };
  let name = text.length + 1;
  let line = name - folded.reduce((sum, each) => sum + Buffer.byteLength(each) + 1, 0);
  for (let owner = rows.length - 1; owner >= 0; owner -= 1) {
    const row = rows[owner] ?? '';
    const aliases = aliasesOf(row);
    const end = line - 1;
    line = end - Buffer.byteLength(row);
    lines[owner] = line;
    let start = end - Buffer.byteLength(aliases);
    for (const alias of aliases.split('|')) {
      const length = Buffer.byteLength(alias);
      if (length > 0) put(start, length, owner);
      start += length + 1;
    }
    const length = Buffer.byteLength(folded[owner] ?? '');
    name -= length + 1;
    put(name, length, owner);
  }
}

/** FNV-1a. */
function hashOf(bytes: Buffer, start: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < start + length; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

let loaded: Gazetteer | null = null;
/** Read at the first question: commands that ask for no place do not pay for it. */
const gazetteer = (): Gazetteer => {
  loaded ??= readGazetteer();
  return loaded;
};

/** The towns that bear exactly this name in any language we hold, largest first. */
export function citiesNamed(foldedName: string): City[] {
  return [...ownersNamed(foldedName)].map(cityAt);
}

/** All names of a town but the English one, folded; none where there is no such town. */
export function otherNamesOf({ name, country }: Pick<City, 'name' | 'country'>): string[] {
  for (const owner of ownersNamed(fold(name))) {
    const row = rowAt(owner);
    const aliases = aliasesOf(row);
    if (row.startsWith(`${name}\t${country}\t`)) return aliases === '' ? [] : aliases.split('|');
  }
  return [];
}

/** The numbers of the towns that bear this name, largest first. */
function* ownersNamed(foldedName: string): Generator<number> {
  const { text, starts, lengths, owners, nexts, heads } = gazetteer();
  const name = Buffer.from(foldedName);
  let last = NONE;
  for (let at = heads[hashOf(name, 0, name.length)] ?? NONE; at !== NONE; at = nexts[at] ?? NONE) {
    const isNamed = lengths[at] === name.length && comparedAt(text, starts[at] ?? 0, name) === 0;
    const owner = owners[at] ?? 0;
    if (isNamed && owner !== last) yield owner;
    if (isNamed) last = owner;
  }
}

/** A town by its number, from 0: the largest is the first. */
export function cityAt(owner: number): City {
  const { text, lines } = gazetteer();
  const start = lines[owner] ?? 0;
  // A long row of other names follows.
  let end = start;
  for (let tabs = 0; end < text.length && tabs < 5; end += 1) if (text[end] === TAB) tabs += 1;
  const [name = '', country = '', lat, lon, population] = text.toString('utf8', start, end).split('\t', 5);
  return { name, country, lat: Number(lat), lon: Number(lon), population: Number(population) };
}

function rowAt(owner: number): string {
  const { text, lines } = gazetteer();
  const start = lines[owner] ?? 0;
  return text.toString('utf8', start, text.indexOf('\n', start));
}

/** How many towns there are. */
export function countCities(): number {
  return gazetteer().lines.length;
}
