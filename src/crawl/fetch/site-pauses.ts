import type { Pause } from './politeness.ts';

/** What we owe each site that was asked lately, by its registrable domain: one visit after the other keeps to it. */
export interface SitePauses {
  of(site: string): Pause;
}

/** A pause that is over for so long is owed to nobody; a request takes seconds. */
const FORGOTTEN_MS = 120_000;
const SWEPT_ABOVE = 1000;

/** Pauses of a process; nothing is owed at first. */
export function sitePauses(): SitePauses {
  const pauses = new Map<string, Pause>();
  const sweep = (): void => {
    const before = performance.now() - FORGOTTEN_MS;
    for (const [site, { nextAt }] of pauses) if (nextAt < before) pauses.delete(site);
  };
  return {
    of(site) {
      const known = pauses.get(site);
      if (known !== undefined) return known;
      if (pauses.size >= SWEPT_ABOVE) sweep();
      const pause = { nextAt: performance.now() };
      pauses.set(site, pause);
      return pause;
    },
  };
}
