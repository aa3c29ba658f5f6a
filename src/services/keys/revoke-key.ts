import { endKey } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../outcome.ts';
import { noGoodKey } from './no-good-key.ts';

export interface RevokeKeyInput {
  readonly index: IndexDatabase;
  readonly id: string;
  readonly now: Date;
}

/** Ends a key for good; `not_found` when there is none, or it ended before. */
export async function revokeKey({ index, id, now }: RevokeKeyInput): Promise<Outcome<{ readonly id: string }>> {
  if (await endKey(index, id, now.toISOString())) return { ok: true, value: { id } };
  return { ok: false, error: await noGoodKey(index, id) };
}
