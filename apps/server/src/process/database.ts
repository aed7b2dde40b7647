import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Logger } from 'pino';
import type { Settings } from '../db/embedded/spawn-postmaster.ts';
import { findRunningDatabase, startEmbeddedPostgres } from '../db/embedded/start.ts';
import type { Config } from './config.ts';
import { openLog } from './log.ts';
import { safeMessage } from './safe-error.ts';

export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

/** Embedded, or DATABASE_URL. Throws with a text for the operator. */
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
    // An adopted server keeps its old settings.
    await started.value.stop();
    started = await start();
  }
  if (!started.ok) throw new Error(started.error.message);
  return { url: started.value.connectionString, stop: started.value.stop };
}

// Per worker besides requests: queue, notifications, locks.
const BESIDES = 7;
/** Commands, backup, manual access. */
const OTHERS = 20;

/** max_connections for all workers; the default suffices for one. */
function roomFor({
  workers,
  databaseConnections,
}: Pick<Config, 'workers' | 'databaseConnections'>): Settings {
  if (workers === 1) return {};
  return { max_connections: OTHERS + workers * (databaseConnections + BESIDES) };
}

export async function openAlone(config: Config): Promise<Result<OpenDatabase, string>> {
  try {
    return ok(await openDatabase(config, openLog('silent'), () => process.exit(1)));
  } catch (error) {
    return err(safeMessage(error));
  }
}

/** For a command beside a running shop. Errors: text for the operator. */
export async function findShopDatabase({ database, dataDir }: Config): Promise<Result<string, string>> {
  const url = database.kind === 'server' ? database.url : await findRunningDatabase(database.dataDir);
  if (url !== null) return ok(url);
  return err(`No shop runs on ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL.`);
}
