/** Where an address leads on this server. */
export interface AddressParts {
  readonly path: string;
  /** What stands behind the question mark, as it was sent; empty where there is none. */
  readonly query: string;
}

/**
 * Path and query of the address of a request. It is whole and in the form that the URL parser gives it, so that nothing has
 * to be parsed anew, which would take longer than the rest of a short answer.
 */
export function addressParts(url: string): AddressParts {
  const [, path = '/', query = ''] = /^[^/]*\/\/[^/?#]*([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  return { path, query };
}
