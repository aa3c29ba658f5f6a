import type { Route } from './route.ts';
import { route as badgeJson } from './routes/badge-json.ts';
import { route as badgeSvg } from './routes/badge-svg.ts';
import { route as healthz } from './routes/healthz.ts';
import { route as search } from './routes/search.ts';

/** The one table of routes. */
export const ROUTES: readonly Route[] = [search, badgeSvg, badgeJson, healthz];
