import type { PictureView } from '@ilaneer/contract/staff/catalogue/pictures';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { photoFile, photoHash } from '@ilaneer/domain/product/picture-files';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Cut } from '../../drawing/pictures/make-sizes.ts';
import { paintFailure } from '../../drawing/pictures/paint-failure.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import type { PictureDeps } from './picture-store.ts';
import { findPicture, insertPicture } from './repository.ts';

type Kept = Promise<Result<PictureView, Failure>>;

type StorageDeps = Deps & PictureDeps & Pick<PaintDeps, 'makeSizes'>;

const FIELD = 'picture';

/** All sizes. Errors: PICTURE_REFUSED, OVERLOADED. */
export async function storePicture(
  deps: StorageDeps,
  actor: Actor,
  bytes: Buffer,
  cut: Cut | null = null,
): Kept {
  const drawn = await deps.makeSizes({ bytes, cut });
  if (!drawn.ok) return err(paintFailure(drawn.error, FIELD, 'PICTURE_REFUSED'));
  const made = drawn.value;
  if (!made.ok) return err(invalid([{ field: FIELD, message: made.error }], 'PICTURE_REFUSED'));
  const { hash, width, height, files } = made.value;
  for (const { name, bytes: size, type } of files) {
    await deps.pictureStore.write(name, Buffer.from(size.buffer, size.byteOffset, size.byteLength), type);
  }
  const file = photoFile(hash, width);
  return transact(deps.db, async (tx) => {
    const at = deps.now();
    // Unused pictures are removed after a while.
    const isNew = await insertPicture(tx, actor, { hash, width, height, createdAt: at, unusedSince: at });
    const answer = ok({ file, url: `/pictures/${file}`, width, height });
    if (!isNew) return answer;
    recordAct(tx, deps, actor, {
      action: cut === null ? 'sent a picture' : 'cut a picture',
      kind: 'content',
      id: hash,
      label: file,
      before: null,
      after: { file, width, height },
      reason: null,
    });
    return answer;
  });
}

/** Errors: PICTURE_NOT_FOUND, PICTURE_REFUSED, OVERLOADED. */
export async function cropPicture(deps: StorageDeps, actor: Actor, file: string, cut: Cut): Kept {
  const hash = photoHash(file);
  const known = hash === null ? null : await findPicture(deps.db, hash);
  const bytes = known === null ? null : await deps.pictureStore.read(file.slice('photos/'.length));
  if (bytes === null) return err({ code: 'PICTURE_NOT_FOUND' });
  return storePicture(deps, actor, bytes, cut);
}
