import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { claims } from './database/schema.ts';

/**
 * What stands where the record should: a record of ours with another value; a text that is none of ours; none, while
 * the record is at the name with the zone twice; no record at all.
 */
export type MissingWhy = 'other_value' | 'other_text' | 'doubled_name' | 'nothing';

/** A key's hold on a domain. */
export interface ClaimRow {
  readonly keyId: string;
  readonly domain: string;
  /** What the TXT record must hold. */
  readonly token: string;
  /** taken_over: proven once, and another key proved the same domain or saved for it since. */
  readonly status: 'unverified' | 'verified' | 'lapsed' | 'taken_over';
  readonly createdAt: string;
  readonly verifiedAt: string | null;
  /** Last look at the record that gave an answer. */
  readonly checkedAt: string | null;
  /** When the record was first seen missing since it was last there. */
  readonly missingSince: string | null;
  /** What the last look found in the place of the record; null when it was there, or was never looked for. */
  readonly missingWhy: MissingWhy | null;
  /** What its owner is told at every GET until it holds the domain again. */
  readonly notice: string | null;
}

/** Statuses under which a record was seen and may be seen again: these are looked at every day. */
const STANDING = ['verified', 'taken_over'] as const satisfies ClaimRow['status'][];

/** The claim of a key on a domain, if it ever asked for one. */
export async function findClaim({ db }: IndexDatabase, keyId: string, domain: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.keyId, keyId), eq(claims.domain, domain)));
  return row ? toClaim(row) : null;
}

/** Adds a claim unless the key has one on this domain; gives the one that stands. */
export async function addClaim(
  index: IndexDatabase,
  { keyId, domain, token, createdAt }: Pick<ClaimRow, 'keyId' | 'domain' | 'token' | 'createdAt'>,
): Promise<ClaimRow> {
  await index.db.insert(claims).values({ keyId, domain, token, createdAt, status: 'unverified' }).onConflictDoNothing();
  const claim = await findClaim(index, keyId, domain);
  if (!claim) throw new Error(`The claim on ${domain} was not kept.`);
  return claim;
}

/** Holds of claims that prove a domain: of an owner whom another followed too, as long as the own record is there. */
export const IS_PROVEN = "(status = 'verified' or (status = 'taken_over' and missing_since is null))";

/** Every domain that some key's record proves. */
export async function listClaimedDomains({ db }: IndexDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ domain: claims.domain }).from(claims).where(sql.raw(IS_PROVEN));
  return new Set(rows.map(({ domain }) => domain));
}

/** True when some key's record for this domain stands. */
export async function isClaimed({ db }: IndexDatabase, domain: string): Promise<boolean> {
  const [row] = await db
    .select({ domain: claims.domain })
    .from(claims)
    .where(and(eq(claims.domain, domain), sql.raw(IS_PROVEN)))
    .limit(1);
  return row !== undefined;
}

/** Proven claims whose record was not looked at since `before`, longest ago first. */
export async function listClaimsDue({ db }: IndexDatabase, before: string, limit: number): Promise<ClaimRow[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(and(inArray(claims.status, [...STANDING]), or(isNull(claims.checkedAt), lte(claims.checkedAt, before))))
    .orderBy(asc(claims.checkedAt), asc(claims.domain), asc(claims.keyId))
    .limit(limit);
  return rows.map(toClaim);
}

/** The statement that keeps what a look at the record gave, unless another process changed the claim meanwhile. */
export function claimStatement({ db }: IndexDatabase, before: ClaimRow, next: ClaimRow) {
  const { keyId, domain, token: _fixed, createdAt: _kept, ...looked } = next;
  return db
    .update(claims)
    .set(looked)
    .where(and(eq(claims.keyId, keyId), eq(claims.domain, domain), eq(claims.status, before.status)));
}

/** The statement by which the holder of a proven claim is its domain's holder again, whatever changed meanwhile. */
export function holdStatement({ db }: IndexDatabase, { keyId, domain }: ClaimRow) {
  return db
    .update(claims)
    .set({ status: 'verified', notice: null })
    .where(and(eq(claims.keyId, keyId), eq(claims.domain, domain), inArray(claims.status, [...STANDING])));
}

/** The statement by which a key becomes the holder of a domain: every other is told, and looked at anew. */
export function takeOverStatement({ db }: IndexDatabase, { keyId, domain }: ClaimRow, notice: string) {
  return db
    .update(claims)
    .set({ status: 'taken_over', checkedAt: null, notice })
    .where(and(eq(claims.domain, domain), ne(claims.keyId, keyId), eq(claims.status, 'verified')));
}

/** The statement by which owners whose record still exists are told nothing of another whose claim has ended. */
export function handBackStatement({ db }: IndexDatabase, { domain }: ClaimRow) {
  return db
    .update(claims)
    .set({ status: 'verified', notice: null })
    .where(and(eq(claims.domain, domain), eq(claims.status, 'taken_over'), isNull(claims.missingSince)));
}

function toClaim(row: typeof claims.$inferSelect): ClaimRow {
  return { ...row, status: row.status as ClaimRow['status'], missingWhy: row.missingWhy as MissingWhy | null };
}
