/** Where a page is, and its name for callers who ask for it again. */
export interface PageAddress {
  /** The address without its scheme: "example.com/my%20page". */
  readonly id: string;
  readonly url: string;
}

/**
 * Gives the address of a page; keys of documents may hold what an address writes in another way ("/my page").
 * @param path key of a page
 */
export function pageAddress(domain: string, path: string): PageAddress {
  const url = URL.parse(`https://${domain}${path}`)?.href ?? `https://${domain}/`;
  return { id: url.slice('https://'.length), url };
}
