import { PICTURE_FORMATS, photoWidths } from '@ilaneer/domain/product/picture-files';
import { connect } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PictureDeps } from './picture-store.ts';
import { deletePicture, listPictures, listUnused, noteUse } from './repository.ts';

/** Time to undo, and for cached pages. */
const GRACE_MS = 7 * 86_400_000;

export async function tidyPictures({
  db,
  now,
  pictureStore,
}: Pick<Deps, 'db' | 'now'> & PictureDeps): Promise<void> {
  const at = now();
  await noteUse(db, at);
  for (const { hash, width } of await listUnused(db, new Date(at.getTime() - GRACE_MS))) {
    for (const name of namesOf(hash, width)) await pictureStore.remove(name);
    await deletePicture(db, hash);
  }
}

/** All sizes, by database address. */
export async function listShopPictures(url: string): Promise<string[]> {
  const { db, close } = connect(url, () => undefined, 1);
  const pictures = await listPictures(db).finally(close);
  return pictures.flatMap(({ hash, width }) => namesOf(hash, width));
}

function namesOf(hash: string, width: number): string[] {
  return photoWidths(width).flatMap((size) => PICTURE_FORMATS.map((format) => `${hash}-${size}.${format}`));
}
