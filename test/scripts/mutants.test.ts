import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { mutantsOf } from '../../scripts/suites/mutations/mutants.ts';
import { testsOf } from '../../scripts/suites/mutations/tests-of.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FOLDER = await temporaryFolder();

const changes = (text: string): readonly string[] => mutantsOf('src/a.ts', text).map(({ change }) => change);

it('changes comparisons, conditions, numbers and calls, one at a time', () => {
  expect(changes('if (a < 2) return b;')).toEqual([
    'a < 2 becomes !(a < 2)',
    'a < 2 becomes false',
    '< becomes <=',
    '2 becomes (2 + 1)',
  ]);
  expect(changes('const few = all.filter(isFew);')).toEqual(['all.filter(isFew) becomes all']);
});

it('leaves types and words alone', () => {
  expect(changes("import a from 'b';\nconst c: 1 | 2 = d('words');\ninterface E { readonly f: true }")).toEqual([]);
});

it('gives the whole file with the change in its line', () => {
  const [mutant] = mutantsOf('src/a.ts', 'const a = 1;\nconst b = c && d;\n').slice(1);
  expect(mutant).toMatchObject({ line: 2, text: 'const a = 1;\nconst b = c || d;\n' });
});

it('finds the tests that reach a file, those of its name first, also through a process or thread', async () => {
  const files = {
    'src/worker.ts': "import './deep.ts';",
    'src/deep.ts': 'export const deep = 1;',
    'src/pool.ts': "new Worker(new URL('./worker.ts', import.meta.url));",
    'test/pool.test.ts': "import { pool } from '../src/pool.ts';",
    'test/direct.test.ts': "import type { deep } from '../src/deep.ts';",
    'test/worker.test.ts': "import '../src/worker.ts';",
    'test/far/deep.test.ts': "import '../../src/pool.ts';",
    'test/other.test.ts': "import 'node:fs';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(FOLDER, dirname(path)), { recursive: true });
    writeFileSync(join(FOLDER, path), text);
  }
  const tests = testsOf(FOLDER, Object.keys(files));
  expect(tests('src/deep.ts')).toEqual([
    'test/far/deep.test.ts',
    'test/direct.test.ts',
    'test/worker.test.ts',
    'test/pool.test.ts',
  ]);
  expect(tests('src/worker.ts')).toEqual(['test/worker.test.ts', 'test/pool.test.ts', 'test/far/deep.test.ts']);
});
