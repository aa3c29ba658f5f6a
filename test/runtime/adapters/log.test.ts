import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { faultLog } from '../../../src/runtime/adapters/log.ts';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { startDatabaseThread } from '../../../src/runtime/processes/database-thread.ts';
import { StoreError } from '../../../src/store/database/store-error.ts';
import { atEnd } from '../../support/at-end.ts';
import { heldLock } from '../../support/held-lock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(() => {
  vi.useRealTimers();
});

function keptLog() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  return { lines, log: faultLog({ write: (line) => lines.push(line) }) };
}

it('tells what an operator can mend once, in one sentence, and when it is over how many met it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { lines, log } = keptLog();
  for (const id of ['a', 'b', 'c']) log(id, new StoreError('locked', 'x.db is in use by another program.'));
  expect(lines).toEqual([{ level: 'error', request_id: 'a', cause: 'x.db is in use by another program.' }]);
  vi.advanceTimersByTime(9_000);
  log('d', new StoreError('locked', 'x.db is in use by another program.'));
  vi.advanceTimersByTime(9_000);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(1)).toEqual([{ level: 'info', cause: 'No more: x.db is in use by another program.', times: 4 }]);
  log('e', new StoreError('locked', 'x.db is in use by another program.'));
  expect(lines).toHaveLength(3);
});

it('tells each fault of ours with its stack', () => {
  const { lines, log } = keptLog();
  log('a', new Error('broken'));
  log('b', new Error('broken'));
  expect(lines).toHaveLength(2);
  expect(lines.every(({ cause }) => /^Error: broken\n\s+at /.test(String(cause)))).toBe(true);
});

it('says in one line that another program holds the database, however many ask', async () => {
  const config = readConfig({}, { dataDir: await temporaryFolder(), ownDatabase: true });
  const thread = await startDatabaseThread(config, () => {});
  atEnd(() => thread.close());
  await heldLock(join(config.dataDir, 'waymark.db'));
  const { lines, log } = keptLog();
  const asked = Array.from({ length: 20 }, (_, at) =>
    thread.services
      .takeGrant({ policy: 'free', caller: { address: `203.0.113.${at}`, keyId: null } })
      .catch((cause) => log(`${at}`, cause)),
  );
  await Promise.all(asked);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.cause).toMatch(/^\/\S+waymark\.db is in use by another program; stop it and start again\.$/);
}, 60_000);
