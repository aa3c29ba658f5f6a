import type { KeyRow } from '../../store/keys.ts';

/** What may be shown of a key: never the key, nor its hash. */
export interface KeyInfo {
  readonly id: string;
  readonly label: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** Day of the last use, YYYY-MM-DD; null when it was never used. */
  readonly lastUsedOn: string | null;
  /** ISO 8601 UTC; null while the key is good. */
  readonly revokedAt: string | null;
  /** Id of the key that took its place. */
  readonly replacedBy: string | null;
}

/** A key in the one moment when it is known. */
export interface NewKey {
  readonly id: string;
  readonly label: string;
  /** The key itself: to be shown once. */
  readonly key: string;
}

/** What may be shown of a stored key. */
export function toKeyInfo({ id, label, createdAt, lastUsedAt, revokedAt, replacedBy }: KeyRow): KeyInfo {
  return { id, label, createdAt, lastUsedOn: lastUsedAt, revokedAt, replacedBy };
}
