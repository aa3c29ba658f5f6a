import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'fast', include: ['test/{core,house,language,places,extract,badges}/**/*.test.ts'] } },
      {
        test: {
          name: 'whole',
          include: ['test/{crawl,store,search,services,api,mcp,pages,runtime,scripts}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
