import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCedict, readEdict } from '../../scripts/tables/east-asian-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: string | Uint8Array): string {
  const path = join(folder, 'dictionary');
  writeFileSync(path, bytes);
  return path;
}

/** "猫" and "ねこ" in EUC-JP. */
const CAT = '\xc7\xad';
const IN_KANA = '\xa4\xcd\xa4\xb3';

test('of EDICT common nouns and adjectives are read, in kana where they are written so', () => {
  const lines = [
    `${CAT} [${IN_KANA}] /(n) (1) cat (esp. the tame one)/(n) (2) (abbr) barrow/(P)/`,
    `${CAT} [${IN_KANA}] /(n) (uk) toy/plaything/(P)/`,
    `${CAT} [${IN_KANA}] /(n) rare thing/`,
    `${CAT} [${IN_KANA}] /(v1,vt) to mew/(P)/`,
    `${CAT} /(adj-na,n) quiet/(P)/`,
  ];
  expect(readEdict(fileOf(Buffer.from(lines.join('\n'), 'latin1')))).toEqual([
    { word: '猫', meant: ['cat', 'barrow'] },
    { word: '猫', meant: ['toy', 'plaything'] },
    { word: 'ねこ', meant: ['toy', 'plaything'] },
    { word: '猫', meant: ['quiet'] },
  ]);
});

test('of CC-CEDICT words are read in both kinds of signs, without verbs, counting words and asides', () => {
  const lines = [
    '# a remark',
    '自行車 自行车 [zi4 xing2 che1] /bicycle/bike/CL:輛|辆[liang4]/',
    '鎖 锁 [suo3] /to lock/lock/',
    '冬眠 冬眠 [dong1 mian2] /(of a bat) hibernation; winter sleep/',
  ];
  expect(readCedict(fileOf(lines.join('\r\n')))).toEqual([
    { word: '自行车', meant: ['bicycle', 'bike'] },
    { word: '自行車', meant: ['bicycle', 'bike'] },
    { word: '锁', meant: ['lock'] },
    { word: '鎖', meant: ['lock'] },
    { word: '冬眠', meant: ['hibernation', 'winter sleep'] },
  ]);
});
