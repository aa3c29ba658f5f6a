import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { sendJson } from './answer.ts';
import { type DemoVisit, findFile } from './demo-site.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

const field = z.object({
  name: z.string(),
  type: z.string().default('string'),
  required: z.boolean().default(false),
  options: z.array(z.string()).default([]),
});

const action = z.object({
  id: z.string(),
  name: z.string(),
  input: z.object({
    type: z.enum(['text', 'number', 'none', 'object']),
    required: z.boolean().default(false),
    fields: z.array(field).default([]),
  }),
  modes: z.array(z.string()).default(['execute']),
  safety: z.object({ costs_money: z.unknown() }).optional(),
});

const call = z.object({
  action: z.string(),
  input: z.unknown(),
  request_id: z.string().optional(),
  mode: z.string().default('execute'),
  test: z.boolean().default(false),
});

type Action = z.infer<typeof action>;
type Field = z.infer<typeof field>;
type Fault = { code: 'invalid_input' | 'missing_input'; message: string; field?: string };

/** The form of a field's value, where its type has one; other types take any text. */
const FORMS: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(?::\d\d)?$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  email: /^[^\s@]+@[^\s@]+$/,
  phone: /^\+?[\d\s()/.-]{5,25}$/,
  url: /^https?:\/\/\S+$/,
};

/**
 * Answers a LAWP action call as the site's own `/.well-known/lawp.json` promises it (lawp.md, "A call"): what is missing
 * or wrong is 400 with the field, an unknown action 404; a good call gets a reference made from its input, so that the
 * same call always gets the same answer. Nothing is kept, so `test: true` changes as little as any other call.
 */
export async function answerAction({ site, request, response }: DemoVisit): Promise<void> {
  const reply = (status: number, value: object) => sendJson(request, response, status, value);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return reply(405, failure('invalid_input', 'An action is called by POST with a JSON body.'));
  }
  const body = call.safeParse(await readJson(request));
  if (!body.success) return reply(400, failure('invalid_input', 'The body is no LAWP action call in JSON.'));

  const { input, mode, test, request_id } = body.data;
  const document = await findFile(site, '.well-known/lawp.json');
  const actions = z.object({ actions: z.array(action) }).parse(JSON.parse(document?.body.toString('utf8') ?? 'null'));
  const called = actions.actions.find((each) => each.id === body.data.action);
  if (!called) return reply(404, failure('not_found', `There is no action "${body.data.action}" here.`));
  if (!called.modes.includes(mode)) return reply(400, failure('invalid_input', `There is no mode "${mode}" here.`));

  const fault = findFault(called, input);
  if (fault) return reply(400, { error: fault });
  const head = { ok: true, ...(request_id === undefined ? {} : { request_id }) };
  if (test) return reply(200, { ...head, test: true });
  if (mode === 'quote') return reply(200, { ...head, quote: { available: true, ...priceOf(called) }, options: [] });
  const reference = toReference([site.host, called.id, input]);
  return reply(200, { ...head, reference, message: `${called.name}: received. Your reference is ${reference}.` });
}

function failure(code: string, message: string): { error: { code: string; message: string } } {
  return { error: { code, message } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  if (size > BODY_LIMIT_BYTES) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function findFault({ input: wanted }: Action, input: unknown): Fault | undefined {
  if (wanted.type === 'none') return undefined;
  if (isEmpty(input)) {
    const first = wanted.fields.find((each) => each.required);
    return wanted.required || first ? missing(first?.name ?? 'input') : undefined;
  }
  if (wanted.type !== 'object') return findFieldFault({ ...wanted, name: 'input', options: [] }, input);
  const values = z.record(z.string(), z.unknown()).safeParse(input);
  if (!values.success) return { code: 'invalid_input', message: 'The input must be an object of fields.' };
  for (const each of wanted.fields) {
    const fault = findFieldFault(each, values.data[each.name]);
    if (fault) return fault;
  }
  return undefined;
}

function findFieldFault(wanted: Field, value: unknown): Fault | undefined {
  if (isEmpty(value)) return wanted.required ? missing(wanted.name) : undefined;
  if (fits(wanted, value)) return undefined;
  return { code: 'invalid_input', message: `"${wanted.name}" must be a ${wanted.type}.`, field: wanted.name };
}

function fits({ type, options }: Field, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return Number.isFinite(value);
  if (type === 'integer') return Number.isInteger(value);
  if (typeof value !== 'string') return false;
  return type === 'enum' ? options.includes(value) : (FORMS[type]?.test(value) ?? true);
}

function missing(name: string): Fault {
  return { code: 'missing_input', message: `"${name}" is required.`, field: name };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function priceOf({ safety }: Action): { price: number | null; currency: string | null } {
  const cost = z.object({ amount: z.number(), currency: z.string() }).safeParse(safety?.costs_money);
  return cost.success ? { price: cost.data.amount, currency: cost.data.currency } : { price: null, currency: null };
}

function toReference(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return `R-${createHash('sha256').update(sorted).digest('hex').slice(0, 8).toUpperCase()}`;
}
