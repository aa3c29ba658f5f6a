import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Loaded before all else by each process and thread (node --import): they start in a third of the time and with half of
 * the memory. See content/decisions/0007-memory-of-the-server.md. No TypeScript: what strips types, 18 MB in each
 * process and more in each thread, is not loaded where all else is in the cache that begins here.
 */

/** What was compiled before is not compiled again, by any process or thread. */
enableCompileCache(fileURLToPath(new URL('../../dist/compiled', import.meta.url)));

const LARGE_PACKAGE = '/node_modules/drizzle-orm/';

/** For each file of a package Node parses all that its package.json exports: 175 KB here, more than a hundred times. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes(LARGE_PACKAGE)) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
