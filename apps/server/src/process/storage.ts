import { join } from 'node:path';
import type { Destination } from '../backup/destination/destination.ts';
import { folderDestination } from '../backup/destination/folder-destination.ts';
import { s3Destination } from '../backup/destination/s3-destination.ts';
import { diskStore, type PictureStore, s3Store } from '../modules/picture/picture.ts';
import type { Config } from './config.ts';

/** Where staff's photographs are kept. */
export function openPictureStore({
  pictureBucket,
  dataDir,
}: Pick<Config, 'pictureBucket' | 'dataDir'>): PictureStore {
  return pictureBucket === null ? diskStore(join(dataDir, 'pictures')) : s3Store(pictureBucket);
}

/** Where backups are kept; null where none are taken. */
export function openDestination({
  backupBucket,
  backup,
}: Pick<Config, 'backupBucket' | 'backup'>): Destination | null {
  if (backupBucket !== null) return s3Destination(backupBucket);
  return backup.folder === null ? null : folderDestination(backup.folder);
}
