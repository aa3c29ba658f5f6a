/** How the domain of a document and the addresses in it belong together (R1, R41). */
export interface LawpHost {
  /** The document's domain without `www.`, or null when it has no usable one. */
  readonly domain: string | null;
  /** True for our own document on loopback: its endpoints may be http and on any port (R1). */
  readonly local: boolean;
}

/** Whether an address is on the document's host or a sub-domain of it. */
export function isOnSite(url: URL, host: LawpHost): boolean {
  const name = url.hostname.replace(/\.$/, '');
  if (host.domain === null) return false;
  return name === host.domain || (!host.local && name.endsWith(`.${host.domain}`));
}

/** Reads a whole address; null when it is none, is relative, or has been padded with spaces. */
export function parseAddress(text: string): URL | null {
  if (text.length > 8192 || /[\s\\]/.test(text) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}
