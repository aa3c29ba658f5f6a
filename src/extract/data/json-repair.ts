import { jsonrepair } from 'jsonrepair';

/** Above this, only strict JSON and our own linear mending are tried. */
const MAX_JSONREPAIR_CHARACTERS = 200_000;

const WRAPPERS: readonly [opening: RegExp, closing: RegExp][] = [
  [/^(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?/u, /(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?\s*$/u],
  [/^<!--/u, /(?:\/\/)?\s*-->\s*$/u],
];

/**
 * Reads JSON as pages write it: comments, trailing and missing commas, raw line ends in texts, HTML entities for the
 * quotes, CDATA and comment wrappers, several values after another (they become a list).
 *
 * @returns the value, or undefined when no reading is plain. Never throws; linear but for jsonrepair, which is size-bounded.
 */
export function parseLenientJson(source: string): unknown {
  const text = unwrap(source);
  if (text === '') return undefined;
  const strict = tryJson(text);
  if (strict !== undefined) return strict;
  const mended = tryJson(mendJson(text));
  if (mended !== undefined) return mended;
  if (/^[[{\s]*&(?:quot|#34|#x22);/iu.test(text)) return parseLenientJson(decodeQuotes(text));
  if (text.length > MAX_JSONREPAIR_CHARACTERS) return undefined;
  try {
    return tryJson(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function tryJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function unwrap(source: string): string {
  let text = source.replace(/^\ufeff/u, '').trim();
  for (const [opening, closing] of WRAPPERS) {
    text = text.replace(opening, '');
    const tail = text.slice(-40);
    text = text.slice(0, text.length - tail.length) + tail.replace(closing, '');
  }
  text = text.trim();
  return text.endsWith(';') ? text.slice(0, -1) : text;
}

const QUOTE_ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#39': "'",
};

function decodeQuotes(text: string): string {
  return text.replace(
    /&(quot|#34|#x22|amp|lt|gt|#39);/giu,
    (whole, name: string) => QUOTE_ENTITIES[name.toLowerCase()] ?? whole,
  );
}

/** One pass: drops comments and needless commas, escapes raw controls in texts, sets the commas between values. */
function mendJson(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    if (char === '"') {
      const end = endOfText(text, at);
      if (needsComma(out)) out.push(',');
      out.push(mendText(text.slice(at, end)));
      at = end;
    } else if (char === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      at = endOfComment(text, at);
    } else {
      at++;
      if (/[\s;]/u.test(char)) continue;
      if ('{['.includes(char)) {
        if (depth === 0) values++;
        if (needsComma(out)) out.push(',');
        depth++;
      } else if ('}]'.includes(char)) {
        while (out[out.length - 1] === ',') out.pop();
        depth--;
      } else if (char === ',' && (depth === 0 || ',{['.includes(out[out.length - 1] ?? ','))) continue;
      out.push(char);
    }
  }
  while (out[out.length - 1] === ',') out.pop();
  return values > 1 ? `[${out.join('')}]` : out.join('');
}

/** Whether a value that begins here follows another one without a comma. */
function needsComma(out: readonly string[]): boolean {
  const last = out[out.length - 1];
  return last !== undefined && (last === '}' || last === ']' || last.startsWith('"'));
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function endOfComment(text: string, start: number): number {
  const mark = text[start + 1] === '/' ? '\n' : '*/';
  const end = text.indexOf(mark, start + 2);
  return end < 0 ? text.length : end + mark.length;
}

const BACKSLASH = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})?/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: raw controls are what is escaped here
const CONTROL = /[\u0000-\u001f]/gu;

/** A text with raw controls escaped and escapes that JSON does not know made plain. */
function mendText(text: string): string {
  return text
    .replace(BACKSLASH, (written) => (written.length > 1 ? written : ''))
    .replace(CONTROL, (control) => JSON.stringify(control).slice(1, -1));
}
