import type { LawpProblem } from './document.ts';
import { MAX_LEVELS, nestsDeeper } from './nests-deeper.ts';
import { placeInJson } from './place-in-json.ts';

/** A published document may be this large. */
export const MAX_LAWP_BYTES = 1024 * 1024;

export type ParsedLawpBytes =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly problem: LawpProblem };

/** Reads the bytes of a LAWP file as JSON: at most 1 MB, UTF-8, a BOM skipped. Never throws. */
export function parseLawpBytes(bytes: Uint8Array): ParsedLawpBytes {
  if (bytes.byteLength > MAX_LAWP_BYTES) return broken(TOO_LARGE);
  const text = decodeUtf8(bytes);
  if (text === null) return broken(NOT_UTF8);
  try {
    const json: unknown = JSON.parse(text);
    return nestsDeeper(json) ? broken(TOO_DEEP) : { ok: true, json };
  } catch (error) {
    return broken(notJson(text, error));
  }
}

function broken(problem: LawpProblem): ParsedLawpBytes {
  return { ok: false, problem };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What is wrong with a file that is larger than 1 MB. */
export const TOO_LARGE: LawpProblem = {
  path: '',
  rule: 'file-size',
  message: 'The file is larger than 1 MB.',
  mend: 'Shorten it: 200 words a page are enough.',
};

const TOO_DEEP: LawpProblem = {
  path: '',
  rule: 'nesting',
  message: `Lists and objects are nested more than ${MAX_LEVELS} levels deep.`,
  mend: 'Leave out what is nested so deeply; no part of a document needs that.',
};

const NOT_UTF8: LawpProblem = {
  path: '',
  rule: 'utf-8',
  message: 'The file is not written in UTF-8.',
  mend: 'Save it as UTF-8.',
};

function notJson(text: string, error: unknown): LawpProblem {
  const empty = text.trim() === '';
  return {
    path: '',
    rule: 'json',
    message: empty ? 'The file is empty.' : `The file is not valid JSON${placeInJson(error, text)}.`,
    mend: empty
      ? 'Write one JSON object into it.'
      : 'Look for a missing comma, quote or bracket, or one too many, at that place or just before it. Quotes must be straight ("), not curly.',
  };
}
