import { findKey } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { ServiceError } from '../service-error.ts';

/** Why a key cannot be ended or replaced: there is none of that id, or it ended before. */
export async function noGoodKey(index: IndexDatabase, id: string): Promise<ServiceError> {
  const row = await findKey(index, id);
  const detail = row?.revokedAt
    ? `The key ${id} was revoked on ${row.revokedAt.slice(0, 10)}.`
    : `There is no key ${id}.`;
  return { code: 'not_found', detail };
}
