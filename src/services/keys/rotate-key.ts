import { newApiKey, newKeyId } from '../../core/keys/api-key.ts';
import { findKey, replaceKey } from '../../store/keys.ts';
import type { Outcome } from '../outcome.ts';
import type { CreateKeyInput } from './create-key.ts';
import { hashKey } from './hash-key.ts';
import type { NewKey } from './key-info.ts';
import { noGoodKey } from './no-good-key.ts';

export interface RotateKeyInput extends Omit<CreateKeyInput, 'label'> {
  readonly id: string;
}

/**
 * Ends a key and makes another in its place, with its label and its claims on domains; `not_found` when there is none,
 * or it ended before.
 */
export async function rotateKey({ index, id: oldId, now, randomBytes }: RotateKeyInput): Promise<Outcome<NewKey>> {
  const key = newApiKey(randomBytes);
  const id = newKeyId(randomBytes);
  const replaced = await replaceKey(index, oldId, { id, hash: hashKey(key), createdAt: now.toISOString() });
  if (!replaced) return { ok: false, error: await noGoodKey(index, oldId) };
  const label = (await findKey(index, id))?.label ?? '';
  return { ok: true, value: { id, label, key } };
}
