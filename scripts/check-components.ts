/*
 * Checks the types of pages and components; the compiler of TypeScript passes them by. Part of `npm run types`. The
 * checker is called here, because `astro check` also asks for consent to telemetry and offers to install packages.
 */
import { fileURLToPath } from 'node:url';
import { check } from '@astrojs/check';

const failed = await check({
  root: fileURLToPath(new URL('..', import.meta.url)),
  tsconfig: 'tsconfig.astro.json',
  watch: false,
  preserveWatchOutput: false,
  minimumSeverity: 'hint',
  minimumFailingSeverity: 'hint',
});
process.exitCode = failed ? 1 : 0;
