/** The host of an address without `www.` before it and the dot of the root behind it. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^www\./u, '').replace(/\.$/u, '');
}
