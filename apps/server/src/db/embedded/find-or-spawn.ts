import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Places } from './cluster.ts';
import { type EmbeddedPostgresError, fail } from './error.ts';
import { lastLinesOf } from './log-tail.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import { isPostmasterOf, stopPostmaster } from './postmaster-process.ts';
import { ensureCluster, type Prepared } from './prepare.ts';
import { acquireShopLock, type ShopLock, type ShopLockRefusal } from './shop-lock.ts';
import { type Settings, spawnPostmaster } from './spawn-postmaster.ts';

const SPAWN_PATIENCE = 20_000;
/** Port taken, lost race, or backends of a killed server still exiting. */
const PASSING = /ddress already in use|pre-existing shared memory block|lock file ".*" already exists/;

export type HeldServer = {
  readonly postmaster: Postmaster;
  readonly lock: ShopLock;
  readonly adopted: boolean;
};

/** Concurrent starts are serialised by postmaster.pid (server) and its lock (shop); the loser retries. */
export async function findOrSpawn(
  places: Places,
  prepared: Prepared,
  settings: Settings,
  connectionString: (port: number) => string,
  watch: { readonly onRelocked: () => void; readonly onLost: (refusal: ShopLockRefusal) => void },
  formerPort: number | null = null,
): Promise<Result<HeldServer, EmbeddedPostgresError>> {
  const deadline = performance.now() + SPAWN_PATIENCE;
  for (;;) {
    const running = await findPostmaster(places.cluster);
    // A server ran before: a missing cluster must not be replaced by an empty one.
    if (running === null && formerPort === null) {
      const cluster = await ensureCluster(places, prepared);
      if (!cluster.ok) return cluster;
    }
    const spawned =
      running === null ? await spawnPostmaster(places, prepared.launcher, settings, formerPort) : null;
    const postmaster = spawned ?? running;
    if (postmaster === null) continue;
    const outcome = await acquireShopLock({
      connectionString: connectionString(postmaster.port),
      isAlive: async () =>
        spawned === null ? isPostmasterOf(places.cluster, postmaster.pid) : spawned.ended() === null,
      ...watch,
    });
    switch (outcome.kind) {
      case 'taken':
        return ok({ postmaster, lock: outcome.lock, adopted: spawned === null });
      case 'held':
        return fail(
          'DATA_DIR_IN_USE',
          `${nameOfHolder(outcome.holder)} is already running on ${places.dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
        );
      case 'refused':
        if (spawned !== null) await stopPostmaster(places.cluster, spawned.pid);
        return fail(
          'START_FAILED',
          `The database in ${places.cluster} (process ${postmaster.pid}) does not let the shop in: ${outcome.reason}`,
        );
      case 'gone': {
        const output = spawned === null ? '' : await lastLinesOf(places.log);
        const mayPass =
          spawned === null || PASSING.test(output) || (await findPostmaster(places.cluster)) !== null;
        if (!mayPass || performance.now() > deadline) {
          const why = [spawned?.ended() ?? 'the server went away', output].join('\n').trim();
          return fail('START_FAILED', `The database in ${places.cluster} did not start: ${why}`);
        }
        await pause(100);
      }
    }
  }
}

export function nameOfHolder(holder: string | null): string {
  return `Another shop${holder === null ? '' : ` (process ${holder})`}`;
}
