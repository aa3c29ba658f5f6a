import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends what was started: after the test under way, or after the file's last test when none runs yet. An `afterAll` that
 * a running test asks for is never called, and what it should end lives on.
 */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else afterAll(async () => void (await end()));
}
