import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSystemError } from '../../db/embedded/error.ts';
import type { Destination } from './destination.ts';

const BEGUN = '.begun-';
const DAY_MS = 86_400_000;

/** Private to the shop's user. Should be on another disk than the data. */
export function folderDestination(folder: string): Destination {
  const pathOf = (name: string) => join(folder, ...name.split('/'));
  return {
    place: folder,
    write: async (name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await sweep(dirname(path));
      const begun = join(dirname(path), `${BEGUN}${randomUUID()}`);
      try {
        await pipeline(content, createWriteStream(begun, { mode: 0o600, flush: true }));
        await rename(begun, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(begun, { force: true });
        throw error;
      }
    },
    read: async (name) => {
      try {
        await access(pathOf(name));
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return null;
        throw error;
      }
      return createReadStream(pathOf(name));
    },
    list: async (beginning) => {
      const inside = beginning.includes('/') ? dirname(beginning) : '.';
      try {
        const entries = await readdir(join(folder, inside), { withFileTypes: true, recursive: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith(BEGUN))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((name) => name.startsWith(beginning))
          .sort();
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return [];
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Removes temporary files older than a day, left by killed processes. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(BEGUN)) continue;
    // Finished or removed meanwhile.
    const begun = await stat(join(folder, name)).catch(() => null);
    if (begun !== null && Date.now() - begun.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
