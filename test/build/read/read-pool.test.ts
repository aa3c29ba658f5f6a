import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { childProcesses } from '../../../scripts/processes/child-processes.ts';
import { readHere } from '../../../src/build/read/read-here.ts';
import { readInPool } from '../../../src/build/read/read-pool.ts';
import type { ReadAnswer } from '../../../src/build/read/read-question.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { openArtifactDatabase } from '../../../src/store/open-database.ts';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { madeUpDesk } from '../../support/made-up-english.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { resource, visit } from '../../support/visit.ts';

const location = { url: pathToFileURL(join(await temporaryFolder(), 'artifacts.db')).href };
(await openArtifactDatabase(location)).close();

let readAll: ReturnType<typeof readInPool>;
let others: readonly number[];
beforeEach(async () => {
  readAll = readInPool(location, { longestMs: 6000 });
  others = await readers();
});

const readers = () => childProcesses(process.pid, 'read-worker');

async function read(...domains: string[]): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  const questions = domains.map((domain) => ({ domain: domain as DomainName, ownerJson: null }));
  await readAll(questions, async (answer) => void answers.push(answer));
  return answers;
}

/** The readers of this test; those of others end when they have been idle. */
const ownReaders = async (): Promise<number[]> => (await readers()).filter((each) => !others.includes(each));

const reader = async (): Promise<number> => {
  const [pid = 0, ...more] = await ownReaders();
  expect(more).toEqual([]);
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
    { domain: 'hangs.example', records: [], fault: 'The process that reads was ended: no end within 6 s' },
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

test('what read many sites gives its memory back before anything else is done', async () => {
  const many = Array.from({ length: 120 }, (_, at) => `${at}.example`);
  expect((await read(...many)).map(({ domain }) => domain).sort()).toEqual(many.sort());
  expect(await ownReaders()).toEqual([]);
});

test('a site is told of in the same English as in this process', async () => {
  const html =
    '<html lang="da"><title>Bageri</title><main><p>Vi bager surdejsbrød hver morgen i byen, og alle er velkomne til en kop kaffe.</p></main></html>';
  const artifacts = await openArtifactDatabase(location);
  await saveVisit(
    artifacts,
    visit('bager.example', '2026-11-20T08:00:00.000Z', [resource('https://bager.example/', html)]),
  );
  const question = { domain: 'bager.example' as DomainName, ownerJson: null };
  const answers: ReadAnswer[] = [];
  const take = async (answer: ReadAnswer) => void answers.push(answer);
  // Reading takes its time where others work, too: here it has it.
  await readInPool(location)([question], take, madeUpDesk());
  await readHere(artifacts).readAll([question], take, madeUpDesk());
  artifacts.close();
  const [there, here] = answers;
  expect(here?.records[0]?.record.document?.originals['/']).toMatchObject({ translated: 'machine' });
  expect(there).toEqual(here);
});
