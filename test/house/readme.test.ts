import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settingRows } from '../../src/runtime/config/config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);

it('every setting has its line in the README, with its default', () => {
  const rows = settingRows();
  expect(
    rows.filter((row) => !readme.includes(row)),
    'Mend: npm run settings',
  ).toEqual([]);
});

it('every command in the README exists', () => {
  const named = [...readme.matchAll(/npm run ([a-z:-]+)/g), ...readme.matchAll(/`(bench:[a-z-]+)`/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => name !== undefined && !scripts.includes(name))).toEqual([]);
});

it('every path in the README exists', () => {
  const named = [
    ...readme.matchAll(/`((?:src|content|scripts|test)\/[a-z/-]+)`/g),
    ...readme.matchAll(/\]\(([A-Za-z./]+)\)/g),
  ];
  expect(named.flatMap(([, path]) => (path && !existsSync(join(ROOT, path)) ? path : []))).toEqual([]);
});
