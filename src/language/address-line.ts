import type { LawpAddress } from '../core/lawp/document.ts';

/** Countries that write the postcode last. */
const POSTCODE_LAST = new Set(['GB', 'US', 'CA', 'AU', 'NZ', 'IE', 'IN', 'ZA', 'SG']);

/**
 * An address in one line, as its country writes it: "Hanegalsgade 7, 8000 Aarhus C"; empty when there is none, or when it
 * is in another script, which an English sentence cannot hold.
 */
export function addressLine({ street, postcode, city, region, country }: LawpAddress): string {
  const spaced = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ');
  const last = country !== undefined && POSTCODE_LAST.has(country);
  const parts = last ? [street, city, spaced(region, postcode)] : [street, spaced(postcode, city), region];
  const line = parts.filter((part) => part !== undefined && part !== '').join(', ');
  return /[^\p{Script=Latin}\P{L}]/u.test(line) ? '' : line;
}
