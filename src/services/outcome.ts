import type { ServiceError } from './service-error.ts';

/** An answer of a service that a caller's fault can prevent. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ServiceError };

/** The refusal of one input. @param path where it stood: "/domain", "q" */
export function refusedInput(path: string, message: string): Outcome<never> {
  return { ok: false, error: { code: 'invalid_input', detail: message, errors: [{ path, message }] } };
}
