import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { childProcesses } from '../../scripts/processes/child-processes.ts';
import { keptProcess } from '../../src/workers/kept-process.ts';
import { startProcess } from '../../src/workers/start-process.ts';
import { WorkerEndedError } from '../../src/workers/worker-errors.ts';
import { atEnd } from '../support/at-end.ts';
import type { TestData, TestQuestions } from './answering-worker.ts';

const url = new URL('./answering-worker.ts', import.meta.url);
const PATIENT = { timeout: 20_000, interval: 100 };
const running = (): Promise<number[]> => childProcesses(process.pid, 'answering-worker');
afterAll(async () => {
  await vi.waitFor(async () => expect(await running()).toEqual([]), PATIENT);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function start(data: TestData = {}, longestMs?: number, longestTurnMs?: number) {
  const most = {
    ...(longestMs === undefined ? {} : { longestMs }),
    ...(longestTurnMs === undefined ? {} : { longestTurnMs }),
  };
  const child = startProcess<TestQuestions>({ title: 'The test process', url, data, ...most });
  atEnd(() => child.kill('the test is over'));
  return child;
}

describe('a process that hangs', () => {
  test('is ended when nothing was answered in time, and its starting is not counted', async () => {
    const child = start({}, 2000);
    expect(await child.ask('echo', 'in time')).toBe('in time');
    const [hung, behind] = await Promise.allSettled([child.ask('hang', undefined), child.ask('echo', 1)]);
    expect(hung).toMatchObject({ reason: { message: 'The test process was ended: no end within 2 s' } });
    expect(behind).toMatchObject({ reason: expect.any(WorkerEndedError) });
  });

  test('is ended by itself when one turn takes too much of the processor, however long others wait or take', async () => {
    const child = start({}, undefined, 500);
    await child.ask('wait', 1000);
    for (let turn = 0; turn < 3; turn++) await child.ask('work', 250);
    await expect(child.ask('hang', undefined)).rejects.toThrow('The test process ended: SIGKILL');
  });

  test('is ended when it does not stop in time, and one that stops is not', async () => {
    const child = start();
    const hung = expect(child.ask('hang', undefined)).rejects.toThrow(WorkerEndedError);
    await child.ready;
    expect(await child.stopWithin(300)).toBe(false);
    await hung;
    const orderly = start();
    await orderly.ready;
    expect(await orderly.stopWithin(20_000)).toBe(true);
  });

  test('can be ended at any moment, with a reason', async () => {
    const child = start();
    const asked = expect(child.ask('wait', 60_000)).rejects.toThrow('The test process was ended: enough');
    await child.kill('enough');
    await asked;
  });
});

describe('a process whose memory is bound', () => {
  test('ends when it takes more, and nothing else does', async () => {
    const child = startProcess<TestQuestions>({
      title: 'The test process',
      url,
      data: {},
      memory: { oldSpaceMb: 64, semiSpaceMb: 4 },
    });
    await expect(child.ask('fillMemory', undefined)).rejects.toThrow(/The test process ended: (?:SIG|exit code)/);
  });

  test.runIf(process.platform === 'linux')('gives back to the system what it is done with', async () => {
    vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '32768');
    const memory = { oldSpaceMb: 64, semiSpaceMb: 4 };
    const child = startProcess<TestQuestions>({ title: 'The test process', url, data: {}, memory });
    vi.unstubAllEnvs();
    const environment = readFileSync(`/proc/${await child.ask('pid', undefined)}/environ`, 'utf8').split('\0');
    expect(environment).toContain('MALLOC_ARENA_MAX=2');
    expect(environment).toContain('MALLOC_MMAP_THRESHOLD_=131072');
    expect(environment).toContain(`PATH=${process.env.PATH}`);
    await child.stop();
  });
});

describe('the flags of a process', () => {
  test.runIf(process.platform === 'linux')('are those of its command but for what holds its heap', async () => {
    const [bounds, other] = [['--max-old-space-size=512', '--heap-growing-percent=10'], '--trace-warnings'];
    process.execArgv.push(...bounds, other);
    const child = start();
    process.execArgv.splice(-3);
    const flags = readFileSync(`/proc/${await child.ask('pid', undefined)}/cmdline`, 'utf8').split('\0');
    expect(flags).toContain(other);
    for (const bound of bounds) expect(flags).not.toContain(bound);
    await child.stop();
  });

  test.runIf(process.platform === 'linux')('may be more than those', async () => {
    const child = startProcess<TestQuestions>({ title: 'The test process', url, data: {}, flags: ['--no-opt'] });
    expect(readFileSync(`/proc/${await child.ask('pid', undefined)}/cmdline`, 'utf8').split('\0')).toContain(
      '--no-opt',
    );
    await child.stop();
  });
});

describe('a kept process', () => {
  test('is started by a question, ends when idle, and is started again', async () => {
    const kept = keptProcess<TestQuestions>({ title: 'The test process', url, data: {}, idleMs: 2000 });
    expect(await running()).toEqual([]);
    const first = await kept.ask('pid', undefined);
    expect(await kept.ask('pid', undefined)).toBe(first);
    await vi.waitFor(() => expect(isRunning(first)).toBe(false), PATIENT);
    expect(await kept.ask('pid', undefined)).not.toBe(first);
    await kept.close();
    expect(await running()).toEqual([]);
  });

  test('that broke is started again by the next question', async () => {
    const kept = keptProcess<TestQuestions>({ title: 'The test process', url, data: {}, idleMs: 20_000 });
    await expect(kept.ask('end', 1)).rejects.toThrow(WorkerEndedError);
    expect(await kept.ask('echo', 'again')).toBe('again');
    const late = expect(kept.ask('wait', 60_000)).rejects.toThrow(WorkerEndedError);
    expect(kept.waiting).toBe(1);
    await kept.close();
    await late;
    expect(kept.waiting).toBe(0);
  });
});

describe('a process whose parent is gone', () => {
  const parent = fileURLToPath(new URL('./parent.ts', import.meta.url));

  test.each(['wait', 'hang'])('ends by itself (it was asked to %s)', async (question) => {
    const command = spawn(process.execPath, [...process.execArgv, parent, question], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(command.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    command.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), PATIENT);
  });

  test('lets go of nothing at Ctrl-C, which is for its parent', async () => {
    const child = start();
    const pid = await child.ask('pid', undefined);
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect(await child.ask('echo', 'still here')).toBe('still here');
    await child.stop();
  });

  test('holds a command open that waits for its answer, and no longer', async () => {
    const command = spawn(process.execPath, [...process.execArgv, parent, 'ask'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
    expect(said).toMatch(/^\d+\nanswered\n$/);
    expect(code).toBe(0);
  });

  test('holds no command open that asks nothing of it', async () => {
    const command = spawn(process.execPath, [...process.execArgv, parent, 'idle'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(command.stdout, 'data')) as [Buffer];
    expect(await once(command, 'exit')).toEqual([0, null]);
    await vi.waitFor(() => expect(isRunning(Number(String(line)))).toBe(false), PATIENT);
  });
});
