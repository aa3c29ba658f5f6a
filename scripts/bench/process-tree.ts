import { readFileSync } from 'node:fs';

/** What a process and those it started used so far; of those that ended, too. */
export interface TreeUsage {
  /** Processor seconds of the process itself. */
  readonly own: number;
  /** Of those that it started. */
  readonly started: number;
  /** Of both, in the system. */
  readonly system: number;
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** Processor time of a process and of those it started, by proc(5). Linux only. */
export function treeUsage(pid: number): TreeUsage {
  const { user, system, endedUser, endedSystem } = readStat(pid);
  let started = endedUser + endedSystem;
  let inSystem = system + endedSystem;
  for (const child of childrenOf(pid)) {
    const used = orNothing(() => treeUsage(child));
    if (used === null) continue;
    started += used.own + used.started;
    inSystem += used.system;
  }
  return { own: user + system, started, system: inSystem };
}

/** Memory that a process and those it started hold, MB, what they share counted in each. Linux only. */
export function treeRssMb(pid: number): number {
  const pages = Number(orNothing(() => readFileSync(`/proc/${pid}/statm`, 'utf8'))?.split(' ')[1] ?? 0);
  return (pages * PAGE_BYTES) / 1024 ** 2 + sumOver(pid, treeRssMb);
}

/** As `treeRssMb`, what they share counted once. */
export function treePssMb(pid: number): number {
  const text = orNothing(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? '';
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024 + sumOver(pid, treePssMb);
}

function sumOver(pid: number, measure: (child: number) => number): number {
  return childrenOf(pid).reduce((sum, child) => sum + measure(child), 0);
}

function readStat(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After "pid (name) ", from the third field on: user time is the 14th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (field: number): number => Number(fields[field - 3]) / TICKS_PER_SECOND;
  return { user: seconds(14), system: seconds(15), endedUser: seconds(16), endedSystem: seconds(17) };
}

function childrenOf(pid: number): number[] {
  const listed = orNothing(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? '';
  return listed.split(' ').filter(Boolean).map(Number);
}

/** A process may end while it is looked at. */
function orNothing<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
