import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
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
