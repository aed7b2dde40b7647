import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { defineConfig } from 'vitest/config';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1_024 ** 3;

// Hundreds of databases come and go, of some 700 files each: on a disk, that took a quarter of the time of all
// integration tests. Where the system has the room, they are in its memory; TMPDIR puts them elsewhere.
if (process.env.TMPDIR === undefined && hasRoomInMemory()) process.env.TMPDIR = MEMORY;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    // Tests put programs there, too.
    const runsPrograms = mount !== undefined && !/\bnoexec\b/.test(mount);
    return runsPrograms && Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

export default defineConfig({
  test: {
    // A test brings its own database or data, and the modules hold nothing between calls: each is loaded once.
    isolate: false,
    projects: [
      'apps/storefront/vitest.config.ts',
      'apps/backoffice/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,lab,e2e/specified-texts}/**/*.unit.test.ts'],
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
