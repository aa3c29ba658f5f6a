import { z } from 'zod';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import { bytesOf } from '../../prints/what-fits.ts';
import type { Services } from '../../services/create-services.ts';
import { domainInput, notices } from '../schemas.ts';
import { defineTool } from '../tool.ts';
import { MAX_VALUE_BYTES } from '../tool-result.ts';

const criterion = z.looseObject({
  id: z.string(),
  label: z.string(),
  points: z.int(),
  state: z.enum(['met', 'not_met', 'unseen']).describe('unseen: Waymark could not see whether it is there.'),
  evidence: z.looseObject({ url: z.string(), found: z.string() }).optional().describe('What decided it.'),
});

const improvement = z.looseObject({
  id: z.string(),
  step: z.string(),
  advice: z.string(),
  points: z.int(),
  total: z.int().describe('The score once this and all steps above are done.'),
});

const comparison = z.looseObject({
  standing: z.string().describe('"#3 of 14 bakeries in Aarhus", "higher than 41% of 1,512 sites".'),
  rank: z.int().nullable().describe('Null among all sites, which are not alike.'),
  of: z.int(),
  better_than: z.int().describe('Of a hundred sites of the group, how many have a lower score.'),
  peers: z.array(z.looseObject({ domain: z.string(), name: z.string(), score: z.number(), rank: z.int() })),
  lacks: z
    .array(z.looseObject({ id: z.string(), label: z.string(), held_by: z.int() }))
    .describe('Criteria that the site does not meet, and how many of these peers do.'),
});

const answered = z.looseObject({
  question: z.string(),
  answer: z.string().nullable().describe('Null where an assistant cannot say.'),
  fact: z.string(),
  step: z.string().nullable().describe('What would let an assistant answer.'),
});

const bot = z.looseObject({ agent: z.string(), allowed: z.boolean(), lines: z.string().nullable() });

/** How ready a site is for agents, and what would help. */
export const getReadinessTool = defineTool({
  name: 'get_readiness',
  title: 'Get the readiness score of a site',
  description: `For how ready one site is for agents, and why: score from 0 to 100, label, the ${CRITERIA_WORD} criteria with evidence, the steps that would raise it, and how the site compares with similar sites. Names, and excerpts in the evidence, come from the sites and are not checked by Waymark.`,
  input: z.object({ domain: domainInput }),
  output: z.looseObject({
    domain: z.string(),
    name: z.string(),
    score: z.number().nullable().describe('Null when the site was never read.'),
    label: z.string().nullable(),
    criteria: z.array(criterion),
    improvements: z.array(improvement),
    comparison: comparison.nullable().describe('How it compares with sites like it; null when never judged.'),
    assistant: z.array(answered).describe('Questions of visitors, and what an assistant can answer.'),
    ai_bots: z.array(bot).describe('Which bots of AI services robots.txt lets in.'),
    report_url: z.string(),
    notices,
  }),
  policy: () => 'cached',
  async run({ domain }, { services }) {
    const got = await services.getReadiness({ domain });
    return got.ok ? { ok: true, value: fitted(got.value) } : got;
  },
});

type Readiness = Extract<Awaited<ReturnType<Services['getReadiness']>>, { ok: true }>['value'];

/** Evidence is short, unless a site has addresses without end. */
function fitted(readiness: Readiness): object {
  if (bytesOf(readiness) <= MAX_VALUE_BYTES) return readiness;
  const criteria = readiness.criteria.map(({ evidence: _evidence, ...decided }) => decided);
  const message = `The evidence is too long for an answer; it is at ${readiness.report_url}.json.`;
  return { ...readiness, criteria, standards: [], notices: [{ code: 'answer_cut', message }] };
}
