import { findKey } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { type KeyInfo, toKeyInfo } from './key-info.ts';

/** A key by its id; null when there is none. */
export async function findKeyInfo({
  index,
  id,
}: {
  readonly index: IndexDatabase;
  readonly id: string;
}): Promise<KeyInfo | null> {
  const row = await findKey(index, id);
  return row === null ? null : toKeyInfo(row);
}
