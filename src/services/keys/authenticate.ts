import { timingSafeEqual } from 'node:crypto';
import { dayOf } from '../../core/day-of.ts';
import { isApiKey } from '../../core/keys/api-key.ts';
import { findKeyByHash, type KeyRow, saveKeyUse } from '../../store/keys.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Caller } from '../caller.ts';
import type { Grant } from '../limits/grant.ts';
import { grantRefusal } from '../limits/grant-refusal.ts';
import { takeGrant } from '../limits/take-grant.ts';
import type { ServiceError } from '../service-error.ts';
import { hashKey } from './hash-key.ts';

export interface AuthenticateInput {
  readonly index: IndexDatabase;
  /** What was sent as a key (`bearerToken`); null when none was sent. */
  readonly token: string | null;
  /** The caller's address, as the name of a bucket. */
  readonly address: string;
  /** True where nothing is done without a key. */
  readonly required: boolean;
  /** False where a key is only looked at by its owner: that is no use of it. */
  readonly isUse?: boolean;
  readonly now: Date;
}

/** Who calls; or why not, with the limit of refused keys (R13). */
export type Authentication =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly error: ServiceError; readonly grant: Grant };

/**
 * Tells who calls. A mistyped, unknown or revoked key is `unauthorized`, never silently the free tier (R12); too many
 * of them are `rate_limited`. Notes the day of a good key's use.
 */
export async function authenticate(input: AuthenticateInput): Promise<Authentication> {
  const { index, token, address, required, isUse = true, now } = input;
  if (token === null && !required) return { ok: true, caller: { address, keyId: null } };
  const found = token === null ? NO_KEY : await lookUp(index, token);
  if (typeof found === 'string') return refuse(input, found);
  const day = dayOf(now);
  if (isUse && found.lastUsedAt !== day) await saveKeyUse(index, found.id, day);
  return { ok: true, caller: { address, keyId: found.id } };
}

const NO_KEY = 'A Pro key is needed here: send it as "Authorization: Bearer wm_live_…". Get one at /pro.';

/** The key's row, or one sentence on what is wrong with it. */
async function lookUp(index: IndexDatabase, token: string): Promise<KeyRow | string> {
  if (!isApiKey(token)) return 'This is not a Waymark key: characters are missing or mistyped. Copy it again.';
  const hash = hashKey(token);
  const row = await findKeyByHash(index, hash);
  // The index already compared hashes, of which a caller learns nothing by timing; this settles it bit by bit.
  if (row === null || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return 'This key is not known here.';
  if (row.revokedAt === null) return row;
  return row.replacedBy === null ? 'This key was revoked.' : 'This key was replaced; use the one that took its place.';
}

async function refuse({ index, address }: AuthenticateInput, detail: string): Promise<Authentication> {
  const grant = await takeGrant({ index, policy: 'unauthorized', caller: { address, keyId: null } });
  if (grant.granted) return { ok: false, error: { code: 'unauthorized', detail }, grant };
  return { ok: false, error: grantRefusal(grant), grant };
}
