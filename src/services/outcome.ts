import type { ServiceError } from './service-error.ts';

/** An answer of a service that a caller's fault can prevent. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ServiceError };
