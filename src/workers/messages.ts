/** An error on its way between two threads or processes: errors do not pass whole. */
export interface PassedError {
  /** Name of its class. */
  readonly name: string;
  readonly message: string;
  readonly code: string | null;
}

export interface Question {
  readonly id: number;
  readonly name: string;
  readonly asked: unknown;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: PassedError };

/** What a worker is told: what to begin with, questions, or to end. */
export type Order =
  | { readonly kind: 'start'; readonly data: unknown; readonly longestTurnMs: number | null }
  | { readonly kind: 'ask'; readonly questions: readonly Question[] }
  | { readonly kind: 'stop' };

/** What a worker tells. */
export type Report =
  | { readonly kind: 'ready'; readonly names: readonly string[] }
  /** It cannot begin, and ends. */
  | { readonly kind: 'failed'; readonly fault: PassedError }
  /** `isFree`: questions were taken, more can be sent. */
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly isFree: boolean }
  /** News that nobody asked for. */
  | { readonly kind: 'told'; readonly news: unknown };

/** Functions that answer, by the name of the question; what is asked and answered must pass `structuredClone`. */
export type Questions<Q> = { readonly [Name in keyof Q]: (asked: never) => unknown };
export type Asked<Q extends Questions<Q>, Name extends keyof Q> = Parameters<Q[Name]>[0];
export type Answered<Q extends Questions<Q>, Name extends keyof Q> = Awaited<ReturnType<Q[Name]>>;
