import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { WAL_OUTBOX } from '../db/embedded/archiving.ts';
import { findRunningServer } from '../db/embedded/start.ts';
import type { Config } from './config.ts';
import { openDestination } from './storage.ts';
import type { Closer } from './wire-parts.ts';

/** Sends the log of the embedded database away as it is written, where that is asked for (BACKUP-9). */
export async function archiveContinuously(config: Config, log: Logger): Promise<Closer> {
  const destination = openDestination(config);
  const server = config.database.kind === 'embedded' ? await findRunningServer(config.dataDir) : null;
  if (server === null) return async () => undefined;
  if (!config.backup.isContinuous || destination === null) {
    // Without it, what is switched on again later begins with a copy of the whole: pieces are missing in between.
    await rm(join(server.cluster, WAL_OUTBOX), { recursive: true, force: true });
    return async () => undefined;
  }
  const { startShipping } = await import('../backup/continuous/ship.ts');
  const shipping = await startShipping({
    server,
    dataDir: config.dataDir,
    picturesDir: config.pictureBucket === null ? join(config.dataDir, 'pictures') : null,
    destination,
    recipients: config.backup.recipients,
    keepDays: config.backup.keep.days,
    log,
    now: () => new Date(),
  });
  return shipping.stop;
}
