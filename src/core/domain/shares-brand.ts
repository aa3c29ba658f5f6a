/** A shorter name may stand in another one by chance. */
const MIN_BRAND = 5;

/** Whether a registered name holds the brand of our own, and so is the same firm's: acme-shop.de for acme.com. */
export function sharesBrand(domain: string, own: string): boolean {
  const [brand, other] = [own, domain].map((name) => (name.split('.')[0] ?? '').replaceAll('-', ''));
  if (!brand || !other) return false;
  return brand === other
    ? brand.length > 2
    : brand.length >= MIN_BRAND && (other.startsWith(brand) || other.endsWith(brand));
}
