import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemory } from './scripts/use-memory.ts';

useMemory();

export default defineConfig({
  test: {
    // Tests own their data and modules are stateless: load once.
    isolate: false,
    projects: [
      'apps/storefront/vitest.config.ts',
      'apps/backoffice/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,lab,e2e/specified-texts}/**/*.unit.test.ts'],
          // Properties and drawings on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        resolve: {
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'apps/server/testing/cheap-argon2.ts') },
        },
        test: {
          name: 'int',
          include: ['apps/server/src/**/*.int.test.ts'],
          globalSetup: ['apps/server/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They wait for PostgreSQL a third of their time; more take each other's processor caches.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'lab',
          include: ['{lab,apps/server/src}/**/*.lab.test.ts'],
          globalSetup: ['apps/server/testing/postgres-for-tests.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
