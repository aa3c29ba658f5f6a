import { readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 4;
/** No compile takes so long: its draft was left by one that was killed. */
const DRAFT_MS = 10 * 60_000;
const BUNDLE = /^[0-9a-f]{20}$/;
const DRAFT = /^[0-9a-f]{20}\.\d+-[0-9a-z]+$/;

/**
 * Removes the bundles of a folder but the latest few, from which servers that run on an older one still load pages, and
 * the drafts of compiles that were killed.
 */
export function removeOldBundles(folder: string, now = Date.now()): void {
  const found = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Another process may remove it at this moment.
    const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false });
    return stats ? [{ name, path, madeAt: stats.mtimeMs }] : [];
  });
  const bundles = found.filter(({ name }) => BUNDLE.test(name)).toSorted((a, b) => b.madeAt - a.madeAt);
  const drafts = found.filter(({ name, madeAt }) => DRAFT.test(name) && now - madeAt > DRAFT_MS);
  for (const { path } of [...bundles.slice(KEPT), ...drafts]) rmSync(path, { recursive: true, force: true });
}
