/** What all pages depend on beside their facts: another epoch draws every page anew. */
export function pageEpoch(bundleHash: string, baseUrl: string): string {
  return `${bundleHash} ${baseUrl}`;
}
