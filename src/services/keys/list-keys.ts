import { listKeyRows } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { type KeyInfo, toKeyInfo } from './key-info.ts';

/** All keys, oldest first. */
export async function listKeys({ index }: { readonly index: IndexDatabase }): Promise<KeyInfo[]> {
  return (await listKeyRows(index)).map(toKeyInfo);
}
