import { unveil } from './order-text.ts';

/** One way in which a text may be written so that only machines read it at once. */
interface Writing {
  /** A quick look: whether it may be written so. */
  readonly sign: RegExp;
  /** The text as plain words; null when it is not written so after all. */
  readonly toPlain: (text: string) => string | null;
}

const HYPHENS = /(?<=\p{L})[-_*·•](?=\p{L})/gu;
const BASE64 = /(?<![\w+/-])[\w+/-]{20,4000}={0,2}/g;
const HEX = /(?:(?:\\x|%|0x)?[0-9a-f]{2}[ ,:]?){12,2000}/gi;
const DECIMAL = /(?:\b\d{2,3}[ ,;]{0,2}){12,1000}/g;
const BINARY = /(?:[01]{8} ?){8,1000}/g;

const SHORT_WRITINGS: readonly Writing[] = [
  { sign: /%[0-9a-f]{2}/i, toPlain: (text) => unveil(decodeAddress(text)) },
  {
    sign: /[a-z][A-Z][a-z]/,
    toPlain: (text) => text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, text.includes(' ') ? '. ' : ' '),
  },
  {
    sign: /[-_*·•]/,
    toPlain: (text) => ((text.match(HYPHENS)?.length ?? 0) > 2 ? text.replace(HYPHENS, '') : null),
  },
];

/** Shorter texts hold no order in such a code. */
const MIN_CODED = 20;

const WRITINGS: readonly Writing[] = [
  ...SHORT_WRITINGS,
  {
    sign: /(?<![\w+/-])[\w+/-]{20}/,
    toPlain: (text) => decoded(text, BASE64, (piece) => Buffer.from(piece, 'base64')),
  },
  { sign: /(?:[0-9a-f]{2}[ ,:\\x%0]{0,3}){12}/i, toPlain: (text) => decoded(text, HEX, fromHex) },
  { sign: /[01]{8} ?[01]{8}/, toPlain: (text) => decoded(text, BINARY, fromBits) },
  {
    sign: /\b(?:vtaber|qvfertneq|sbetrg|bireevqr|erirny)\b|vafgehpgvba/i,
    toPlain: (text) => text.replace(/[a-z]/gi, turnedByThirteen),
  },
  {
    sign: /snoitcurtsn|\b(?:erongi|dragersid|tegrof|edirrevo)\b|\btpmorp metsys/i,
    toPlain: (text) => [...text].reverse().join(''),
  },
  {
    sign: /\binstructions? (?:previous|prior|earlier|above|your)\b/i,
    toPlain: (text) => text.split(/\s+/).reverse().join(' '),
  },
  { sign: /\p{L}[)\]}][([{]\p{L}/u, toPlain: (text) => text.replace(/(?<=\p{L})[)\]}][([{](?=\p{L})/gu, '') },
  { sign: /[ɐɹʇ][^\n]{0,40}[ǝɥʍʌɯƃɟ]/u, toPlain: (text) => [...text].reverse().map(turnedOver).join('') },
  { sign: /(?:\b\d{2,3}[ ,;]{1,2}){12}/, toPlain: (text) => decoded(text, DECIMAL, fromDecimals) },
];

/** A text without unseen letters, and what else it may be read as: an address, words run together, a code, misspelt words. */
export function readingsOf(text: string): string[] {
  const writings = text.length < MIN_CODED ? SHORT_WRITINGS : WRITINGS;
  const others = writings.flatMap(({ sign, toPlain }) => (sign.test(text) ? [toPlain(text)] : []));
  return [text, ...others, wellSpelt(text)].filter((reading) => reading !== null);
}

function decodeAddress(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (octets) => UTF_8.decode(Buffer.from(octets.replaceAll('%', ''), 'hex')));
}

const fromHex = (piece: string): Uint8Array => Buffer.from(piece.replace(/\\x|0x|[^0-9a-f]/gi, ''), 'hex');
const fromBits = (piece: string): Uint8Array =>
  Uint8Array.from(piece.match(/[01]{8}/g) ?? [], (octet) => Number.parseInt(octet, 2));

const fromDecimals = (piece: string): Uint8Array => Uint8Array.from(piece.match(/\d+/g) ?? [], Number);

const STANDING = 'abcdefghijklmnopqrstuvwxyz';
const TURNED = [...'ɐqɔpǝɟƃɥıɾʞlɯuodbɹsʇnʌʍxʎz'];

function turnedOver(letter: string): string {
  return STANDING[TURNED.indexOf(letter)] ?? letter;
}

const UTF_8 = new TextDecoder();
/** Words of a text have one between them. */
const SPACE = 32;

/** So many of a hundred letters of a decoded text are those of words. */
const MIN_WORDS = 90;

/** The text with its coded pieces as words, where one of them holds any. */
function decoded(text: string, pieces: RegExp, decode: (piece: string) => Uint8Array): string | null {
  let isFound = false;
  const plain = text.replace(pieces, (piece) => {
    const octets = decode(piece);
    if (!octets.includes(SPACE)) return piece;
    const words = UTF_8.decode(octets);
    const letters = words.match(/[\p{L}\p{M} ,.!?]/gu)?.length ?? 0;
    if (letters * 100 < [...words].length * MIN_WORDS) return piece;
    isFound = true;
    return words;
  });
  return isFound ? plain : null;
}

function turnedByThirteen(letter: string): string {
  const code = letter.charCodeAt(0);
  return String.fromCharCode(code + ((code & 31) <= 13 ? 13 : -13));
}

/** Words that an order in English cannot do without; people and models read them with letters in the wrong places. */
const OFTEN_MISSPELT = 'ignore disregard forget override previous instructions instruction system prompt reveal'.split(
  ' ',
);
const MISSPELT = new RegExp(
  `\\b(?:${OFTEN_MISSPELT.map((word) => {
    const inner = [...new Set(word.slice(1, -1))].join('');
    return `(${word[0]}[${inner}]{${word.length - 3},${word.length - 1}}${word.at(-1)})`;
  }).join('|')})\\b`,
  'gi',
);
const MAYBE_MISSPELT = new RegExp(MISSPELT.source, 'i');

/** With the letters of those words in their places; null when fewer than two were not. */
function wellSpelt(text: string): string | null {
  if (!MAYBE_MISSPELT.test(text)) return null;
  let changed = 0;
  const spelt = text.replace(MISSPELT, (written: string, ...groups: (string | undefined)[]) => {
    const word = OFTEN_MISSPELT[groups.findIndex((group) => group !== undefined)] ?? written;
    if (word !== written.toLowerCase()) changed++;
    return word;
  });
  return changed > 1 ? spelt : null;
}
