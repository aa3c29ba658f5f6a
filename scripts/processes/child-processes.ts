import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** One that ended and was not asked how is no process any more. */
  readonly isEnded: boolean;
  readonly command: string;
}

/**
 * Processes that a process started and that still run, by the system's own list.
 * @param file what their command names; all when it is left out
 */
export async function childProcesses(parent: number, file = ''): Promise<number[]> {
  // A small Linux has no ps.
  const all = process.platform === 'linux' ? await listFromProc() : await listFromPs();
  return all
    .filter(({ isEnded, command, ...listed }) => listed.parent === parent && !isEnded && command.includes(file))
    .map(({ pid }) => pid);
}

/** By proc(5): "pid (name) state ppid …", the words of the command divided by NUL. */
async function listFromProc(): Promise<readonly ListedProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (pid: string, name: string): Promise<string> => readFile(`/proc/${pid}/${name}`, 'utf8');
  const listed = pids.map(async (pid): Promise<ListedProcess[]> => {
    try {
      const [stat, command] = await Promise.all([read(pid, 'stat'), read(pid, 'cmdline')]);
      const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const words = command.replaceAll('\0', ' ');
      return [{ pid: Number(pid), parent: Number(parent), isEnded: state === 'Z', command: words }];
    } catch {
      // It ended while the list was read.
      return [];
    }
  });
  return (await Promise.all(listed)).flat();
}

async function listFromPs(): Promise<readonly ListedProcess[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, state = '', ...words] = line.trim().split(/\s+/);
    const command = words.join(' ');
    return command.startsWith('ps ')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), isEnded: state.startsWith('Z'), command }];
  });
}
