import { TWINS } from './described-twins.ts';
import type { Route } from './route.ts';
import { route as apiCatalog } from './routes/api-catalog.ts';
import { route as badgeJson } from './routes/badge-json.ts';
import { route as badgePng } from './routes/badge-png.ts';
import { route as badgeSvg } from './routes/badge-svg.ts';
import { route as diff } from './routes/diff.ts';
import { route as healthz } from './routes/healthz.ts';
import { route as lawpSchema } from './routes/lawp-schema.ts';
import { route as llmsTxt } from './routes/llms-txt.ts';
import { route as mcpCatalog } from './routes/mcp-catalog.ts';
import { route as mcpServerCard } from './routes/mcp-server-card.ts';
import { route as ogPng } from './routes/og-png.ts';
import { openApiRoute } from './routes/openapi.ts';
import { route as ownLawp } from './routes/own-lawp.ts';
import { route as readyz } from './routes/readyz.ts';
import { route as register } from './routes/register.ts';
import { route as search } from './routes/search.ts';
import { route as securityTxt } from './routes/security-txt.ts';
import { route as signatureDirectory } from './routes/signature-directory.ts';
import { route as state } from './routes/state.ts';
import { route as stats } from './routes/stats.ts';
import { route as suggest } from './routes/suggest.ts';
import { route as wellKnownMcpServerCard } from './routes/well-known-mcp-server-card.ts';

/** All routes that the API's description tells of. */
const DESCRIBED: readonly Route[] = [
  search,
  stats,
  state,
  diff,
  register,
  suggest,
  badgeSvg,
  badgePng,
  badgeJson,
  ogPng,
  ownLawp,
  lawpSchema,
  mcpServerCard,
  wellKnownMcpServerCard,
  mcpCatalog,
  apiCatalog,
  llmsTxt,
  securityTxt,
  signatureDirectory,
  healthz,
  readyz,
];

/** The one table of routes. */
export const ROUTES: readonly Route[] = [...DESCRIBED, openApiRoute([...DESCRIBED, ...TWINS])];
