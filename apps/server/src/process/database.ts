import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Logger } from 'pino';
import type { Settings } from '../db/embedded/spawn-postmaster.ts';
import { findRunningDatabase, startEmbeddedPostgres } from '../db/embedded/start.ts';
import type { Config } from './config.ts';
import { openLog } from './log.ts';
import { safeMessage } from './safe-error.ts';

/** A database server that the shop may use, its own or another's. */
export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

/** Starts the embedded PostgreSQL, or takes the server that DATABASE_URL names. Throws with a text for the operator. */
export async function openDatabase(
  config: Pick<Config, 'database' | 'workers' | 'databaseConnections'>,
  log: Logger,
  onLost: (message: string) => void,
): Promise<OpenDatabase> {
  const { database } = config;
  if (database.kind === 'server') return { url: database.url, stop: async () => undefined };
  const start = () =>
    startEmbeddedPostgres({
      dataDir: database.dataDir,
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
      onLost,
      settings: roomFor(config),
    });
  let started = await start();
  if (started.ok && started.value.adopted && config.workers > 1) {
    // The server of a killed shop keeps the settings that it was started with.
    await started.value.stop();
    started = await start();
  }
  if (!started.ok) throw new Error(started.error.message);
  return { url: started.value.connectionString, stop: started.value.stop };
}

// For what a worker has beside those for requests: its queue, its news, its timers.
const BESIDES = 7;
/** For commands, a backup, and whoever looks into it by hand. */
const OTHERS = 20;

/** Lets all workers in at the same time. One process has room enough with what the server has by itself. */
function roomFor({
  workers,
  databaseConnections,
}: Pick<Config, 'workers' | 'databaseConnections'>): Settings {
  if (workers === 1) return {};
  return { max_connections: OTHERS + workers * (databaseConnections + BESIDES) };
}

/**
 * The database for a command while no shop runs. Errors: why it can't be opened, such as a shop that starts on it in this
 * very moment.
 */
export async function openAlone(config: Config): Promise<Result<OpenDatabase, string>> {
  try {
    return ok(await openDatabase(config, openLog('silent'), () => process.exit(1)));
  } catch (error) {
    return err(safeMessage(error));
  }
}

/** The database of the shop that runs on a configuration, for a command beside it. Errors: what to tell the operator. */
export async function findShopDatabase({ database, dataDir }: Config): Promise<Result<string, string>> {
  const url = database.kind === 'server' ? database.url : await findRunningDatabase(database.dataDir);
  if (url !== null) return ok(url);
  return err(`No shop runs on ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL.`);
}
