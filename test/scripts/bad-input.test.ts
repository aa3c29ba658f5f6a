import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOptions } from '../../scripts/terminal/parse-options.ts';
import { exitCodeOf } from '../../scripts/terminal/run-command.ts';
import { startCommand } from '../../scripts/terminal/start-command.ts';
import { commandHere } from '../support/command-here.ts';
import { runScript, type ScriptRun } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

/** One clear sentence for the operator, no stack, and an exit code that is not 0. */
function expectOneSentence(run: ScriptRun, words: RegExp): void {
  expect(run.code).not.toBe(0);
  expect(run.stderr).toMatch(words);
  expect(run.stderr).toMatch(/waymark: /);
  expect(run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
}

/** As a function of this process. */
const start = (words: readonly string[], dataDir = join(folder, 'data')) =>
  commandHere(() => exitCodeOf(() => startCommand(words, { DATA_DIR: dataDir })));

/** As a process of its own. */
const startScript = (words: readonly string[], dataDir = join(folder, 'data'), wrap: readonly string[] = []) =>
  runScript('scripts/start.ts', words, { dataDir, wrap });

describe('a wrong call of npm start', () => {
  it('says what is wrong with a domain that is none', async () => {
    expectOneSentence(await startScript(['not a domain', '--no-serve']), /not a domain/);
  });

  it('refuses an IP address', async () => {
    expectOneSentence(await start(['127.0.0.1', '--no-serve']), /IP address/);
  });

  it('names a file that is missing', async () => {
    expectOneSentence(await start(['no-such-list.txt', '--no-serve']), /no file no-such-list\.txt/);
  });

  it('names the line of a list that holds no domain', async () => {
    const list = join(folder, 'list.txt');
    await writeFile(list, '# mine\nbakery.example\nnot_a domain\n');
    expectOneSentence(await start([list, '--no-serve']), /line 3/);
  });

  it('says that an archive is none', async () => {
    const archive = join(folder, 'text.warc');
    await writeFile(archive, 'This is a letter.\n'.repeat(100));
    expectOneSentence(await start([archive, '--no-serve']), /text\.warc/);
  });

  it('names the setting whose value is not usable', async () => {
    expectOneSentence(await start(['example.com', '--port', 'many']), /--port many/);
  });

  it('names the option that there is not, and how the command is called', async () => {
    expectOneSentence(await start(['example.com', '--prot', '80']), /Unknown option '--prot'\.?\nusage: npm start/);
  });

  it.each(['0x50', '080', '1e3', '+80', ' '])('takes no number from %j', (given) => {
    const read = (option: string) => () => parseOptions([`--${option}`, given], '', ['port', 'sites']);
    expect(read('port')).toThrow(/is not a port/);
    expect(read('sites')).toThrow(/is not a number of sites/);
  });

  it('refuses words where a command takes none', () => {
    const serve = () => parseOptions(['8080'], 'usage: npm run serve', ['port']);
    expect(serve).toThrow(/Unexpected argument '8080'.*\nusage: npm run serve$/);
  });
});

describe('an archive with a broken record', () => {
  it('reads the rest and says where the broken one is', async () => {
    const archive = join(folder, 'broken.warc');
    await writeFile(
      archive,
      [warcPage('https://one.example/'), 'WARC/1.1\r\nrubbish\r\n\r\n', warcPage('https://two.example/')].join(''),
    );
    const run = await start([archive, '--no-serve', '--json'], join(folder, 'broken'));
    expect(run.code, run.stderr).toBe(0);
    const built = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '{}');
    expect(built.known).toBe(2);
    expect(built.archives[0].broken[0]).toMatch(/broken\.warc, byte \d+: /);
  });
});

describe('a database that cannot be used', () => {
  it('refuses one that a newer version made, and leaves it as it is', async () => {
    const dataDir = join(folder, 'newer');
    await mkdir(dataDir);
    const client = createClient({ url: `file:${join(dataDir, 'waymark.db')}` });
    await client.execute('create table __drizzle_migrations (id integer, hash text, created_at numeric)');
    await client.execute("insert into __drizzle_migrations values (1, 'of the future', 99999999999999)");
    client.close();
    expectOneSentence(await start(['bakery.example', '--no-serve'], dataDir), /newer version of Waymark/);
  });

  it('refuses a file that is no database', async () => {
    const dataDir = join(folder, 'letter');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'waymark.db'), 'Dear database, '.repeat(500));
    expectOneSentence(await start(['bakery.example', '--no-serve'], dataDir), /not a Waymark database/);
  });

  it('says that a file may not grow any more, and ends in order', async () => {
    const dataDir = join(folder, 'small-files');
    // Of 512 or 1,024 bytes each: less than an empty index takes.
    const wrap = ['sh', '-c', 'ulimit -f 64 && exec "$@"', 'sh'];
    const run = await runScript('scripts/keys.ts', ['create', 'Booking'], { dataDir, wrap });
    expectOneSentence(run, /small-files\/waymark\.db (?:is full|cannot be read or written)/);
    expect([run.code, run.stderr.trim().split('\n').length]).toEqual([1, 1]);
  });

  const canMount = ((): boolean => {
    try {
      execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

  // A small disk needs the right to mount one; elsewhere the store's own test with a size limit stands alone.
  it.skipIf(!canMount)('says that the disk is full, and goes on where it stopped when there is room', async () => {
    const dataDir = join(folder, 'small-disk');
    await mkdir(dataDir);
    const archive = join(folder, 'pages.warc');
    const noise = (seed: number) =>
      Array.from({ length: 40_000 }, (_, n) => ((n * seed * 2654435761) >>> 3).toString(36)).join(' ');
    await writeFile(
      archive,
      Array.from({ length: 12 }, (_, n) => warcPage(`https://site${n}.example/`, noise(n + 7))).join(''),
    );
    const full = await startScript([archive, '--no-serve'], dataDir, [
      'unshare',
      '-m',
      'sh',
      '-c',
      `mount -t tmpfs -o size=1m tmpfs "${dataDir}" && exec "$@"`,
      'sh',
    ]);
    expectOneSentence(full, /full/);
    const roomy = await start([archive, '--no-serve'], dataDir);
    expect(roomy.code, roomy.stderr).toBe(0);
  });
});

describe('a folder of pages that cannot be written', () => {
  it('is named, and not the database beside it', async () => {
    const dataDir = join(folder, 'no-pages');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'site'), 'A file where the folder of pages should be.');
    const archive = join(folder, 'one-page.warc');
    await writeFile(archive, warcPage('https://one.example/'));
    expectOneSentence(await start([archive, '--no-serve'], dataDir), /Pages cannot be written to .*no-pages\/site: /);
  });
});

describe('a port that is in use', () => {
  const taken = createServer();
  let port: string;
  beforeAll(async () => {
    await once(taken.listen(0), 'listening');
    port = String((taken.address() as AddressInfo).port);
  });
  afterAll(() => void taken.close());

  it('is named, with the option that chooses another', async () => {
    const run = await runScript('scripts/serve.ts', ['--port', port], { dataDir: join(folder, 'port') });
    expectOneSentence(run, new RegExp(`Port ${port} is in use.*--port`));
  });

  it('is named before anything is built', async () => {
    const dataDir = join(folder, 'unbuilt');
    const run = await start(['one.example', '--port', port], dataDir);
    expectOneSentence(run, new RegExp(`Port ${port} is in use.*--port`));
    await expect(access(dataDir)).rejects.toThrow('ENOENT');
  });
});

/** A WARC response record. */
function warcPage(url: string, words = ''): string {
  const html = `<!doctype html><html lang="en"><title>Bakery</title><body><p>We bake bread every night and sell it from six in the morning, in the old mill by the river.</p><p>${words}</p>`;
  const http = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(html)}\r\n\r\n${html}`;
  const head = [
    'WARC/1.1',
    'WARC-Type: response',
    'WARC-Date: 2026-11-01T00:00:00Z',
    `WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-${Buffer.from(url).toString('hex').slice(-12)}>`,
    `WARC-Target-URI: ${url}`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${Buffer.byteLength(http)}`,
  ].join('\r\n');
  return `${head}\r\n\r\n${http}\r\n\r\n`;
}

describe('a wrong call of a benchmark or a suite', () => {
  it.each([
    [['--times', 'often'], /^--times often is not a number; it is 100 by default\.\n/],
    [['--time', '3'], /^Unknown option '--time'\nThe options are --times, /],
    [['--times'], /^Option '--times <value>' argument missing\n/],
  ])('says what is wrong with %j', async (words, said) => {
    const run = await runScript('scripts/suites/stops.ts', words, { dataDir: join(folder, 'data') });
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(said) });
    expect(run.stderr.trim().split('\n')).toHaveLength(2);
  });

  it.each([
    ['search', ['--server', 'far'], '--server far is not a number.'],
    ['reading', ['none.warc.gz', 'all'], '"all" is not a number of sites.'],
  ])('says that bench:%s %j is given a word for a number', async (name, words, said) => {
    const run = await runScript(`scripts/bench/${name}.ts`, words, { dataDir: join(folder, 'data') });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr.split('\n')[0]).toBe(said);
  });
});

describe('a wrong call of what writes tables', () => {
  it.each(['demo/expected-scores', 'versions/score-version'])('keeps %s from writing any', async (name) => {
    const run = await runScript(`scripts/${name}.ts`, ['--dry-run'], { dataDir: join(folder, 'data') });
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^Unknown option '--dry-run'/) });
  });
});

describe('a wrong call of npm run missing-words', () => {
  it.each([[[]], [['zz']]])('%j is told in one sentence what to give', async (words) => {
    const run = await runScript('scripts/missing-words.ts', words, { dataDir: join(folder, 'data') });
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Give the ISO 639-1 code of [^\n]*\n$/),
    });
  });
});
