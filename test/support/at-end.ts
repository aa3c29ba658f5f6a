import { onTestFinished, TestRunner } from 'vitest';

const ends: (() => unknown)[] = [];

/**
 * Ends what was started: after the test under way, or after the file's last test when none runs. An `afterAll` that a
 * running test or a `beforeAll` asks for is never called, and what it should end lives on.
 */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else ends.push(end);
}

/** Ends what a file of tests started, the last first. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
