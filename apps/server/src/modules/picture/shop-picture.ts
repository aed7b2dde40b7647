import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isPicture } from '@ilaneer/domain/product/picture-files';
import type { PictureDeps } from './picture-store.ts';

export type ShopPictureDeps = PictureDeps & {
  /** Pictures of the content folder. */
  readonly picturesDir: string | null;
};

export type ShopPicture = {
  /** Changes with the content. */
  readonly version: string;
  /** Null if it is gone. */
  read(): Promise<Uint8Array | null>;
};

/** By its name below `/pictures/`: uploaded, or of the content folder. */
export async function findShopPicture(
  { pictureStore, picturesDir }: ShopPictureDeps,
  file: string,
): Promise<ShopPicture | null> {
  if (!isPicture(file)) return null;
  if (file.startsWith('photos/')) {
    // The name holds a hash.
    return { version: file, read: () => pictureStore.read(file.slice('photos/'.length)) };
  }
  if (picturesDir === null) return null;
  const path = join(picturesDir, file);
  if (relative(picturesDir, path).startsWith('..')) return null;
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return null;
  return { version: `${file} ${found.size} ${found.mtimeMs}`, read: () => readFile(path) };
}
