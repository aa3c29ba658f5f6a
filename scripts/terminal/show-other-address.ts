/**
 * Says that the pages name another address than they will now; nothing where they do not, or were never drawn.
 * @param named the address that they name
 */
export function showOtherAddress(named: string | null, baseUrl: string): void {
  if (named === null || named === baseUrl) return;
  console.error(`  The pages name ${named}, and are drawn anew for ${baseUrl}. Servers and builds of one DATA_DIR
  need the same BASE_URL: else each draws all pages for its own.`);
}
