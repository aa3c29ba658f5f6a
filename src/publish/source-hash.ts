import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a drawn page depends on besides its site. */
const SOURCES = [
  'src/web/pages',
  'src/web/layouts',
  'src/web/components',
  'src/web/markdown',
  'src/web/styles',
  'src/web/views',
  'src/web/render-entry.ts',
  'src/prints',
  'src/publish',
  'src/core',
  'src/badges',
  'content/docs',
  'content/criteria',
  'public',
  'astro.config.mjs',
  'package.json',
  'node_modules/astro/package.json',
] as const;

/** Hash of the sources of the pages under `root`; another hash means that every page may look different. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of filesUnder(root, source)) {
      // Both are of known length to the reader, so that no two sets of files read the same.
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.byteLength}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 20);
}

function filesUnder(root: string, path: string): string[] {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    return entries
      .flatMap((entry) => {
        const inner = `${path}/${entry.name}`;
        return entry.isDirectory() ? filesUnder(root, inner) : [inner];
      })
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
