import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Prints the addresses of all modules that one module loads. */
const LIST = `
  const { registerHooks } = require('node:module');
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  import(process.argv[1]).then(() => console.log(JSON.stringify(loaded.filter((url) => url.startsWith('file:')))));`;

async function modulesOf(path: string, flags: readonly string[] = []): Promise<string[]> {
  const { stdout } = await run(process.execPath, [...flags, '-e', LIST, `${ROOT}${path}`], { cwd: ROOT });
  return JSON.parse(stdout) as string[];
}

describe('the quick start', () => {
  test('loads the very same modules as without it', async () => {
    const path = 'src/store/open-database.ts';
    const quick = await modulesOf(path, ['--import', './src/store/quick-start.js']);
    expect(quick.toSorted()).toEqual((await modulesOf(path)).toSorted());
    expect(quick.some((url) => url.includes('/drizzle-orm/'))).toBe(true);
  });

  test('leaves out what strips types where all is compiled already', async () => {
    const list = `import(process.argv[1]).then(() => console.log(process.moduleLoadList.join()))`;
    const args = ['--import', './src/store/quick-start.js', '-e', list, `${ROOT}src/core/bounded-map.ts`];
    await run(process.execPath, args, { cwd: ROOT });
    const { stdout } = await run(process.execPath, args, { cwd: ROOT });
    expect(stdout).toContain('internal/modules/typescript');
    expect(stdout).not.toContain('amaro');
  });

  test('says in one sentence that a Node that runs no TypeScript is too old', async () => {
    const flags = ['--no-strip-types', '--import', './src/store/quick-start.js'];
    const started = run(process.execPath, [...flags, 'scripts/keys.ts', 'list'], { cwd: ROOT });
    const stderr = `waymark: Node 22.19 or newer is needed, and this is ${process.version}; install a newer one.\n`;
    await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr });
  });

  test.runIf(process.platform === 'linux')('has the C library give back what it no longer holds', async () => {
    const tell =
      'const { pid, env, argv } = process; console.log(pid, env.MALLOC_ARENA_MAX, env.MALLOC_MMAP_THRESHOLD_, argv.slice(1).join())';
    const flags = ['--import', './src/store/quick-start.js', '-e', tell];
    const started = run(process.execPath, [...flags, 'a', 'b c'], { cwd: ROOT });
    expect((await started).stdout).toBe(`${started.child.pid} 2 32768 a,b c\n`);
    const told = await run(process.execPath, flags, { cwd: ROOT, env: { MALLOC_ARENA_MAX: '7' } });
    expect(told.stdout).toContain(' 7 ');
  });

  test.each(['demo', 'start', 'build', 'serve', 'keys', 'validate', 'translate', 'models'] as const)(
    'goes before %s',
    (name) => {
      expect(packageJson.scripts[name]).toContain('--import ./src/store/quick-start.js ');
    },
  );
});

test("the server's own thread loads neither the database nor what builds pages", async () => {
  const modules = await modulesOf('src/runtime/start-service.ts');
  // What hides in texts is a table of code points that loads nothing.
  const foreign =
    /\/(drizzle-orm|@libsql|libsql|undici|htmlparser2)\/|\/src\/(extract\/(?!safe-text\.ts)|search\/|places\/)/;
  expect(modules.filter((url) => foreign.test(url))).toEqual([]);
});

test('the thread that holds the database loads no models of languages before an owner saves', async () => {
  const modules = await modulesOf('src/services/create-services.ts');
  expect(modules.filter((url) => /\/node_modules\/(cld3-asm|libphonenumber-js)\//.test(url))).toEqual([]);
});
