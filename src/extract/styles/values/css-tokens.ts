import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** A text of CSS as tokens; `types[n]` of the text from `starts[n]` to `starts[n + 1]`. */
export interface CssTokens {
  readonly source: string;
  readonly types: Uint8Array;
  readonly starts: Uint32Array;
  readonly count: number;
}

const typeOf = (name: string): number => tokenTypes[name] ?? -1;

/** The token types that decide where things end. */
export const TOKEN = {
  ident: typeOf('Ident'),
  function: typeOf('Function'),
  atKeyword: typeOf('AtKeyword'),
  whiteSpace: typeOf('WhiteSpace'),
  comment: typeOf('Comment'),
  cdo: typeOf('CDO'),
  cdc: typeOf('CDC'),
  colon: typeOf('Colon'),
  semicolon: typeOf('Semicolon'),
  comma: typeOf('Comma'),
  openSquare: typeOf('LeftSquareBracket'),
  closeSquare: typeOf('RightSquareBracket'),
  openRound: typeOf('LeftParenthesis'),
  closeRound: typeOf('RightParenthesis'),
  openCurly: typeOf('LeftCurlyBracket'),
  closeCurly: typeOf('RightCurlyBracket'),
} as const;

/** Cuts a text into the tokens of CSS Syntax Level 3. Linear; never throws. */
export function toCssTokens(source: string): CssTokens {
  // There are at most as many tokens as letters.
  const types = new Uint8Array(source.length + 1);
  const starts = new Uint32Array(source.length + 1);
  let count = 0;
  tokenize(source, (type, start) => {
    types[count] = type;
    starts[count++] = start;
  });
  starts[count] = source.length;
  return { source, types, starts, count };
}

/** The text of the tokens from one up to, and without, another; comments as a space, escapes kept. */
export function rawText({ source, types, starts }: CssTokens, from: number, to: number): string {
  const text = source.slice(starts[from], starts[to]);
  if (!text.includes('/*')) return text.trim();
  let out = '';
  for (let at = from; at < to; at++)
    out += types[at] === TOKEN.comment ? ' ' : source.slice(starts[at], starts[at + 1]);
  return out.trim();
}

/** A text with the escapes of CSS resolved: "\64 isplay" is "display". */
export function unescapeCss(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, hex: string | undefined, other: string | undefined) => {
    const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
    return other ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
  });
}

/** What may stand between rules and declarations. */
export function isBetween(type: number | undefined): boolean {
  return (
    type === TOKEN.whiteSpace ||
    type === TOKEN.comment ||
    type === TOKEN.semicolon ||
    type === TOKEN.cdo ||
    type === TOKEN.cdc
  );
}
