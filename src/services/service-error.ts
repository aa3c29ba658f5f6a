/** The caller's faults, named without regard to any door (contract section 6). */
export type ServiceErrorCode =
  | 'invalid_input'
  | 'unauthorized'
  | 'domain_not_verified'
  | 'not_found'
  | 'precondition_failed'
  | 'rate_limited'
  | 'unavailable';

/** A wrong part of the input: a JSON Pointer into the body or a parameter's name (R35), and what is wrong with it. */
export interface InputError {
  readonly path: string;
  readonly message: string;
}

/** A caller's fault as a plain value: it passes between threads. */
export interface ServiceError {
  readonly code: ServiceErrorCode;
  /** One sentence: what is wrong and how to mend it. */
  readonly detail: string;
  readonly errors?: readonly InputError[];
  readonly retryAfterSeconds?: number;
  /** Members that this error adds to the answer, for instance `verify`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
