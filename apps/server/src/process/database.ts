import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Logger } from 'pino';
import { findRunningDatabase, startEmbeddedPostgres } from '../db/embedded/start.ts';
import type { Config } from './config.ts';

/** A database server that the shop may use, its own or another's. */
export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

/** Starts the embedded PostgreSQL, or takes the server that DATABASE_URL names. Throws with a text for the operator. */
export async function openDatabase(
  config: Config['database'],
  log: Logger,
  onLost: (message: string) => void,
): Promise<OpenDatabase> {
  if (config.kind === 'server') return { url: config.url, stop: async () => undefined };
  const started = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    onLost,
  });
  if (!started.ok) throw new Error(started.error.message);
  return { url: started.value.connectionString, stop: started.value.stop };
}

/** The database of the shop that runs on a configuration, for a command beside it. Errors: what to tell the operator. */
export async function findShopDatabase({ database, dataDir }: Config): Promise<Result<string, string>> {
  const url = database.kind === 'server' ? database.url : await findRunningDatabase(database.dataDir);
  if (url !== null) return ok(url);
  return err(`No shop runs on ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL.`);
}
