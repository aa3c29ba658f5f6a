import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hotFiles } from '../../../src/runtime/files/hot-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SIZE = 200 * 1024;
const folder = await temporaryFolder();
const draw = (name: string, letter: string) => writeFileSync(join(folder, name), letter.repeat(SIZE));

/** The first letter of a file as it is given. */
function ask(find: ReturnType<typeof hotFiles>, name: string): string | undefined {
  return find(`/${name}`)?.bytes?.identity.toString('latin1', 0, 1);
}

test('files are held up to 8 MB; those longest unasked go first', () => {
  const names = Array.from({ length: 45 }, (_none, at) => `${at}.png`);
  for (const name of names) draw(name, 'a');
  const find = hotFiles(folder, () => 1000);
  expect(names.slice(0, 35).map((name) => ask(find, name))).toEqual(Array(35).fill('a'));
  // Nobody looks at the disk for those that are held.
  for (const name of names) draw(name, 'b');
  expect([ask(find, '0.png'), ask(find, '34.png')]).toEqual(['a', 'a']);
  for (const name of names.slice(35)) ask(find, name);
  expect([ask(find, '0.png'), ask(find, '34.png')]).toEqual(['b', 'a']);
});

test('a file drawn anew is seen a second later', () => {
  let now = 1000;
  draw('page.png', 'a');
  const find = hotFiles(folder, () => now);
  expect(ask(find, 'page.png')).toBe('a');
  writeFileSync(join(folder, 'page.png'), 'bb');
  now += 999;
  expect(ask(find, 'page.png')).toBe('a');
  now += 1;
  expect(ask(find, 'page.png')).toBe('b');
});
