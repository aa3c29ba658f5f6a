import { type HeldLock, holdLock } from '../../scripts/processes/hold-lock.ts';
import { atEnd } from './at-end.ts';

/** Has another process hold the lock of a database file until it is let go, or the test ends, however it does. */
export async function heldLock(path: string, kind?: 'immediate' | 'exclusive'): Promise<HeldLock> {
  const lock = await holdLock(path, kind);
  atEnd(() => lock.release());
  return lock;
}
