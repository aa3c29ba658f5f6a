import type { JobKind } from '../../store/jobs/jobs.ts';

const MINUTE_MS = 60_000;

/** No job takes longer. */
const LONGEST_MS: Readonly<Record<JobKind, number>> = {
  redraw: 2 * MINUTE_MS,
  show: 2 * MINUTE_MS,
  map: 2 * MINUTE_MS,
  visit: 30 * MINUTE_MS,
};

/** Jobs of each kind that were begun before this moment come to no end, ISO 8601 UTC. */
export function overdueBefore(now: Date): Readonly<Record<JobKind, string>> {
  const before = (kind: JobKind): string => new Date(now.getTime() - LONGEST_MS[kind]).toISOString();
  return { redraw: before('redraw'), show: before('show'), map: before('map'), visit: before('visit') };
}
