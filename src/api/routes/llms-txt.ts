import { z } from 'zod';
import { CRITERIA_WORD } from '../../core/readiness/criteria-count.ts';
import { descriptionRoute } from '../description-route.ts';
import { LAWP_SCHEMA_PATH } from './lawp-schema.ts';

/** What this service is and where its machine-readable parts stand, for language models. */
export const route = descriptionRoute({
  path: '/llms.txt',
  id: 'llms_txt',
  summary: 'This service in a few lines, for language models',
  description: 'Markdown with links, as llmstxt.org proposes.',
  mediaType: 'text/plain; charset=utf-8',
  schema: z.string(),
  example: '# Waymark\n\n> Finds web sites, says what can be done there, and how ready each is for agents.\n',
  print: ({ baseUrl, agentUrl }) => `# Waymark

> Finds web sites, says in plain English what is on them and what can be done there, and how ready each is for agents (0 to 100).

Search with GET ${baseUrl}/api/search?q= and a domain, a page or a topic in any language. Without a key 20 searches a minute are answered.

## For agents

- [API description](${baseUrl}/openapi.json): OpenAPI 3.1
- [MCP connector](${agentUrl}/api/mcp): Streamable HTTP, no sign-in needed
- [LAWP JSON Schema](${baseUrl}${LAWP_SCHEMA_PATH}): the shape of a LAWP document
- [Own LAWP document](${baseUrl}/.well-known/lawp.json): the actions of this service

## Every site

- \`${baseUrl}/site/<domain>.md\`: what is known of a site, as Markdown
- \`${baseUrl}/site/<domain>.json\`: the same as a LAWP document with the evidence of its score

## Docs

- [API](${baseUrl}/docs/api): how to ask
- [The LAWP format](${baseUrl}/docs/lawp): what a document holds
- [The score](${baseUrl}/docs/score): the ${CRITERIA_WORD} criteria
- [Errors](${baseUrl}/docs/errors): every code and how to fix it
`,
});
