import { randomUUID } from 'node:crypto';

/** A request id: opaque, unique. */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}
