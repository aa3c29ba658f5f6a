import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canMount, runOnDisk } from '../../scripts/suites/faults/disk.ts';
import { areSentences, isOneSentence } from '../../scripts/suites/faults/one-sentence.ts';
import { runBuild } from '../../scripts/suites/killable-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Some of many: `npm run suite:faults` tries all.
const LIST_KEYS = ['scripts/keys.ts', '--json', 'list'];
const dataDir = await temporaryFolder();

test.skipIf(!canMount()).each([
  ['size=128k', /waymark\.db is full; free some space/],
  ['ro', /waymark\.db cannot be opened; check that it exists, that this user may write there/],
])('a command on a disk that is mounted with %s ends in one sentence', async (options, words) => {
  const run = await runOnDisk(options, { parameters: LIST_KEYS, dataDir });
  expect(isOneSentence(run, words), run.stderr).toBe(true);
});

test('a command has enough with 64 open files, and says in one sentence that a server is gone', async () => {
  const wrap = ['sh', '-c', 'ulimit -n 64; exec "$0" "$@"'];
  const local = runBuild({ parameters: LIST_KEYS, dataDir: join(dataDir, 'here'), wrap });
  const settings = { DATABASE_URL: 'http://127.0.0.1:9' };
  const far = await runBuild({ parameters: LIST_KEYS, dataDir, settings });
  expect(await local).toMatchObject({ code: 0, stderr: expect.stringMatching(/^\s*Keys of \S+waymark\.db\s*$/) });
  expect(isOneSentence(far, /127\.0\.0\.1:9 cannot be opened/), far.stderr).toBe(true);
});

test('stacks, also of native code, are no sentences', () => {
  expect(isOneSentence({ code: 1, stderr: 'waymark: a is full\n    at x (/y.js:1:2)' }, /full/)).toBe(false);
  expect(isOneSentence({ code: 1, stderr: "thread panicked at 'x'\nwaymark: a is full" }, /full/)).toBe(false);
  expect(isOneSentence({ code: 1, stderr: 'waymark: a is full\n' }, /full/)).toBe(true);
  expect(areSentences(['{"cause":"Error: x\\n    at y:1"}'], 1)).toBe(false);
});
