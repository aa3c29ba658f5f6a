/** Percent-escapes whose decoding would change the address's meaning, or that would put unseen characters into a path. */
const KEPT_ESCAPE = /["#%/?<>\\^`{|}\p{C}\p{Z}\ufffd]/u;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * The path of an address as pages are keyed: starts with "/", no query, no fragment, no trailing slash but the root's
 * own, percent-decoded where that is unambiguous.
 */
export function toPagePath(url: URL): string {
  const raw = url.pathname.replace(/\/{2,}/g, '/');
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return path.replace(ESCAPES, decodeEscapes) || '/';
}

function decodeEscapes(run: string): string {
  try {
    let out = '';
    for (const char of decodeURIComponent(run)) out += KEPT_ESCAPE.test(char) ? encodeURIComponent(char) : char;
    return out;
  } catch {
    return run;
  }
}
