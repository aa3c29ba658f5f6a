/*
 * Puts the compiled pages where the functions import them, for a host that bundles functions after the build.
 *   node scripts/prepare-functions.ts
 */
import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadRenderBundle } from '../src/publish/render-bundle.ts';
import { runCommand } from './terminal/run-command.ts';

await runCommand(async () => {
  const bundle = dirname((await loadRenderBundle()).assets);
  const current = join(dirname(bundle), 'current.mjs');
  const draft = `${current}.${process.pid}`;
  writeFileSync(draft, `export { render } from './${basename(bundle)}/server/entry.mjs';\n`);
  renameSync(draft, current);
});
