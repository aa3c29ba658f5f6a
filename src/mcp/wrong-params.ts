import { z } from 'zod';
import { kindOf } from '../core/kind-of.ts';
import { TOOLS } from './tools.ts';

/** What the protocol asks of the parameters of each method that is served. */
const PARAMS: ReadonlyMap<unknown, z.ZodType> = new Map<unknown, z.ZodType>([
  [
    'initialize',
    z.looseObject({
      protocolVersion: z.string(),
      capabilities: z.looseObject({}),
      clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  ],
  ['tools/list', z.looseObject({ cursor: z.string().optional() }).optional()],
  ['tools/call', z.looseObject({ name: z.string(), arguments: z.looseObject({}).optional() })],
]);

const NAMES = TOOLS.map(({ name }) => name);
const NAME_CHARACTERS = 60;

/**
 * Says in one sentence why the protocol's server refuses the parameters of a message; null when it does not. It refuses
 * them by itself, but in words for its developers, and some as faults of ours.
 */
export function wrongParams({ method, params }: Readonly<Record<string, unknown>>): string | null {
  const read = PARAMS.get(method)?.safeParse(params, { reportInput: true });
  if (read === undefined) return null;
  const [issue] = read.error?.issues ?? [];
  if (issue) return saidOf(issue);
  return method === 'tools/call' ? unknownTool(read.data) : null;
}

/** Nothing but texts and objects is asked for. */
function saidOf(issue: z.core.$ZodIssue): string {
  const due = issue.code === 'invalid_type' && issue.expected === 'string' ? 'a text' : 'an object';
  return `${['params', ...issue.path].join('.')} must be ${due}; it is ${kindOf(issue.input)}.`;
}

function unknownTool(params: unknown): string | null {
  const { name } = z.object({ name: z.string() }).parse(params);
  if (NAMES.includes(name)) return null;
  return `There is no tool ${JSON.stringify(name.slice(0, NAME_CHARACTERS).toWellFormed())}; there are ${NAMES.join(', ')}.`;
}
