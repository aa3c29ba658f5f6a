/** The caller's faults, named without regard to any door (contract section 6). */
export type ServiceErrorCode =
  | 'invalid_input'
  | 'unauthorized'
  | 'domain_not_verified'
  | 'not_found'
  | 'precondition_failed'
  | 'rate_limited'
  | 'unavailable';

/** A caller's fault as a plain value: it passes between threads. */
export interface ServiceError {
  readonly code: ServiceErrorCode;
  /** One sentence: what is wrong and how to mend it. */
  readonly detail: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
  /** Members that this error adds to the answer, for instance `verify`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
