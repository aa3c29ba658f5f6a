import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import giveBack from '../workers/give-back.json' with { type: 'json' };

/*
 * Loaded before all else by each process and thread (node --import): they start in a third of the time and with half of
 * the memory. See content/decisions/0007-memory-of-the-server.md. No TypeScript: what strips types, 18 MB in each
 * process and more in each thread, is not loaded where all else is in the cache that begins here.
 */

/** An older Node lacks half of what follows and runs no TypeScript; it would end in a stack that says neither. */
if (!process.features.typescript) {
  const { default: ours } = await import('../../package.json', { with: { type: 'json' } });
  const needed = ours.engines.node.replace('>=', '');
  console.error(`waymark: Node ${needed} or newer is needed, and this is ${process.version}; install a newer one.`);
  process.exit(1);
}

/**
 * Without these settings the C library keeps what it was given back, in a heap for each thread: 80 MB of the 330 that a
 * process held as soon as it could read (mallopt(3); other systems pass over them). They are heeded at the start of a
 * program only, so a command begins once more as itself; processes that it starts have them from it. What takes 32 KB
 * lies apart already, so that what searches held leaves no holes; processes that read pages would spend a tenth more on that.
 */
const settings = { ...giveBack, MALLOC_MMAP_THRESHOLD_: '32768' };
const mayBeginAnew = process.platform === 'linux' && isMainThread && process.send === undefined;
if (mayBeginAnew && Object.keys(settings).every((name) => process.env[name] === undefined))
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...settings,
  });

/** What was compiled before is not compiled again, by any process or thread. */
modules.enableCompileCache(fileURLToPath(new URL('../../dist/compiled', import.meta.url)));

const LARGE_PACKAGE = '/node_modules/drizzle-orm/';

/** For each file of a package Node parses all that its package.json exports: 175 KB here, more than a hundred times. */
modules.registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes(LARGE_PACKAGE)) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
