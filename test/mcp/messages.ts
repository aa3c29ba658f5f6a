/** What a client of the newer revision says of itself with every message. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** A message at 2026-07-28. */
export function newer(method: string, params: object = {}, name?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      ...HEADERS,
      'Mcp-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(name === undefined ? {} : { 'Mcp-Name': name }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }),
  };
}

/** A message at 2025-11-25, or without a version. */
export function older(method: string, params: object = {}, headers: Record<string, string> = {}): RequestInit {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return { method: 'POST', headers: { ...HEADERS, ...headers }, body };
}
