/*
 * Walks every page of a running service and follows every link on it, parts of pages included; links to other sites are
 * not followed.
 *   npm ci --prefix scripts/suites
 *   npm run suite:links -- [address, http://localhost:4321 when not given]
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readArguments } from '../terminal/read-arguments.ts';
import { needsInstall } from './needs-install.ts';

interface CheckedLink {
  readonly url: string;
  readonly parent?: string;
  readonly state: 'OK' | 'BROKEN' | 'SKIPPED';
  readonly status?: number;
}

interface LinkCheck {
  readonly links: readonly CheckedLink[];
}

interface Linkinator {
  readonly check: (options: object) => Promise<LinkCheck>;
}

const AT_ONCE = 8;

const [address = 'http://localhost:4321'] = readArguments({ allowPositionals: true }).positionals;
needsInstall('linkinator');
process.exitCode = await walk(new URL(address).origin);

/** Prints the broken links, and gives the exit code. */
async function walk(origin: string): Promise<number> {
  const { check } = await loadLinkinator();
  const { links } = await check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    concurrency: AT_ONCE,
    timeout: 30_000,
    // Searches are counted, and there is no end of them; names of demo sites lead nowhere.
    linksToSkip: async (link: string) => !link.startsWith(origin) || /\/search\?|\/api\/search|\/suggest\?/.test(link),
  });
  const broken = links.filter(({ state }) => state === 'BROKEN');
  for (const { url, parent, status = 0 } of broken) console.log(`${status} ${url}${parent ? ` on ${parent}` : ''}`);
  const followed = links.filter(({ state }) => state === 'OK').length;
  if (followed === 0)
    console.log(`Nothing answers at ${origin}: start it with npm run serve, or give another address.`);
  console.log(`${followed} links followed, ${broken.length} broken`);
  return broken.length === 0 && followed > 0 ? 0 : 1;
}

/** The walker of `scripts/suites`, which the product does not need. */
async function loadLinkinator(): Promise<Linkinator> {
  const require = createRequire(new URL('./package.json', import.meta.url));
  // The types of a package that is not installed with the others.
  return (await import(pathToFileURL(require.resolve('linkinator')).href)) as Linkinator;
}
