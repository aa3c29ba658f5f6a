/** A time-out that runs, and how to end it. */
export interface AttendedTimeout {
  /** Aborts with a TimeoutError. */
  readonly signal: AbortSignal;
  /** Once nobody waits any more. */
  readonly end: () => void;
}

/** In how many steps the time passes: what one step is late by is not counted. */
const STEPS = 8;
/** However busy we are, a server that never answers is left after so many times the time by the clock. */
const LONGEST = 6;

/**
 * A time-out that counts only the time in which we could have heard the answer. While this process is kept from running,
 * by its own work or by others on a small machine, an answer may lie there unread: that is no fault of the server.
 */
export function attendedTimeout(timeoutMs: number): AttendedTimeout {
  const controller = new AbortController();
  const stepMs = timeoutMs / STEPS;
  const startedAt = performance.now();
  let steppedAt = startedAt;
  let left = STEPS;
  const timer = setInterval(() => {
    const now = performance.now();
    const isLate = now - steppedAt > 2 * stepMs + 1;
    steppedAt = now;
    if (!isLate) left -= 1;
    if (left > 0 && now - startedAt < timeoutMs * LONGEST) return;
    clearInterval(timer);
    controller.abort(new DOMException(`There was no answer within ${timeoutMs} ms.`, 'TimeoutError'));
  }, stepMs);
  timer.unref();
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
