import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openObjectStore, type S3Bucket } from '../../deps/object-store.ts';

/** Names are never reused. */
export type PictureStore = {
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null if missing. */
  read(name: string): Promise<Buffer | null>;
  /** No error if it does not exist. */
  remove(name: string): Promise<void>;
};

export type PictureDeps = { readonly pictureStore: PictureStore };

/** Files appear whole or not at all. */
export function diskStore(folder: string): PictureStore {
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Concurrent uploads of one picture.
      const begun = join(folder, `.${name}.${randomUUID()}`);
      await writeFile(begun, bytes);
      await rename(begun, join(folder, name));
    },
    read: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

const WITHIN_MS = 20_000;
const FOREVER = 'public, max-age=31536000, immutable';

/** Under `photos/`. */
export function bucketStore(bucket: S3Bucket): PictureStore {
  const objects = openObjectStore(bucket, { label: 'the bucket of pictures', withinMs: WITHIN_MS });
  return {
    write: (name, bytes, contentType) => {
      const headers = { 'content-type': contentType, 'cache-control': FOREVER };
      return objects.write(`photos/${name}`, Readable.from([bytes], { objectMode: false }), headers);
    },
    read: async (name) => {
      const content = await objects.read(`photos/${name}`);
      return content === null ? null : buffer(addAbortSignal(AbortSignal.timeout(WITHIN_MS), content));
    },
    remove: (name) => objects.remove(`photos/${name}`),
  };
}
