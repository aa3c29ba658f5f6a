import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { issueKey } from '../../../src/services/keys/issue-key.ts';
import { addClaim } from '../../../src/store/claims.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { claims } from '../../../src/store/schema.ts';

/** An owner who saves one document after the other. */
export interface Owner {
  /** Saves that were answered with success. */
  readonly acknowledged: number;
  /** Saves once. */
  save(baseUrl: string): Promise<void>;
  /** Saves now and then until nobody answers any more. */
  saveUntilKilled(baseUrl: string): Promise<void>;
  /** Names of documents that were answered with success and are not kept. */
  listLost(): Promise<string[]>;
  /** Whether the last one stands in the twin of the site soon. */
  untilShown(baseUrl: string): Promise<boolean>;
}

const EVERY_MS = 150;
const LONGEST_MS = 60_000;

/** The owner of a site, with a key and a proven claim. */
export async function ownerOf(
  index: IndexDatabase,
  domain: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<Owner> {
  const policy = { mode: 'open' } as const;
  const asked = { label: 'owner', code: null, address: '203.0.113.1' };
  const issued = await issueKey({ ...asked, index, policy, now: new Date(), randomBytes });
  if (!issued.ok) throw new Error(issued.error.detail);
  const { key, id: keyId } = issued.value;
  const at = new Date().toISOString();
  await addClaim(index, { keyId, domain, token: 'token', createdAt: at });
  await index.db
    .update(claims)
    .set({ status: 'verified', verifiedAt: at, checkedAt: at })
    .where(eq(claims.domain, domain));
  const saved: string[] = [];
  let serial = 0;

  const save = async (baseUrl: string): Promise<void> => {
    const name = `Bakery ${++serial}`;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const body = JSON.stringify({ domain, name, pages: {}, actions: [] });
    const answer = await fetch(`${baseUrl}/api/register`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.status === 200) saved.push(name);
    else if (answer.status !== 429 && answer.status !== 503) throw new RefusedSave(`${answer.status} ${text}`);
  };
  const keptNames = async (): Promise<Set<string>> => {
    const { rows } = await index.client.execute({
      sql: `select json ->> 'name' as name from owner_documents where domain = ?`,
      args: [domain],
    });
    return new Set(rows.map((row) => String(row.name)));
  };
  const shownName = async (baseUrl: string): Promise<unknown> => {
    const answer = await fetch(`${baseUrl}/site/${domain}.json`);
    return answer.ok ? ((await answer.json()) as { readonly name: unknown }).name : null;
  };
  return {
    get acknowledged() {
      return saved.length;
    },
    save,
    async saveUntilKilled(baseUrl) {
      for (;;) {
        try {
          await save(baseUrl);
        } catch (error) {
          if (error instanceof RefusedSave) throw error;
          return;
        }
        await sleep(EVERY_MS);
      }
    },
    async listLost() {
      const kept = await keptNames();
      return saved.filter((name) => !kept.has(name));
    },
    async untilShown(baseUrl) {
      // One that was not answered may be kept all the same.
      const last = saved.length === 0 ? 0 : Number(saved.at(-1)?.replace('Bakery ', ''));
      for (const since = performance.now(); performance.now() - since < LONGEST_MS; await sleep(EVERY_MS)) {
        const name = await shownName(baseUrl);
        if (typeof name === 'string' && Number(name.replace('Bakery ', '')) >= last) return true;
      }
      return false;
    },
  };
}

/** A save that is refused is a fault of this suite. */
class RefusedSave extends Error {}
