import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readInPool } from '../../../src/build/read/read-pool.ts';
import type { ReadAnswer } from '../../../src/build/read/read-worker.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { openArtifactDatabase } from '../../../src/store/open-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const location = { url: pathToFileURL(join(await temporaryFolder(), 'artifacts.db')).href };
(await openArtifactDatabase(location)).close();
const questions = ['a.example', 'b.example', 'c.example'].map((domain) => ({
  domain: domain as DomainName,
  ownerJson: null,
}));

async function read(longestMs?: number): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  const times = longestMs === undefined ? {} : { longestMs };
  await readInPool(location, questions, 1, async (answer) => void answers.push(answer), times);
  return answers;
}

test('every site is answered once', async () => {
  const answers = await read();
  expect(answers.map(({ domain }) => domain)).toEqual(['a.example', 'b.example', 'c.example']);
  expect(answers.map(({ fault }) => fault)).toEqual([null, null, null]);
});

test('a site whose reading comes to no end is a fault of that site, and the next is read all the same', async () => {
  const answers = await read(0);
  expect(answers.map(({ domain }) => domain).toSorted()).toEqual(['a.example', 'b.example', 'c.example']);
  expect(answers.map(({ fault }) => fault)).toContain('the reading thread ended: no end within 0 s');
});
