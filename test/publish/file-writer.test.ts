import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DRAFTS, fileWriter } from '../../src/publish/file-writer.ts';
import { MAX_HELD_BYTES } from '../../src/publish/packing.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder();
mkdirSync(join(folder, DRAFTS));
const write = fileWriter(folder);
const at = (name: string): string => join(folder, name);

test('a page has one packed twin, a very long one two, a short one none: a server packs what it holds', async () => {
  const page = '<p>Bread</p>'.repeat(2000);
  const long = page.repeat(Math.ceil(MAX_HELD_BYTES / page.length) + 1);
  await write('page.html', page);
  await write('long.html', long);
  expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toBe(page);
  expect(existsSync(at('page.html.gz'))).toBe(false);
  await write('twin.json', page.slice(0, 8000));
  expect(existsSync(at('twin.json.br'))).toBe(false);
  expect(brotliDecompressSync(readFileSync(at('long.html.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(at('long.html.gz'))).toString()).toBe(long);
});

test('a twin never outlives what it was packed from', async () => {
  writeFileSync(at('old.html'), 'of an older version');
  writeFileSync(at('old.html.gz'), 'of an older version');
  await write('old.html', '<p>Bread</p>'.repeat(2000));
  expect(existsSync(at('old.html.gz'))).toBe(false);
  await write('old.html', '<p>Bread</p>');
  expect(existsSync(at('old.html.br'))).toBe(false);
});

test('a file that says the same is left as it is, and its twin is made where it is missing', async () => {
  const page = '<p>Rye bread</p>'.repeat(2000);
  await write('same.html', page);
  const { ino } = statSync(at('same.html'));
  unlinkSync(at('same.html.br'));
  await write('same.html', page);
  expect(statSync(at('same.html')).ino).toBe(ino);
  expect(brotliDecompressSync(readFileSync(at('same.html.br'))).toString()).toBe(page);
  await write('same.html', page.replace('Rye', 'Oat'));
  expect(readFileSync(at('same.html'), 'utf8')).toMatch(/^<p>Oat bread<.p><p>Rye/);
});
