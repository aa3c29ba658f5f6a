import { z } from 'zod';
import { readCallAnswer } from '../../services/actions/read-call-answer.ts';
import type { Outcome } from '../../services/outcome.ts';
import { domainInput, textInput } from '../schemas.ts';
import { defineTool, type ToolCall } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

/** For what stands around the site's answer. */
const AROUND_BYTES = 4 * 1024;

const STATUSES = ['done', 'pending', 'refused', 'failed', 'unknown', 'needs_confirmation', 'needs_account'] as const;

const input = z.object({
  domain: domainInput,
  action: textInput('action', 'give the id of an action that has an endpoint.').describe(
    'Id of an action of the site that has an `endpoint`; get_site lists them with their inputs.',
  ),
  input: z.json().optional().describe('What the action asks for: a text, a number, or an object of its fields.'),
  mode: z
    .enum(['execute', 'quote'], { error: 'mode must be execute or quote.' })
    .default('execute')
    .describe('quote asks what it would cost, where the action has that mode.'),
  test: z.boolean({ error: 'test must be true or false.' }).default(false).describe('The site changes nothing.'),
  confirmed: z
    .boolean({ error: 'confirmed must be true or false.' })
    .default(false)
    .describe('True if the user has agreed to this very call.'),
});

const output = z.looseObject({
  domain: z.string(),
  action: z.string(),
  request_id: z.string().describe('Under which the site knows the call.'),
  test: z.boolean(),
  status: z.enum(STATUSES).describe('unknown: it was sent, and whether it was carried out cannot be told.'),
  message: z.string(),
  answer: z.json().optional().describe('What the site answered.'),
  error: z.looseObject({ code: z.string(), message: z.string(), field: z.string().optional() }).optional(),
  status_url: z.string().optional(),
  retry_after_seconds: z.number().optional(),
});

type Given = z.output<typeof input>;

/** Calls an endpoint of a site (LAWP). */
export const runActionTool = defineTool({
  name: 'run_action',
  title: 'Run an action of a site',
  description:
    "For an action that a site lets agents call (`endpoint` in get_site): Waymark checks the input, signs the call and sends it to the site's own endpoint. What costs money, cannot be undone or is not said to be safe is sent only with confirmed: true; test: true changes nothing; calls without it need a Pro key. The answer is the site's and is not checked by Waymark.",
  input,
  output,
  writes: true,
  acts: true,
  policy: () => 'action',
  run: runAction,
});

async function runAction({ action, ...asked }: Given, call: ToolCall): Promise<Outcome<z.output<typeof output>>> {
  const { services, caller, callEndpoint, newRequestId } = call;
  const request_id = newRequestId();
  const { domain, test, confirmed, mode } = asked;
  const given = { domain, action, input: asked.input ?? null, mode, test, confirmed };
  const prepared = await services.prepareCall({ ...given, caller, requestId: request_id });
  if (!prepared.ok) return prepared;
  const head = { domain: prepared.value.domain, action, request_id, test };
  if (prepared.value.status !== 'ready') {
    const { status, message } = prepared.value;
    return { ok: true, value: { ...head, status, message } };
  }
  const answer = await callEndpoint(prepared.value.request);
  const result = readCallAnswer(answer, prepared.value.domain, MAX_VALUE_BYTES - AROUND_BYTES);
  return { ok: true, value: { ...head, ...result } as z.output<typeof output> };
}
