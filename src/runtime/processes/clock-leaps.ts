/** Clocks are put right by less than this. */
const LEAP_MS = 60_000;

/**
 * Makes what tells whether the clock leapt since it was last asked: it was set, or the machine slept. What was begun
 * before a leap has not lasted as long as the clock says.
 */
export function clockLeaps(): () => boolean {
  const aheadNow = (): number => Date.now() - performance.now();
  let ahead = aheadNow();
  return () => {
    const before = ahead;
    ahead = aheadNow();
    return Math.abs(ahead - before) > LEAP_MS;
  };
}
