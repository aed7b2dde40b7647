import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

/** Keeps photographs in a folder. A file appears whole or not at all. */
export function diskStore(folder: string): PictureStore {
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Two may send the same picture at the same moment.
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
