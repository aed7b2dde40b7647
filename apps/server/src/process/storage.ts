import { join } from 'node:path';
import type { Destination } from '../backup/destination/destination.ts';
import { folderDestination } from '../backup/destination/folder-destination.ts';
import { openObjectStore } from '../deps/object-store.ts';
import { bucketStore, diskStore, type PictureStore } from '../modules/picture/picture.ts';
import type { Config } from './config.ts';

export function openPictureStore({
  pictureBucket,
  dataDir,
}: Pick<Config, 'pictureBucket' | 'dataDir'>): PictureStore {
  return pictureBucket === null ? diskStore(join(dataDir, 'pictures')) : bucketStore(pictureBucket);
}

export function openDestination({
  backupBucket,
  backup,
}: Pick<Config, 'backupBucket' | 'backup'>): Destination | null {
  if (backupBucket !== null) {
    return openObjectStore(backupBucket, { label: 'the bucket of backups', withinMs: 120_000 });
  }
  return backup.folder === null ? null : folderDestination(backup.folder);
}
