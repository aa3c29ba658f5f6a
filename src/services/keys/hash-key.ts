import { createHash } from 'node:crypto';

/** What is stored of a key: its SHA-256, hex. A key has 190 random bits, so that no slow hash is needed. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
