import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoConfig } from '../../scripts/demo/demo-config.ts';
import { welcome } from '../../scripts/demo/welcome.ts';
import { keysCommand } from '../../scripts/terminal/keys-command.ts';
import { exitCodeOf } from '../../scripts/terminal/run-command.ts';
import { listKeys } from '../../src/services/keys/list-keys.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { commandHere } from '../support/command-here.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const dataDir = await temporaryFolder();
const keys = (...words: string[]) => commandHere(() => exitCodeOf(() => keysCommand(words, { DATA_DIR: dataDir })));
const json = async (...words: string[]) => JSON.parse((await keys('--json', ...words)).stdout);

describe('npm run keys', () => {
  it('makes, lists, replaces and ends keys', async () => {
    expect((await keys('list')).stdout).toContain('no keys yet');
    const made = await keys('create', 'Booking', 'assistant');
    expect(made).toMatchObject({ code: 0, stderr: `  Keys of ${join(dataDir, 'waymark.db')}\n` });
    expect(made.stdout).toMatch(/^k_\w{12} {2}Booking assistant\nwm_live_\w{38}\nKeep it now/);
    const [{ id }] = await json('list');
    const rotated = await json('rotate', id);
    expect(rotated).toMatchObject({ replaces: id, label: 'Booking assistant' });
    expect((await keys('revoke', rotated.id)).code).toBe(0);
    const list = await keys('list');
    expect(list.stdout).toContain(`replaced by ${rotated.id}`);
    expect(list.stdout).not.toContain('wm_live_');
    expect(await json('list')).toMatchObject([
      { id, created_at: expect.any(String), last_used_on: null, replaced_by: rotated.id },
      { id: rotated.id, revoked_at: expect.any(String), replaced_by: null },
    ]);
  });

  it('makes keys where the demo reads them, and only there', async () => {
    expect(welcome('http://localhost:4321', [])).toContain('npm run keys -- --demo create "My agent"');
    const made = await keys('--demo', '--json', 'create', 'My agent');
    const { dataDir: ofDemo, database } = demoConfig({ DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0, stderr: `  Keys of ${join(ofDemo, 'waymark.db')}\n` });
    const { id } = JSON.parse(made.stdout);
    const index = await openIndexDatabase(database);
    expect((await listKeys({ index })).map((key) => key.id)).toEqual([id]);
    index.close();
    expect((await keys('list')).stdout).not.toContain(id);
    expect((await keys('--demo', 'list')).stdout).toContain(id);
  });

  it('ends as a process with the code of what was wrong', async () => {
    const run = await runScript('scripts/keys.ts', ['make'], { dataDir });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('waymark: There is no command "make".');
  });

  it.each([
    [[], 2, 'Say what to do.'],
    [['__proto__'], 2, 'There is no command "__proto__".'],
    [['create'], 2, 'Say what the key is for'],
    [['create', ' '], 2, 'Say what the key is for'],
    [['revoke'], 2, 'Name one key by its id'],
    [['rotate', 'a', 'b'], 2, 'Name one key by its id'],
    [['list', 'all'], 2, 'list takes no more words.'],
    [['--colour', 'list'], 2, "Unknown option '--colour'"],
    [['revoke', 'k_nobody'], 1, 'There is no key k_nobody.'],
  ])('ends with one sentence: %j', async (words, code, sentence) => {
    const run = await keys(...words);
    expect(run).toMatchObject({ code, stdout: '' });
    expect(run.stderr).toContain(`waymark: ${sentence}`);
  });
});
