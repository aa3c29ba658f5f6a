/** What all pages depend on beside their facts: another epoch draws every page anew. */
export function pageEpoch(bundleHash: string, baseUrl: string): string {
  return `${bundleHash} ${baseUrl}`;
}

/** The address that pages of an epoch name. */
export function epochAddress(epoch: string): string {
  return epoch.slice(epoch.indexOf(' ') + 1);
}
