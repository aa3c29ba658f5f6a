const SCHEMA_ADDRESS = /^https?:\/{1,2}(?:www\.)?schema\.org\/?#?/iu;
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]{0,79}$/u;

/**
 * The plain name of a schema.org type or property: "Bakery" for `https://schema.org/Bakery`, `schema:Bakery` and `Bakery`;
 * null for names of other vocabularies.
 *
 * @param prefixes Prefixes (with colon) that stand for schema.org on this page.
 */
export function schemaName(written: string, prefixes: ReadonlySet<string> = SCHEMA_PREFIXES): string | null {
  let name = written.trim().replace(SCHEMA_ADDRESS, '');
  const colon = name.indexOf(':');
  if (colon >= 0 && prefixes.has(name.slice(0, colon + 1))) name = name.slice(colon + 1);
  return PLAIN_NAME.test(name) ? name : null;
}

/** The prefix that RDFa and JSON-LD know without a declaration. */
export const SCHEMA_PREFIXES: ReadonlySet<string> = new Set(['schema:']);

/** Whether an address is the one of the schema.org vocabulary. */
export function isSchemaAddress(address: string): boolean {
  return SCHEMA_ADDRESS.test(address.trim());
}
