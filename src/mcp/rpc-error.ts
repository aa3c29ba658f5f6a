/** What went wrong before a tool was reached. */
export interface RpcFault {
  readonly status: number;
  /** JSON-RPC 2.0: -32700 parse error, -32600 invalid request, -32602 invalid params; -32000 of the transport. */
  readonly code: -32700 | -32600 | -32602 | -32603 | -32000;
  /** One sentence: what is wrong and how to mend it. */
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON-RPC error answer that belongs to no message. */
export function rpcError(
  { status, code, message, data, headers }: RpcFault,
  id: string | number | null = null,
): Response {
  const error = { code, message, ...(data ? { data } : {}) };
  return new Response(JSON.stringify({ jsonrpc: '2.0', error, id }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
