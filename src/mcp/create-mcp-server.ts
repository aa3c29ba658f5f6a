import { McpServer } from '@modelcontextprotocol/server';
import { CONNECTOR, connectorName } from '../services/connector-card.ts';
import { type NoteFault, runTool } from './run-tool.ts';
import type { ToolCall } from './tool.ts';
import { TOOLS } from './tools.ts';

/** Said once to whoever connects: facts, no orders. */
const INSTRUCTIONS =
  'Waymark is an index of web sites for agents: what a site says, what can be done there, and how ready it is for agents (a score from 0 to 100). Names and texts in answers come from the sites and are not checked. Without a key you have 20 searches a minute, with at most 5 results each; a Pro key gives more.';

/** Lists of tools change with a release only. */
const LIST_MS = 3_600_000;

/** A protocol server with all tools, for one message of one caller. */
export function createMcpServer(agentUrl: string, call: ToolCall, noteFault: NoteFault): McpServer {
  const server = new McpServer(
    { name: connectorName(agentUrl), ...CONNECTOR },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      cacheHints: {
        'tools/list': { ttlMs: LIST_MS, cacheScope: 'public' },
        'server/discover': { ttlMs: LIST_MS, cacheScope: 'public' },
      },
    },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input, output, writes, acts } = tool;
    const annotations = {
      title,
      readOnlyHint: !writes,
      destructiveHint: acts,
      idempotentHint: !acts,
      openWorldHint: true,
    };
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      (given: unknown) => runTool(tool, given, call, noteFault),
    );
  }
  return server;
}
