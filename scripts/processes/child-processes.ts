import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Processes that a process started and that still run, by the system's own list.
 * @param file what their command names; all when it is left out
 */
export async function childProcesses(parent: number, file = ''): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, ppid, stat = '', ...command] = line.trim().split(/\s+/);
    // One that ended and was not asked how is no process any more.
    const isMeant = Number(ppid) === parent && !stat.startsWith('Z') && command.join(' ').includes(file);
    return isMeant && !command.join(' ').startsWith('ps ') ? [Number(pid)] : [];
  });
}
