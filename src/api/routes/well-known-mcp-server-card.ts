import { serverCardRoute } from '../server-card-route.ts';

/** The connector's card where crawlers look for it. */
export const route = serverCardRoute('/.well-known/mcp/server-card.json', 'well_known_mcp_server_card');
