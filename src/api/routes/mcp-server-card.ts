import { serverCardRoute } from '../server-card-route.ts';

/** The connector's card at the path that the protocol reserves for it. */
export const route = serverCardRoute('/api/mcp/server-card', 'mcp_server_card');
