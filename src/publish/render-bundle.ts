import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderPage } from '../web/views/any-view.ts';
import { removeOldBundles } from './old-bundles.ts';
import { PublishError } from './publish-error.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUNDLES = join(ROOT, 'dist', 'render');
const ENTRY = join('server', 'entry.mjs');

/** The compiled pages: draws any of them from its view. */
export interface RenderBundle {
  /** Changes whenever a page may look different. */
  readonly hash: string;
  /** Folder of style sheet, font and the other files that pages link to. */
  readonly assets: string;
  /** Addresses of the documentation pages. */
  readonly docsPaths: readonly string[];
  /** HTML of the page at `path` ("/site/example.com"). Throws when no such page exists or the view is another's. */
  readonly render: RenderPage;
  /** The same as the bytes of a file. */
  readonly renderBytes: (...page: Parameters<RenderPage>) => Promise<Uint8Array>;
}

/**
 * Loads the render bundle, and compiles it first when it is missing or older than the sources. Works from any working
 * directory, in any thread, and in several processes at once.
 * @param onCompile called when it has to be compiled, which takes some seconds
 * @throws PublishError when the pages cannot be compiled
 */
export async function loadRenderBundle(onCompile: () => void = () => {}): Promise<RenderBundle> {
  const hash = sourceHash(ROOT);
  const folder = join(BUNDLES, hash);
  if (!existsSync(join(folder, ENTRY))) {
    onCompile();
    await compile(folder);
  }
  const { render, renderBytes, docsPaths } = await importEntry(join(folder, ENTRY));
  return { hash, assets: join(folder, 'client'), docsPaths, render, renderBytes };
}

async function compile(folder: string): Promise<void> {
  try {
    mkdirSync(BUNDLES, { recursive: true });
    accessSync(BUNDLES, constants.W_OK);
  } catch (cause) {
    const mend = 'let this user write there, or run a build once as one who may';
    throw new PublishError(`The pages cannot be compiled into ${BUNDLES}; ${mend}.`, { cause });
  }
  const draft = `${folder}.${process.pid}-${Date.now().toString(36)}`;
  try {
    await runAstro(draft);
    placeBundle(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  removeOldBundles(BUNDLES);
}

/** Another process may have compiled the same sources meanwhile: then its bundle is as good. */
function placeBundle(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, ENTRY))) throw error;
  }
}

function runAstro(outDir: string): Promise<void> {
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--root', ROOT, '--outDir', outDir], {
    cwd: ROOT,
    // Passed through, not read: the compiler must not report home, nor take over a test run's mode.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const last = said.join('').trim().split('\n').slice(-12).join('\n');
      reject(new PublishError(`The pages cannot be compiled; run "npx astro build" to see why.\n${last}`));
    });
  });
}

type Entry = Pick<RenderBundle, 'render' | 'renderBytes' | 'docsPaths'>;

async function importEntry(path: string): Promise<Entry> {
  // The bundle is made from render-entry.ts, whose exports these are.
  return (await import(pathToFileURL(path).href)) as Entry;
}
