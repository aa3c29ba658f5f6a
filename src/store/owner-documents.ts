import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { claims, ownerDocuments } from './database/schema.ts';

/** A document as its owner sent it. */
export interface OwnerDocument {
  /** How many were saved for the domain until then, itself included. */
  readonly version: number;
  readonly claimToken: string;
  readonly json: string;
  readonly savedAt: string;
}

/** A document to be appended; one with a version only if no other has that. */
export type NewOwnerDocument = Omit<OwnerDocument, 'version'> & {
  readonly domain: string;
  readonly version?: number;
};

/** The statement that appends a document to those of its domain. */
export function ownerDocumentStatement({ db }: IndexDatabase, { domain, ...document }: NewOwnerDocument) {
  const version = db
    .select({ next: sql<number>`coalesce(max(${ownerDocuments.version}), 0) + 1` })
    .from(ownerDocuments)
    .where(eq(ownerDocuments.domain, domain));
  return db.insert(ownerDocuments).values({ domain, version: sql<number>`(${version})`, ...document });
}

/** The document that was saved last for a domain, whether or not its claim stands. */
export async function findLatestOwnerDocument({ db }: IndexDatabase, domain: string): Promise<OwnerDocument | null> {
  const [row] = await db
    .select()
    .from(ownerDocuments)
    .where(eq(ownerDocuments.domain, domain))
    .orderBy(desc(ownerDocuments.version))
    .limit(1);
  return row ?? null;
}

const PER_QUERY = 500;

/** The document that speaks for each of the domains: the latest, as long as the claim it was saved under has not lapsed. */
export async function loadOwnerDocuments(
  { db }: IndexDatabase,
  domains: readonly string[],
): Promise<Map<string, OwnerDocument>> {
  const found = new Map<string, OwnerDocument>();
  for (let from = 0; from < domains.length; from += PER_QUERY) {
    const asked = domains.slice(from, from + PER_QUERY);
    const standing = db
      .select({ token: claims.token })
      .from(claims)
      .where(
        and(
          eq(claims.domain, ownerDocuments.domain),
          eq(claims.token, ownerDocuments.claimToken),
          inArray(claims.status, ['verified', 'taken_over']),
        ),
      );
    const rows = await db
      .select({ document: ownerDocuments, stands: sql<number>`${exists(standing)}` })
      .from(ownerDocuments)
      .where(inArray(ownerDocuments.domain, asked))
      .orderBy(ownerDocuments.domain, desc(ownerDocuments.version));
    const latest = new Set<string>();
    for (const { document, stands } of rows) {
      if (latest.has(document.domain)) continue;
      latest.add(document.domain);
      if (stands) found.set(document.domain, document);
    }
  }
  return found;
}
