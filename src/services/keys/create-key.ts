import { newApiKey, newKeyId, type RandomBytes } from '../../core/keys/api-key.ts';
import { saveKey } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { hashKey } from './hash-key.ts';
import type { NewKey } from './key-info.ts';

export interface CreateKeyInput {
  readonly index: IndexDatabase;
  /** What its owner calls it, settled by `keyLabel`. */
  readonly label: string;
  readonly now: Date;
  readonly randomBytes: RandomBytes;
}

/** Makes a Pro key and stores its hash. */
export async function createKey({ index, label, now, randomBytes }: CreateKeyInput): Promise<NewKey> {
  const key = newApiKey(randomBytes);
  const id = newKeyId(randomBytes);
  await saveKey(index, { id, hash: hashKey(key), label, createdAt: now.toISOString() });
  return { id, label, key };
}
