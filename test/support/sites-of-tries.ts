import { TestRunner } from 'vitest';

/** The name of a site for this try of a test: what a first try left of it is in the way of a second. */
export function nameOfTry(name: string): string {
  const { retryCount = 0, repeatCount = 0 } = TestRunner.getCurrentTest()?.result ?? {};
  return retryCount + repeatCount > 0 ? `${name}-again.com` : `${name}.com`;
}

/** The same site under the names that both tries have for it. */
export function sitesOfTries<T>(sites: Readonly<Record<string, T>>): Record<string, T> {
  const named = Object.entries(sites).flatMap(([name, site]): [string, T][] => [
    [`${name}.com`, site],
    [`${name}-again.com`, site],
  ]);
  return Object.fromEntries(named);
}
