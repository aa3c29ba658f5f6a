import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another program that writes to a database file and takes its time, as a backup or a shell does. */
export interface HeldLock {
  /** Lets go of the lock, and waits until it is free. */
  release(): Promise<void>;
}

/** Held until the standard input ends, be it that whoever holds it is killed. */
const HOLDER = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 20000 });
database.exec('begin ' + process.argv[2]);
process.stdout.write('held');
process.stdin.on('end', () => database.exec('rollback')).resume();`;

/** Takes the write lock of a database file in a process of its own. */
export async function holdLock(path: string, kind: 'immediate' | 'exclusive' = 'immediate'): Promise<HeldLock> {
  const holder = spawn(process.execPath, ['--no-warnings', '-e', HOLDER, path, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`The holder of the lock ended with code ${code}.`))),
  ]);
  return {
    async release() {
      holder.stdin.end();
      await ended;
    },
  };
}
