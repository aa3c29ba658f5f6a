import { keptProcess } from '../../../src/workers/kept-process.ts';
import { WorkerEndedError, WorkerFault } from '../../../src/workers/worker-errors.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';
import { longestOf, mostMsOf, WORST_INPUTS } from './worst-inputs/all-inputs.ts';
import type { WorstInputQuestions } from './worst-inputs/reading-process.ts';

/** An input that takes longer than this hangs: the process that reads it is ended. */
const HANG_MS = 60_000;

interface Reading {
  readonly group: string;
  readonly name: string;
  /** Milliseconds of work; endless when it came to no end, or a reader threw. */
  readonly ms: number;
  readonly mostMs: number;
  readonly how: string;
}

/** Files of the greatest length that cost careless readers far more than that, each read as a visit and its reading do. */
export const part: AttackPart = { name: 'inputs', run: readAll };

async function readAll(): Promise<readonly AttackRow[]> {
  const reader = keptProcess<WorstInputQuestions>({
    title: 'The process that reads',
    url: new URL('./worst-inputs/reading-process.ts', import.meta.url),
    idleMs: 1_000,
    longestMs: HANG_MS,
  });
  const readings: Reading[] = [];
  try {
    for (const { group, name, kind, headers, bytesOf } of WORST_INPUTS) {
      const made = { kind, headers, bytes: bytesOf(longestOf(kind)) };
      const reading = {
        group,
        name,
        mostMs: mostMsOf(kind),
        ...(await reader.ask('read', made).then(inTime, endedBy)),
      };
      readings.push(reading);
      if (reading.ms > reading.mostMs) console.log(`  ${group}, ${name}: ${reading.how}`);
    }
  } finally {
    await reader.close();
  }
  return [...Map.groupBy(readings, ({ group }) => group)].map(([group, those]) => toRow(group, those));
}

function inTime(ms: number): Pick<Reading, 'ms' | 'how'> {
  return { ms, how: `${(ms / 1_000).toFixed(1)} s of the processor` };
}

function endedBy(cause: unknown): Pick<Reading, 'ms' | 'how'> {
  const ms = Number.POSITIVE_INFINITY;
  if (cause instanceof WorkerEndedError) return { ms, how: 'no end' };
  if (cause instanceof WorkerFault) return { ms, how: cause.message.slice(0, 300) };
  throw cause;
}

function toRow(group: string, readings: readonly Reading[]): AttackRow {
  const slowest = readings.reduce((most, each) => (each.ms > most.ms ? each : most));
  return {
    attack: group,
    tried: readings.length,
    held: readings.filter(({ ms, mostMs }) => ms <= mostMs).length,
    note: `slowest: ${slowest.name}, ${slowest.how.split('\n', 1)[0]}`,
  };
}
