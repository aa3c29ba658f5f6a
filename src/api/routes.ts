import type { Route } from './route.ts';
import { route as badgeJson } from './routes/badge-json.ts';
import { route as badgeSvg } from './routes/badge-svg.ts';
import { route as healthz } from './routes/healthz.ts';
import { route as mcpCatalog } from './routes/mcp-catalog.ts';
import { route as mcpServerCard } from './routes/mcp-server-card.ts';
import { route as register } from './routes/register.ts';
import { route as search } from './routes/search.ts';
import { route as suggest } from './routes/suggest.ts';
import { route as wellKnownMcpServerCard } from './routes/well-known-mcp-server-card.ts';

/** The one table of routes. */
export const ROUTES: readonly Route[] = [
  search,
  register,
  suggest,
  badgeSvg,
  badgeJson,
  healthz,
  mcpServerCard,
  wellKnownMcpServerCard,
  mcpCatalog,
];
