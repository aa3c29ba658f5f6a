/** What all pages depend on beside their facts: another epoch draws every page anew. */
export function pageEpoch(bundleHash: string, baseUrl: string): string {
  return `${bundleHash} ${baseUrl}`;
}

/** Whether the pages of an epoch were made with this bundle, for whichever address. */
export function isOfBundle(epoch: string, bundleHash: string): boolean {
  return epoch.startsWith(`${bundleHash} `);
}
