import type { z } from 'zod';
import type { DrawPicture } from '../prints/pictures/draw-picture.ts';
import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/create-services.ts';
import type { PolicyName } from '../services/limits/policies.ts';
import type { ServiceError } from '../services/service-error.ts';
import type { HeaderName } from './answer-headers.ts';
import type { ProblemCode, ProblemDetails } from './problem.ts';

/** What the API needs from its runtime. */
export interface ApiDependencies {
  readonly baseUrl: string;
  readonly agentUrl: string;
  readonly operator: string | null;
  readonly services: Services;
  /** A drawn badge file of an indexed site; null when the site is not indexed. */
  readonly findBadge: (domain: string, file: string) => Promise<Uint8Array | null>;
  /** Draws a picture, or gives the one that was drawn before. */
  readonly drawPicture: DrawPicture;
  readonly clock: () => Date;
  readonly newRequestId: () => string;
  /** Takes the full cause of a fault of ours; callers only get the request id. */
  readonly onFault: (requestId: string, cause: unknown) => void;
  /** Sees to work that goes on after the answer was sent. */
  readonly later: (work: Promise<unknown>) => void;
  /** Told of every answer, for the log. */
  readonly onAnswer: (answered: AnsweredCall) => void;
}

/** One answer as it may be logged: no address, no key, no query string. */
export interface AnsweredCall {
  readonly requestId: string;
  readonly method: string;
  /** The path of the route; null for a path that is none. */
  readonly path: string | null;
  readonly status: number;
  readonly milliseconds: number;
}

/** Methods that routes answer themselves; HEAD follows GET, OPTIONS is answered for all. */
export type Method = 'GET' | 'POST';

/** What an operation is counted by: "search" is the limit of the caller's tier. */
export type LimitName = 'search' | Exclude<PolicyName, 'free' | 'pro' | 'unauthorized'>;

/** One request as a handler sees it: method, key and body are settled already. */
export interface ApiRequest {
  readonly request: Request;
  /** What stands behind the question mark of the address, as it was sent. */
  readonly query: string;
  readonly requestId: string;
  readonly caller: Caller;
  /** The parsed JSON body of a POST; undefined when there is none. */
  readonly body: unknown;
  /** An error answer. */
  readonly fail: (code: ProblemCode, details: ProblemDetails) => Response;
  /** The error answer for a caller's fault that a service told. */
  readonly refuse: (error: ServiceError) => Response;
  /**
   * Does the work and takes one grant of the operation's limit beside it; the answer carries the limit's headers, or is
   * 429 when nothing was left. Call it once the request is known to be usable: refusals take no grant (R13).
   */
  readonly limited: (work: () => Promise<Response>) => Promise<Response>;
}

export type Handler = (asked: ApiRequest, dependencies: ApiDependencies) => Promise<Response>;

/** A parameter of the query string, of the path, or a header. */
export interface Parameter {
  readonly name: string;
  /** The query string when absent. */
  readonly in?: 'path' | 'header';
  readonly description: string;
  readonly required: boolean;
  readonly schema: z.ZodType;
  readonly example: string | number;
}

/** One answer that is no error. */
export interface Answer {
  readonly description: string;
  /** "application/json" when absent. */
  readonly mediaType?: string;
  /** Absent: an answer without a body. */
  readonly schema?: z.ZodType;
  readonly example?: unknown;
  /** In place of `example`, where an answer has several forms. */
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  /** Headers of this answer alone. */
  readonly headers?: readonly HeaderName[];
  /** The same in another form that the caller can ask for. */
  readonly alternative?: { readonly mediaType: string; readonly example: string };
}

/** One method of a path: what does it, and what the API's description says of it. */
export interface Operation extends DescribedOperation {
  readonly handle: Handler;
}

/** What the API's description says of one method of a path. */
export interface DescribedOperation {
  /** Whether a Pro key must be sent, may be sent, or is not looked at. */
  readonly key: 'required' | 'optional' | 'none';
  readonly limit: LimitName | null;
  /** A drawn file answers, which knows nothing of the request. */
  readonly isFile?: true;
  /** Answers carry an ETag, and are 304 for whoever holds them. */
  readonly isKept?: true;
  /** Unique over all operations: "search". */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: {
    readonly schema: z.ZodType;
    readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors that the answer itself may be; those of key, limit, method and body are added. */
  readonly problems: readonly ProblemCode[];
}

/** A path as the API's description tells of it; what answers there may be drawn files. */
export interface DescribedPath {
  readonly path: string;
  readonly tag: string;
  readonly operations: Partial<Readonly<Record<Method, DescribedOperation>>>;
}

/** One path and what can be done there. */
export interface Route extends DescribedPath {
  readonly path: string;
  /** Group in the API's description: "Search". */
  readonly tag: string;
  readonly operations: Partial<Readonly<Record<Method, Operation>>>;
}
