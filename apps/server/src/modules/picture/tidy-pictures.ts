import { PICTURE_FORMATS, photoWidths } from '@ilaneer/domain/product/picture-files';
import type { Deps } from '../../deps/deps.ts';
import type { PictureDeps } from './picture-store.ts';
import { deletePicture, listUnused, noteUse } from './repository.ts';

/** Long enough to undo whatever took a picture away, and for pages that browsers still hold. */
const GRACE_MS = 7 * 86_400_000;

/** Removes photographs that nothing has shown for a week. */
export async function tidyPictures({
  db,
  now,
  pictureStore,
}: Pick<Deps, 'db' | 'now'> & PictureDeps): Promise<void> {
  const at = now();
  await noteUse(db, at);
  for (const { hash, width } of await listUnused(db, new Date(at.getTime() - GRACE_MS))) {
    for (const size of photoWidths(width)) {
      for (const format of PICTURE_FORMATS) await pictureStore.remove(`${hash}-${size}.${format}`);
    }
    await deletePicture(db, hash);
  }
}
