import { crc32 } from './crc32.ts';

/** Starts every key, so that secret scanners know one when they see it. */
const PREFIX = 'wm_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
/** 62^6 is above 2^32. */
const CHECK_LENGTH = 6;
const ID_LENGTH = 12;
/** What secret scanners look for. */
const API_KEY_PATTERN = /^wm_live_[0-9A-Za-z]{38}$/;

/** Gives that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** A new key: the prefix, 32 random base62 characters (190 bits) and a checksum of 6. */
export function newApiKey(randomBytes: RandomBytes): string {
  const body = PREFIX + randomBase62(randomBytes, RANDOM_LENGTH);
  return body + checkOf(body);
}

/** A new public name of a key: "k_" and 12 random base62 characters. */
export function newKeyId(randomBytes: RandomBytes): string {
  return `k_${randomBase62(randomBytes, ID_LENGTH)}`;
}

/** True when a text has the form of a key and its checksum fits: a mistyped key is known without a look-up. */
export function isApiKey(text: string): boolean {
  if (!API_KEY_PATTERN.test(text)) return false;
  return checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

function checkOf(body: string): string {
  let left = crc32(new TextEncoder().encode(body));
  let digits = '';
  for (let place = 0; place < CHECK_LENGTH; place++) {
    digits = ALPHABET.charAt(left % ALPHABET.length) + digits;
    left = Math.floor(left / ALPHABET.length);
  }
  return digits;
}

/** Bytes above the last whole multiple of 62 are thrown away, so that every character is as likely. */
function randomBase62(randomBytes: RandomBytes, length: number): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
