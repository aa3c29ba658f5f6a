/** Who may reach the connector from a browser, and under which names it answers (R10). */
export interface Access {
  /** One sentence when the request's Origin or Host is not allowed; null when it may pass. */
  readonly refusal: (headers: Headers) => string | null;
  /** What lets an allowed origin read the answer; never `*`. */
  readonly corsHeaders: (headers: Headers) => Record<string, string>;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Origins of pages; those of other schemes have hosts without meaning. */
const WEB = /^https?:\/\//i;

/** What would make the name in an address another one than the text says. */
const NO_HOST = /[@/?#\\]/;

const EXPOSED = 'Retry-After, WWW-Authenticate, X-Request-Id, Mcp-Protocol-Version';

/**
 * Settles which origins and hosts are ours: those of the service and of the connector, those named in the
 * configuration, and every loopback name when the service itself is on loopback.
 * @param origins further origins ("https://chat.example.com")
 */
export function createAccess(baseUrl: string, agentUrl: string, origins: readonly string[]): Access {
  const own = [baseUrl, agentUrl, ...origins].map((address) => new URL(address));
  const allowed = new Set(own.map(({ origin }) => origin));
  const hosts = new Set(own.map(({ hostname }) => hostname));
  const onLoopback = [baseUrl, agentUrl].some((address) => LOOPBACK.test(new URL(address).hostname));
  const isAllowedOrigin = (origin: string): boolean =>
    allowed.has(origin) || (onLoopback && WEB.test(origin) && LOOPBACK.test(hostOf(origin) ?? ''));
  const isOwnHost = (host: string): boolean => {
    const name = NO_HOST.test(host) ? null : hostOf(`http://${host}`);
    return name !== null && (hosts.has(name) || (onLoopback && LOOPBACK.test(name)));
  };
  return {
    refusal(headers) {
      const origin = headers.get('Origin');
      if (origin !== null && !isAllowedOrigin(origin))
        return 'This Origin may not use the connector; the operator can allow it in MCP_ORIGINS.';
      const host = headers.get('Host');
      if (host !== null && !isOwnHost(host))
        return 'This Host is not a name of the connector; a proxy must pass the Host header on unchanged.';
      return null;
    },
    corsHeaders(headers): Record<string, string> {
      const origin = headers.get('Origin');
      if (origin === null || !isAllowedOrigin(origin)) return { Vary: 'Origin' };
      return {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': EXPOSED,
        Vary: 'Origin',
      };
    },
  };
}

/** Null when the text is no address with a host ("null" is what browsers send for opaque origins). */
function hostOf(address: string): string | null {
  return URL.parse(address)?.hostname || null;
}
