import { z } from 'zod';
import { DOCS_GROUPS } from '../../core/docs-table.ts';
import { ERROR_CODES, ERROR_TABLE } from '../../core/error-table.ts';
import { CRITERIA } from '../../core/readiness/criteria.ts';
import { descriptionRoute } from '../description-route.ts';
import { LAWP_SCHEMA_PATH } from './lawp-schema.ts';

const DOCS = DOCS_GROUPS.flatMap(({ pages }) => pages);

/** What this service is and where its machine-readable parts are, for language models. */
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

Search with GET ${baseUrl}/api/search?q= and a domain, a page or a topic in any language. Without a key you have 20 searches a minute. Every page of this service is Markdown too: add \`.md\` to its address, or send \`Accept: text/markdown\`.

For apps and agents, as JSON:

- \`${baseUrl}/openapi.json\`: the description of the API, OpenAPI 3.1
- \`${agentUrl}/api/mcp\`: the MCP connector, Streamable HTTP, no sign-in needed
- \`${baseUrl}${LAWP_SCHEMA_PATH}\`: the JSON Schema of LAWP documents
- \`${baseUrl}/.well-known/lawp.json\`: the LAWP document of this service, with its actions

For every site:

- \`${baseUrl}/site/<domain>.md\`: what is known of it and how its actions are called, as Markdown
- \`${baseUrl}/site/<domain>.json\`: the same as a LAWP document, with the evidence of its score

People suggest a site at \`${baseUrl}/suggest\`, claim theirs at \`${baseUrl}/claim\`, and get a key at \`${baseUrl}/pro\`.

## The index

- [Home](${baseUrl}/index.md): what this service is, with a first call and its answer
- [Directory](${baseUrl}/directory.md): sites by category, place, language and score
- [All lists of sites](${baseUrl}/directory/llms.txt): every category, place and language by name
- [Check a LAWP file](${baseUrl}/check.md): every broken rule, with its place and how to fix it
- [State of the web](${baseUrl}/state.md): how ready sites are, in figures
- [Leaderboard](${baseUrl}/leaderboard.md): the best sites of each category and place

## Docs

- [All docs](${baseUrl}/docs.md)
${DOCS.map(({ path, title, description }) => `- [${title}](${baseUrl}${path}.md): ${description}`).join('\n')}

## Optional

${CRITERIA.map(({ id, title, meaning }) => `- [${title}](${baseUrl}/docs/criteria/${id}.md): ${meaning}`).join('\n')}
${ERROR_CODES.map((code) => `- [${code}](${baseUrl}/docs/errors/${code}.md): ${ERROR_TABLE[code].title}`).join('\n')}
`,
});
