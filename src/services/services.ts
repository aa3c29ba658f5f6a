import type { ServiceError } from './service-error.ts';

/** Who calls, as far as limits and tiers go. */
export interface Caller {
  /** "203.0.113.7", or an IPv6 /64: only ever used as the name of a bucket. */
  readonly address: string;
  /** The Pro key, when a good one was sent. */
  readonly keyId: string | null;
}

/** An answer of a service that a caller's fault can prevent. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ServiceError };
