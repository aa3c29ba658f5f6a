/** When what broke may be started again. */
export interface RestartPauses {
  /** It broke: twice as long a pause as after the break before, but no longer than this. */
  begin(longestMs: number): void;
  isOver(): boolean;
  /** It did its work: the next pause is a short one again. */
  forget(): void;
}

const FIRST_PAUSE_MS = 5000;

/** Pauses that grow with each break until something was done without one. */
export function restartPauses(): RestartPauses {
  let breaks = 0;
  let until = 0;
  return {
    begin(longestMs) {
      until = performance.now() + Math.min(FIRST_PAUSE_MS * 2 ** breaks, longestMs);
      breaks += 1;
    },
    isOver: () => performance.now() >= until,
    forget() {
      breaks = 0;
    },
  };
}
