import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { defineConfig } from 'vitest/config';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1_024 ** 3;

// Databases of 700 files each: in memory, if there is room, a quarter of the time. TMPDIR overrides.
if (process.env.TMPDIR === undefined && hasRoomInMemory()) process.env.TMPDIR = MEMORY;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    // Programs run there.
    const runsPrograms = mount !== undefined && !/\bnoexec\b/.test(mount);
    return runsPrograms && Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

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
        test: {
          name: 'int',
          include: ['apps/server/src/**/*.int.test.ts'],
          globalSetup: ['apps/server/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
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
