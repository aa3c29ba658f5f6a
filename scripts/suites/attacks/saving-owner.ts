import { setTimeout as sleep } from 'node:timers/promises';
import { issueKey } from '../../../src/services/keys/issue-key.ts';
import { addClaim, claimStatement } from '../../../src/store/claims.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { findLatestOwnerDocument } from '../../../src/store/owner-documents.ts';

/** An owner who saves one document after the other, each of another name. */
export interface Owner {
  readonly domain: string;
  /** Serial numbers of the saves that were answered with success; grows. */
  readonly answered: readonly number[];
  /** Saves once. @throws what `fetch` throws when nobody answers; RefusedSave */
  save(baseUrl: string): Promise<void>;
}

/** A save that is refused is a fault of the suite. */
class RefusedSave extends Error {}

const EVERY_MS = 150;
const LONGEST_MS = 60_000;

/** The owner of a site, with a key and a proven claim. */
export async function ownerOf(
  index: IndexDatabase,
  domain: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<Owner> {
  const key = await provenKey(index, domain, randomBytes);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const answered: number[] = [];
  let serial = 0;
  return {
    domain,
    answered,
    async save(baseUrl) {
      const mine = ++serial;
      const body = JSON.stringify({ domain, name: nameOf(mine), pages: {}, actions: [] });
      const answer = await fetch(`${baseUrl}/api/register`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status === 200) answered.push(mine);
      else if (answer.status !== 429 && answer.status !== 503) throw new RefusedSave(`${answer.status} ${text}`);
    },
  };
}

/** Saves now and then until nobody answers any more. */
export async function saveUntilKilled(owner: Owner, baseUrl: string): Promise<void> {
  for (;;) {
    try {
      await owner.save(baseUrl);
    } catch (error) {
      if (error instanceof RefusedSave) throw error;
      return;
    }
    await sleep(EVERY_MS);
  }
}

/** Waits until so many saves were answered: the first one of a service waits until what reads documents is loaded. */
export async function untilAnswered({ answered }: Owner, count: number): Promise<void> {
  for (const since = performance.now(); performance.now() - since < LONGEST_MS; await sleep(EVERY_MS)) {
    if (answered.length >= count) return;
  }
}

/** How many saves that were answered came after the last that is kept. */
export async function countLost(index: IndexDatabase, { domain, answered }: Owner): Promise<number> {
  const kept = await findLatestOwnerDocument(index, domain);
  const last = kept === null ? 0 : serialOf(JSON.parse(kept.json));
  return answered.filter((serial) => serial > last).length;
}

/** Whether the last save that was answered stands in the twin of the site soon, or one after it. */
export async function untilShown({ domain, answered }: Owner, baseUrl: string): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < LONGEST_MS; await sleep(EVERY_MS)) {
    const answer = await fetch(`${baseUrl}/site/${domain}.json`);
    if (answer.ok && serialOf(await answer.json()) >= (answered.at(-1) ?? 0)) return true;
  }
  return false;
}

async function provenKey(
  index: IndexDatabase,
  domain: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const now = new Date();
  const asked = { label: 'owner', code: null, address: '203.0.113.1' };
  const issued = await issueKey({ ...asked, index, policy: { mode: 'open' }, now, randomBytes });
  if (!issued.ok) throw new Error(issued.error.detail);
  const at = now.toISOString();
  const claim = await addClaim(index, { keyId: issued.value.id, domain, token: 'token', createdAt: at });
  await claimStatement(index, claim, { ...claim, status: 'verified', verifiedAt: at, checkedAt: at });
  return issued.value.key;
}

function nameOf(serial: number): string {
  return `Bakery ${serial}`;
}

/** Zero for a name that no save gave. */
function serialOf(document: unknown): number {
  const { name } = document as { readonly name?: unknown };
  return Number(/^Bakery (\d+)$/.exec(String(name))?.[1] ?? 0);
}
