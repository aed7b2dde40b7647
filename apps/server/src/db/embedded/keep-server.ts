import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '@ilaneer/domain/result';
import { clusterVersion, type Places } from './cluster.ts';
import { type EmbeddedPostgresError, fail, reasonOf } from './error.ts';
import { type HeldServer, nameOfHolder } from './find-or-spawn.ts';
import { stopPostmaster } from './postmaster-process.ts';
import type { ShopLockRefusal } from './shop-lock.ts';

const AGAIN_MS = 1_000;

type Hold = (
  onLost: (refusal: ShopLockRefusal) => void,
  formerPort: number | null,
) => Promise<Result<HeldServer, EmbeddedPostgresError>>;

type KeptServer = { readonly first: HeldServer; readonly stop: () => Promise<void> };

/** Keeps the server running after kills or a full disk; `onLost` gets unrecoverable losses. */
export async function keepServer(
  hold: Hold,
  places: Places,
  log: { info(message: string): void; warn(message: string): void },
  onLost: (message: string) => void,
): Promise<Result<KeptServer, EmbeddedPostgresError>> {
  let isStopping = false;
  let reviving: Promise<void> = Promise.resolve();
  const lost = (refusal: ShopLockRefusal): void => {
    if (isStopping) return;
    if (refusal.kind === 'gone') reviving = revive();
    else onLost(lossOf(refusal, places));
  };
  const opened = await hold(lost, null);
  if (!opened.ok) return opened;
  let server = opened.value;

  async function revive(): Promise<void> {
    log.warn(`The embedded database stopped unexpectedly, and is started again. ${places.log} says why.`);
    let told = '';
    while (!isStopping) {
      // With the data gone, a restart would create an empty database.
      if (await isGone(places.cluster)) {
        return onLost(`The data of the embedded database is gone from ${places.cluster}.`);
      }
      const again = await holdAgain();
      if (again.ok) {
        server = again.value;
        log.info('The embedded database is back.');
        return;
      }
      const { code, message } = again.error;
      if (code === 'DATA_DIR_IN_USE') return onLost(message);
      // A full disk repeats its message every second.
      if (message !== told) log.warn(message);
      told = message;
      await pause(AGAIN_MS);
    }
  }

  async function holdAgain(): ReturnType<Hold> {
    try {
      return await hold(lost, server.postmaster.port);
    } catch (error) {
      return fail('START_FAILED', reasonOf(error));
    }
  }

  // The lock outlives the server, or another start would adopt the stopping server.
  const stop = async (): Promise<void> => {
    isStopping = true;
    server.lock.expectEnd();
    await reviving;
    const { postmaster, lock } = server;
    lock.expectEnd();
    const outcome = await stopPostmaster(places.cluster, postmaster.pid);
    if (outcome === 'still running') log.warn(`The database (process ${postmaster.pid}) does not stop.`);
    await lock.client().end();
  };
  return ok({ first: server, stop });
}

/** A read error is not a loss. */
async function isGone(cluster: string): Promise<boolean> {
  return (await clusterVersion(cluster).catch(() => '')) === null;
}

function lossOf(refusal: Exclude<ShopLockRefusal, { kind: 'gone' }>, { cluster, dataDir }: Places): string {
  switch (refusal.kind) {
    case 'held':
      return `${nameOfHolder(refusal.holder)} took over ${dataDir} while this one had lost its connection.`;
    case 'refused':
      return `The database in ${cluster} no longer lets the shop in: ${refusal.reason}`;
  }
}
