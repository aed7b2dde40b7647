import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { WAL_OUTBOX } from '../db/embedded/archiving.ts';
import { findRunningDatabase, findRunningServer } from '../db/embedded/start.ts';
import { listShopPictures } from '../modules/picture/picture.ts';
import type { Config } from './config.ts';
import { openDestination } from './storage.ts';
import type { Closer } from './wire-parts.ts';

/** Sends the log of the embedded database away as it is written, where that is asked for (BACKUP-9). */
export async function archiveContinuously(
  config: Config,
  log: Logger,
  now = () => new Date(),
): Promise<Closer> {
  const destination = openDestination(config);
  const isOurs = config.database.kind === 'embedded';
  const server = isOurs ? await findRunningServer(config.dataDir) : null;
  const url = isOurs ? await findRunningDatabase(config.dataDir) : null;
  if (server === null || url === null) return async () => undefined;
  if (!config.backup.isContinuous || destination === null) {
    // Without it, what is switched on again later begins with a copy of the whole: pieces are missing in between.
    await rm(join(server.cluster, WAL_OUTBOX), { recursive: true, force: true });
    return async () => undefined;
  }
  const { startShipping } = await import('../backup/continuous/ship.ts');
  const pictures = { folder: join(config.dataDir, 'pictures'), listNames: () => listShopPictures(url) };
  const shipping = await startShipping({
    server,
    dataDir: config.dataDir,
    pictures: config.pictureBucket === null ? pictures : null,
    destination,
    recipients: config.backup.recipients,
    keepDays: config.backup.keep.days,
    log,
    now,
  });
  return shipping.stop;
}
