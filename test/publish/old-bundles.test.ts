import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldBundles } from '../../src/publish/old-bundles.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the latest bundles stay and a compile under way; drafts of killed compiles go', async () => {
  const folder = await temporaryFolder();
  const now = Date.now();
  const make = (name: string, minutesAgo: number): void => {
    mkdirSync(join(folder, name, 'server'), { recursive: true });
    const at = new Date(now - minutesAgo * 60_000);
    utimesSync(join(folder, name), at, at);
  };
  const bundles = [1, 2, 3, 4, 5, 6].map((n) => `${n}`.repeat(20));
  for (const [at, name] of bundles.entries()) make(name, at);
  make(`${bundles[0]}.123-abc9`, 3);
  make(`${bundles[0]}.99-zz1`, 60);
  removeOldBundles(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual([...bundles.slice(0, 4), `${bundles[0]}.123-abc9`].toSorted());
});
