import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, type Result } from '@ilaneer/domain/result';
import { placesIn, sweepWorkshops } from './cluster.ts';
import { type EmbeddedPostgresError, fail, reasonOf } from './error.ts';
import { findOrSpawn, type HeldServer } from './find-or-spawn.ts';
import { ensureOwnDatabase } from './own-role.ts';
import { findPostmaster } from './postmaster-file.ts';
import { prepare } from './prepare.ts';
import { addressOf, adminAddressOf, DATABASE } from './server-address.ts';
import type { ShopLockRefusal } from './shop-lock.ts';
import { sweepSockets } from './socket.ts';
import type { Settings } from './spawn-postmaster.ts';
import { superviseServer } from './supervise-server.ts';

/** Holds the lock here, so that tests can copy or drop the shop's database. */
const MAINTENANCE_DATABASE = 'postgres';

export type EmbeddedPostgres = {
  readonly connectionString: string;
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  readonly log: { info(message: string): void; warn(message: string): void };
  readonly onLost: (message: string) => void;
  /** Extra settings, such as `{ fsync: 'off' }` in tests; ignored by an adopted server. */
  readonly settings?: Settings;
};

/** Starts or adopts the server of a data folder. A second shop gets DATA_DIR_IN_USE. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onLost,
  settings = {},
}: EmbeddedPostgresOptions): Promise<Result<EmbeddedPostgres, EmbeddedPostgresError>> {
  const begin = performance.now();
  const places = placesIn(resolve(dataDir));
  const prepared = await prepare(places);
  if (!prepared.ok) return prepared;
  const { password } = prepared.value;
  const hold = (
    onLostHold: (refusal: ShopLockRefusal) => void,
    formerPort: number | null,
  ): Promise<Result<HeldServer, EmbeddedPostgresError>> =>
    findOrSpawn(
      places,
      prepared.value,
      settings,
      (port) => adminAddressOf(password, port, MAINTENANCE_DATABASE),
      {
        onRelocked: () => log.warn('The connection that locks the data folder broke and was reopened.'),
        onLost: onLostHold,
      },
      formerPort,
    );
  const kept = await superviseServer(hold, places, log, onLost);
  if (!kept.ok) return kept;
  const { first, stop } = kept.value;
  const { postmaster, lock, adopted } = first;
  try {
    await sweepWorkshops(places.dataDir);
    await sweepSockets(places.cluster, postmaster.port);
    const address = adminAddressOf(password, postmaster.port, DATABASE);
    await ensureOwnDatabase(lock.client(), password, address);
  } catch (error) {
    await stop();
    return fail('START_FAILED', `The shop's database could not be made: ${reasonOf(error)}`);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  log.info(
    adopted
      ? `Took over the running database in ${places.cluster} after ${seconds} s.`
      : `Database in ${places.cluster} is ready after ${seconds} s.`,
  );
  let stopping: Promise<void> | null = null;
  return ok({
    connectionString: addressOf(password, postmaster, places.cluster),
    adopted,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  });
}

export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const places = placesIn(resolve(dataDir));
  const postmaster = await findPostmaster(places.cluster);
  if (postmaster === null) return null;
  return addressOf((await readFile(places.password, 'utf8')).trim(), postmaster, places.cluster);
}

export async function findRunningServer(
  dataDir: string,
): Promise<{ readonly adminUrl: string; readonly cluster: string } | null> {
  const places = placesIn(resolve(dataDir));
  const postmaster = await findPostmaster(places.cluster);
  if (postmaster === null) return null;
  const password = (await readFile(places.password, 'utf8')).trim();
  return {
    adminUrl: adminAddressOf(password, postmaster.port, MAINTENANCE_DATABASE),
    cluster: places.cluster,
  };
}
