import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** A tool as it is listed. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>>;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

/** The result of a call as tests look at it. */
export interface Called {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  // Answers of seven tools: each test says what it expects.
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly _meta: Readonly<Record<string, unknown>>;
}

/** An official client, reduced to what tests do with it; it holds every answer to the tool's output schema. */
export interface TestClient {
  readonly listTools: () => Promise<readonly ListedTool[]>;
  readonly call: (name: string, input: Readonly<Record<string, unknown>>) => Promise<Called>;
  readonly instructions: () => string | undefined;
}

const WHO = { name: 'waymark-test', version: '1.0.0' };

/** Connects the newer official client at exactly the given revision. */
export async function newerClient(
  url: URL,
  revision: '2026-07-28' | '2025-11-25',
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const mode = revision === '2025-11-25' ? 'legacy' : { pin: revision };
  const client = new Client(WHO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  if (client.getNegotiatedProtocolVersion() !== revision)
    throw new Error(`spoke ${client.getNegotiatedProtocolVersion()}`);
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, input) => (await client.callTool({ name, arguments: { ...input } })) as unknown as Called,
    instructions: () => client.getInstructions(),
  };
}

/** Connects the older official client, which speaks 2025-11-25. */
export async function olderClient(url: URL): Promise<TestClient> {
  const client = new OlderClient(WHO);
  await client.connect(new OlderTransport(url));
  await client.listTools();
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, input) => (await client.callTool({ name, arguments: { ...input } })) as unknown as Called,
    instructions: () => client.getInstructions(),
  };
}
