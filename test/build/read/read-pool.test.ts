import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { childProcesses } from '../../../scripts/processes/child-processes.ts';
import { readInPool } from '../../../src/build/read/read-pool.ts';
import type { ReadAnswer } from '../../../src/build/read/read-question.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { openArtifactDatabase } from '../../../src/store/open-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const location = { url: pathToFileURL(join(await temporaryFolder(), 'artifacts.db')).href };
(await openArtifactDatabase(location)).close();

const readAll = readInPool(location, { longestMs: 1500 });

async function read(...domains: string[]): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  const questions = domains.map((domain) => ({ domain: domain as DomainName, ownerJson: null }));
  await readAll(questions, async (answer) => void answers.push(answer));
  return answers;
}

const reader = async (): Promise<number> => {
  const [pid = 0, ...others] = await childProcesses(process.pid, 'read-worker');
  expect(others).toEqual([]);
  return pid;
};

test('every site is answered once, in its order, and the process is kept for a next call', async () => {
  const answers = await read('a.example', 'b.example', 'c.example');
  expect(answers.map(({ domain }) => domain)).toEqual(['a.example', 'b.example', 'c.example']);
  expect(answers.map(({ fault }) => fault)).toEqual([null, null, null]);
  const first = await reader();
  await read('d.example');
  expect(await reader()).toBe(first);
});

test('a site whose reading comes to no end is a fault of that site, and the next is read all the same', async () => {
  await read('a.example');
  // It hangs from now on.
  process.kill(await reader(), 'SIGSTOP');
  const answers = await read('hangs.example', 'next.example');
  expect(answers).toMatchObject([
    { domain: 'hangs.example', records: [], fault: 'The process that reads was ended: no end within 1.5 s' },
    { domain: 'next.example', records: [], fault: null },
  ]);
});

test('a site that ends its reader is a fault of that site, and the next is read all the same', async () => {
  await read('a.example');
  const pid = await reader();
  process.kill(pid, 'SIGSTOP');
  const reading = read('fatal.example', 'next.example');
  process.kill(pid, 'SIGKILL');
  expect((await reading).map(({ domain, fault }) => [domain, fault])).toEqual([
    ['fatal.example', 'The process that reads ended: SIGKILL'],
    ['next.example', null],
  ]);
});

test('a database that no reader can open ends the reading with its sentence', async () => {
  const nowhere = readInPool({ url: 'file:///dev/null/artifacts.db' });
  const reading = nowhere([{ domain: 'a.example' as DomainName, ownerJson: null }], async () => {});
  await expect(reading).rejects.toMatchObject({ name: 'StoreError', code: 'unreachable' });
});
