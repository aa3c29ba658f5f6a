import type { z } from 'zod';
import type { CallEndpoint } from '../core/actions/endpoint-call.ts';
import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/create-services.ts';
import type { PolicyName } from '../services/limits/policies.ts';
import type { Outcome } from '../services/outcome.ts';
import type { InputError } from '../services/service-error.ts';
import { type PublishedSchema, publishedInput, publishedOutput } from './published-schema.ts';
import { failure } from './schemas.ts';

/** What a tool may use. */
export interface ToolCall {
  readonly caller: Caller;
  readonly services: Services;
  /** Takes work that no answer waits for. */
  readonly later: (work: Promise<unknown>) => void;
  readonly callEndpoint: CallEndpoint;
  readonly newRequestId: () => string;
}

/** What clients are told of a tool. */
interface ToolWords {
  readonly name: string;
  readonly title: string;
  /** Facts only: what it gives, what its inputs mean, whose words stand in the answer. Never an order to a model. */
  readonly description: string;
}

/** One tool of the connector, as it is written. */
export interface ToolDefinition<Input extends z.ZodObject, Value extends object> extends ToolWords {
  readonly input: Input;
  readonly output: z.ZodObject;
  /** True where a call leaves something behind. */
  readonly writes?: true;
  /** True where a call does something on a site that may not be undone. */
  readonly acts?: true;
  /** True where no word of an answer is a site's. */
  readonly isOurs?: true;
  /** The limit that a call is counted by. */
  readonly policy: (caller: Caller) => PolicyName;
  /** What is wrong with an input as far as the index knows; asked before anything is counted (R13). */
  readonly check?: (input: z.output<Input>, services: Services) => Promise<InputError | null>;
  readonly run: (input: z.output<Input>, call: ToolCall) => Promise<Outcome<Value>>;
  /** Of a search: how it enters the statistics once it is answered. */
  readonly searched?: (input: z.output<Input>, value: Value) => Searched;
}

/** A search as statistics see it: the words, and the site that was asked for by its name. */
export interface Searched {
  readonly query: string;
  readonly found: string | null;
}

/** An answer, and how it enters the statistics. */
export interface ToolAnswer {
  readonly value: object;
  readonly searched: Searched | null;
  /** Names of what was given and is not read. */
  readonly ignored: readonly string[];
}

/** Work that is ready to be done for a caller. */
export type ReadyWork = (call: ToolCall) => Promise<Outcome<ToolAnswer>>;

/** One tool of the connector, as it is served. */
export interface Tool extends ToolWords {
  readonly writes: boolean;
  readonly acts: boolean;
  readonly isOurs: boolean;
  readonly policy: (caller: Caller) => PolicyName;
  readonly input: PublishedSchema;
  readonly output: PublishedSchema;
  /** Reads what was given; a refusal names every part that is wrong. */
  readonly prepare: (given: unknown, services: Services) => Promise<Outcome<ReadyWork>>;
}

/** Makes a tool ready to be served. */
export function defineTool<Input extends z.ZodObject, Value extends object>(
  definition: ToolDefinition<Input, Value>,
): Tool {
  const { name, title, description, input, output, policy, check, run, searched } = definition;
  const work = async (read: z.output<Input>, given: unknown, call: ToolCall): Promise<Outcome<ToolAnswer>> => {
    const outcome = await run(read, call);
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    const ignored = Object.keys(given ?? {}).filter((name) => !Object.hasOwn(input.shape, name));
    return { ok: true, value: { value, searched: searched?.(read, value) ?? null, ignored } };
  };
  return {
    name,
    title,
    description,
    writes: definition.writes ?? false,
    acts: definition.acts ?? false,
    isOurs: definition.isOurs ?? false,
    policy,
    input: publishedInput(input),
    output: publishedOutput(output, failure),
    async prepare(given, services) {
      const read = input.safeParse(given ?? {});
      if (!read.success) {
        return refuse(read.error.issues.map(({ path, message }) => ({ path: `/${path.join('/')}`, message })));
      }
      const wrong = (await check?.(read.data, services)) ?? null;
      return wrong === null ? { ok: true, value: (call) => work(read.data, given, call) } : refuse([wrong]);
    },
  };
}

function refuse(errors: readonly InputError[]): Outcome<never> {
  const detail = errors.map(({ message }) => message).join(' ');
  return { ok: false, error: { code: 'invalid_input', detail, errors } };
}
