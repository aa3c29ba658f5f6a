import type { StandardId } from '../../../../src/core/site/visit.ts';

/** What is read: it decides which readers take the input, and how long a site may make it. */
export type InputKind =
  | 'page'
  | 'site'
  | 'style sheet'
  | 'sitemap'
  | 'robots'
  | 'native'
  | 'packed page'
  | 'packed sitemap'
  | StandardProbe;

/** A file that a visit asks for in order to see whether a site follows a standard. */
export type StandardProbe = Exclude<StandardId, 'robots' | 'sitemap' | 'schema_org'>;

/** One input that costs a careless reader more than its length. */
export interface WorstInput {
  readonly group: string;
  readonly name: string;
  readonly kind: InputKind;
  /** Headers of the answer, beside the one that its kind has. */
  readonly headers: Readonly<Record<string, string>>;
  /** The input, as near to that many bytes as its pieces allow; the same bytes for the same size. */
  readonly bytesOf: (size: number) => Uint8Array;
}

/** Inputs by their names; each is made to a size in bytes. */
export type InputTable = Readonly<Record<string, (size: number) => string | Uint8Array>>;

const UTF_8 = new TextEncoder();

/** The inputs of a table, all of one kind. */
export function inputsOf(
  group: string,
  kind: InputKind,
  table: InputTable,
  headers: Readonly<Record<string, string>> = {},
): WorstInput[] {
  return Object.entries(table).map(([name, make]) => ({
    group,
    name,
    kind,
    headers,
    bytesOf: (size) => toBytes(make(size)),
  }));
}

function toBytes(made: string | Uint8Array): Uint8Array {
  return typeof made === 'string' ? UTF_8.encode(made) : made;
}

/** A piece again and again. */
export function fill(piece: string, size: number): string {
  return piece.repeat(Math.max(1, Math.floor(size / UTF_8.encode(piece).length)));
}

/** Pieces that differ by their number. */
export function numbered(size: number, piece: (at: number) => string): string {
  const pieces: string[] = [];
  for (let at = 0, length = 0; length < size; at++) {
    const made = piece(at);
    pieces.push(made);
    length += made.length;
  }
  return pieces.join('');
}

/** An opening piece again and again, then as many closing ones. */
export function nest(open: string, close: string, size: number): string {
  const times = Math.floor(size / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
}
