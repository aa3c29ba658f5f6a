import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '../core/lawp/canonical-json.ts';
import type { SiteDocument, SiteRecord } from '../core/site/site-record.ts';
import type { IndexDatabase } from './database/databases.ts';
import type { Statement } from './database/save-together.ts';
import { documents } from './database/schema.ts';
import { sha256 } from './sha256.ts';
import type { SiteBefore } from './sites/site-before.ts';

/** What becomes of the versions of a site's document after a record. */
export interface DocumentVersions {
  /** What the document says, by content; null where the record has none. */
  readonly hash: string | null;
  /** Of the record's document; null where it has none. */
  readonly version: number | null;
  /** It says the same, and it is found by the same words. */
  readonly isSame: boolean;
  readonly statements: readonly Statement[];
}

/**
 * Versions are of what is said: words further down the pages make none, they are exchanged in the latest. Earlier versions
 * have none, since nobody looks for those.
 * @param createdAt ISO 8601 UTC
 */
export function documentVersions(
  { db }: IndexDatabase,
  { domain, document }: SiteRecord,
  { document: before }: SiteBefore,
  createdAt: string,
): DocumentVersions {
  const lastVersion = before?.version ?? 0;
  if (document === null) return { hash: null, version: null, isSame: true, statements: [] };
  // Hashed by content, kept in reading order (home first).
  const hash = sha256(canonicalJson(withoutLater(document)));
  const keep = (version: number, changed: object): Statement =>
    db
      .update(documents)
      .set({ json: JSON.stringify(changed) })
      .where(and(eq(documents.domain, domain), eq(documents.version, version)));
  const kept = before === null ? null : (JSON.parse(before.json) as SiteDocument);
  if (hash === before?.hash) {
    const isSame = kept?.laterWords === document.laterWords;
    return { hash, version: lastVersion, isSame, statements: isSame ? [] : [keep(lastVersion, document)] };
  }
  const version = lastVersion + 1;
  const json = JSON.stringify(document);
  const added = db.insert(documents).values({ domain, version, source: document.source, json, hash, createdAt });
  const cleared = kept?.laterWords === undefined ? [] : [keep(lastVersion, withoutLater(kept))];
  return { hash, version, isSame: false, statements: [...cleared, added] };
}

function withoutLater({ laterWords: _, ...told }: SiteDocument): Omit<SiteDocument, 'laterWords'> {
  return told;
}
