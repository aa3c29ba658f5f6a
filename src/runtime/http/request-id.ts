import { randomFillSync } from 'node:crypto';

const BYTES = 10;
/** Random bytes are had for many at once: asking for them takes longer than writing them. */
const pool = Buffer.alloc(400 * BYTES);
let next = pool.length;

/** A request id: opaque, unique. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += BYTES;
  return pool.toString('hex', next - BYTES, next);
}
