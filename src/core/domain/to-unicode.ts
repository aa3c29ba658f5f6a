import type { DomainName } from './domain-name.ts';

/** Cyrillic letters that look like Latin ones: a label of nothing else is shown as it is registered. */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуьҽпгѵѡ0-9-]+$/u;

/**
 * A domain as people write it, for display only: "xn--bckerei-5wa.de" → "bäckerei.de". Labels that could pass for
 * another name (mixed scripts, look-alikes, invisible characters) stay as A-labels.
 */
export function toUnicode(domain: DomainName): string {
  return domain.split('.').map(showLabel).join('.');
}

function showLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  return decoded !== null && isPlain(decoded) && encodesTo(decoded, label) ? decoded : label;
}

function isPlain(label: string): boolean {
  if (!/^[\p{L}\p{M}\p{N}\-・·ー]+$/u.test(label) || LATIN_LOOKALIKES.test(label)) return false;
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(label)).length <= 1;
}

function encodesTo(decoded: string, label: string): boolean {
  try {
    return new URL(`http://${decoded}.example/`).hostname === `${label}.example`;
  } catch {
    return false;
  }
}

/** RFC 3492, section 6.2; null for what is no Punycode. Labels are at most 63 characters. */
function decodePunycode(input: string): string | null {
  const split = input.lastIndexOf('-');
  const output = split > 0 ? [...input.slice(0, split)].map((char) => char.codePointAt(0) ?? 0) : [];
  let position = split > 0 ? split + 1 : 0;
  let code = 128;
  let index = 0;
  let bias = 72;
  while (position < input.length) {
    const before = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = digitOf(input.charCodeAt(position++));
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(charCode: number): number | null {
  if (charCode >= 97 && charCode <= 122) return charCode - 97;
  if (charCode >= 48 && charCode <= 57) return charCode - 22;
  return null;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
