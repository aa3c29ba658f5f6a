import { findCharset } from '../../../src/extract/page/decode.ts';
import type { Corpus } from './corpus.ts';
import { peerOf, type TruthRow, tally } from './row.ts';

interface CharsetRow {
  readonly file?: string;
  readonly declared?: string;
  readonly actual?: string;
}

/** Charsets of pages by their bytes, without a header; the peer believes what the page declares. */
export function measureCharset(corpus: Corpus): TruthRow[] {
  const pages = tally('charset', 'of pages, by their bytes');
  const declared: boolean[] = [];
  for (const { file, declared: said, actual } of corpus.answers<CharsetRow>('charset.jsonl')) {
    const body = file === undefined ? null : corpus.readBytes(file);
    if (body === null || actual === undefined) continue;
    const found = findCharset(body, undefined);
    const truth = decodedAs(actual, body);
    pages.add(decodedAs(found, body) === truth, `${file}: ${found}, is ${actual}`);
    declared.push(decodedAs(said ?? '', body) === truth);
  }
  return [pages.row({ peer: peerOf('as declared', declared) })];
}

/** The text that bytes give: charsets that give the same are the same. */
function decodedAs(label: string, body: Uint8Array): string | null {
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return null;
  }
}
