import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test brings its own database or data, and the modules hold nothing between calls: each is loaded once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,e2e/specified-texts}/**/*.unit.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['apps/server/src/**/*.int.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
