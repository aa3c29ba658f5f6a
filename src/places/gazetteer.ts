import { comparedAt } from '../core/compared-at.ts';
import { contentLines } from '../language/content-lines.ts';
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
  /** The lines of the table, each behind the folded English name of the town and a tab, in UTF-8. */
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
const [TAB, LINE_END, BAR] = [9, 10, 124];
/** Of a letter in UTF-8, for each of its units in UTF-16. */
const MOST_BYTES = 3;
const FIRST_BYTES = 1 << 20;

function readGazetteer(): Gazetteer {
  const { text, lines } = readLines();
  const count = namesIn(text);
  const gazetteer: Gazetteer = {
    text,
    lines,
    starts: new Uint32Array(count),
    lengths: new Uint16Array(count),
    owners: new Uint32Array(count),
    nexts: new Int32Array(count),
    heads: new Int32Array(BUCKETS).fill(NONE),
  };
  fill(gazetteer);
  return gazetteer;
}

/** Written town by town: strings of all of them leave 10 MB behind. */
function readLines(): Pick<Gazetteer, 'text' | 'lines'> {
  const lines: number[] = [];
  let text = Buffer.alloc(0);
  let length = 0;
  for (const row of withMoreNames(contentLines('places/cities.tsv.br'))) {
    const line = `${fold(row.slice(0, row.indexOf('\t')))}\t${row}\n`;
    if (text.length < length + line.length * MOST_BYTES)
      text = Buffer.concat([text], Math.max(FIRST_BYTES, text.length * 2));
    lines.push(length);
    length += text.write(line, length);
  }
  return { text: Buffer.from(text.subarray(0, length)), lines: Uint32Array.from(lines) };
}

/** Rows with the names that the other tables have for the largest town of a name in its country. */
function* withMoreNames(rows: Iterable<string>): Generator<string> {
  const more = new Map<string, string[]>();
  for (const file of ['places/own.tsv', 'places/names/names.tsv.br']) {
    for (const line of contentLines(file)) {
      const [name = '', country = '', names = ''] = line.split('\t');
      if (names === '') continue;
      const key = `${name}\t${country}`;
      more.set(key, [...(more.get(key) ?? []), ...names.split('|').map(fold)]);
    }
  }
  for (const row of rows) {
    const key = row.split('\t', 2).join('\t');
    const names = more.get(key) ?? [];
    more.delete(key);
    const known = new Set(aliasesOf(row).split('|'));
    const added = new Set(names.filter((name) => name !== '' && !known.has(name)));
    const separator = aliasesOf(row) === '' || added.size === 0 ? '' : '|';
    yield `${row}${separator}${[...added].join('|')}`;
  }
}

/** How many names all lines have: the English one, and those behind the last tab. */
function namesIn(text: Buffer): number {
  let names = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === BAR) names += 1;
    else if (text[at] === LINE_END) names += text[at - 1] === TAB ? 1 : 2;
  }
  return names;
}

/** The last part of a row. */
function aliasesOf(row: string): string {
  return row.slice(row.lastIndexOf('\t') + 1);
}

/** From the smallest town to the largest: who comes last stands first under a name. */
function fill({ text, lines, starts, lengths, owners, nexts, heads }: Gazetteer): void {
  let names = 0;
  const put = (start: number, end: number, owner: number): void => {
    if (start === end) return;
    const bucket = hashOf(text, start, end - start);
    starts[names] = start;
    lengths[names] = end - start;
    owners[names] = owner;
    nexts[names] = heads[bucket] ?? NONE;
    heads[bucket] = names;
    names += 1;
  };
  for (let owner = lines.length - 1; owner >= 0; owner -= 1) {
    const line = lines[owner] ?? 0;
    const end = text.indexOf(LINE_END, line);
    let start = text.lastIndexOf(TAB, end) + 1;
    for (let bar = text.indexOf(BAR, start); bar !== -1 && bar < end; bar = text.indexOf(BAR, start)) {
      put(start, bar, owner);
      start = bar + 1;
    }
    put(start, end, owner);
    put(line, text.indexOf(TAB, line), owner);
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
  const start = text.indexOf(TAB, lines[owner]) + 1;
  // A long row of other names follows.
  let end = start;
  for (let tabs = 0; end < text.length && tabs < 5; end += 1) if (text[end] === TAB) tabs += 1;
  const [name = '', country = '', lat, lon, population] = text.toString('utf8', start, end).split('\t', 5);
  return { name, country, lat: Number(lat), lon: Number(lon), population: Number(population) };
}

function rowAt(owner: number): string {
  const { text, lines } = gazetteer();
  const start = text.indexOf(TAB, lines[owner]) + 1;
  return text.toString('utf8', start, text.indexOf('\n', start));
}

/** How many towns there are. */
export function countCities(): number {
  return gazetteer().lines.length;
}
