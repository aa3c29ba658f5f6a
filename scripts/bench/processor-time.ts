import { readFile } from 'node:fs/promises';

/** proc(5) counts in ticks, of which Linux shows a hundred a second whatever its own clock does. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used so far with all of its threads, its own and the system's for it. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What follows the name begins with the third field; utime is the 14th.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
