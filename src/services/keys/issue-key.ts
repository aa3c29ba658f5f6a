import { createHash, timingSafeEqual } from 'node:crypto';
import { counted } from '../../core/counted.ts';
import { keyLabel } from '../../core/keys/key-label.ts';
import { takeGrant } from '../limits/take-grant.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import { type CreateKeyInput, createKey } from './create-key.ts';
import type { NewKey } from './key-info.ts';

/** Who may have a key on the web site: everybody, whoever knows the operator's code, or nobody. */
export type KeyPolicy =
  | { readonly mode: 'open' }
  | { readonly mode: 'invite'; readonly code: string }
  | { readonly mode: 'closed' };

export interface IssueKeyInput extends CreateKeyInput {
  readonly policy: KeyPolicy;
  /** The code that was given; null for none. */
  readonly code: string | null;
  /** The caller's address, as the name of a bucket. */
  readonly address: string;
}

/** Gives a key to somebody on the web site. Tries are limited, so that no code can be guessed and keys stay few. */
export async function issueKey(input: IssueKeyInput): Promise<Outcome<NewKey>> {
  const { index, policy, code, address } = input;
  const label = keyLabel(input.label);
  if (policy.mode === 'closed') {
    return { ok: false, error: { code: 'unavailable', detail: 'Only the operator of this service gives out keys.' } };
  }
  if (label === null) return refusedInput('label', 'Say what the key is for, in a few words.');
  const grant = await takeGrant({ index, policy: 'keys', caller: { address, keyId: null } });
  if (!grant.granted) {
    const minutes = Math.ceil(grant.resetSeconds / 60);
    const detail = `${grant.limit} attempts an hour are allowed; try again in ${counted(minutes, 'minute')}.`;
    return { ok: false, error: { code: 'rate_limited', detail, retryAfterSeconds: grant.retryAfterSeconds ?? 1 } };
  }
  if (policy.mode === 'invite' && !sameText(policy.code, code?.trim() ?? '')) {
    return refusedInput('code', 'This code is wrong; ask whoever invited you.');
  }
  return { ok: true, value: await createKey({ ...input, label }) };
}

/** Compares secrets in a time that says nothing about where they differ, nor how long they are. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
