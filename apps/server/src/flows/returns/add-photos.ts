import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { MOST_PHOTOS } from '@ilaneer/domain/return/photo-type';
import { takesPhotos } from '@ilaneer/domain/return/return-life';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { takePhotos } from '../../drawing/pictures/take-photos.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findOrder, lockOwnOrder, type Order } from '../../modules/order/order.ts';
import { insertPhotos, listPhotos, listReturns } from '../../modules/return/return.ts';

export type PhotosOf = { readonly orderId: string; readonly returnId: string };

/** Checked before reading uploads. Errors: ORDER_NOT_FOUND, RETURN_NOT_FOUND, PHOTO_REFUSED. */
export async function mayAddPhotos(
  { db }: Pick<Deps, 'db'>,
  { userId }: ShopperActor,
  { orderId, returnId }: PhotosOf,
): Promise<Result<null, Failure>> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const room = await roomFor(db, order.id, returnId, 1);
  return room.ok ? ok(null) : room;
}

const FORM = { field: 'photos', noun: 'Photo', notOne: () => 'Please choose JPEG, PNG or WebP photos' };

/**
 * RETURN-24. Locks the order for the limit. Errors: ORDER_NOT_FOUND, RETURN_NOT_FOUND, PHOTO_REFUSED,
 * OVERLOADED.
 */
export async function addPhotos(
  deps: Pick<Deps, 'db' | 'now' | 'newId'> & Pick<PaintDeps, 'cleanPhotos'>,
  { userId }: ShopperActor,
  { orderId, returnId, files }: PhotosOf & { readonly files: readonly Buffer[] },
): Promise<Result<Order, Failure>> {
  if (files.length === 0) return err(refused('Please choose a photo'));
  const taken = await takePhotos(deps, files, FORM);
  if (!taken.ok) return taken;
  return transact<Order, Failure>(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const room = await roomFor(tx, order.id, returnId, files.length);
    if (!room.ok) return room;
    const addedAt = deps.now();
    await insertPhotos(
      tx,
      taken.value.map(({ bytes, contentType }, index) => ({
        id: deps.newId(),
        returnId,
        position: room.value + index + 1,
        contentType,
        bytes,
        addedAt,
      })),
    );
    return ok(order);
  });
}

async function roomFor(
  db: Database,
  orderId: string,
  returnId: string,
  more: number,
): Promise<Result<number, Failure>> {
  const request = (await listReturns(db, [orderId])).find(({ id }) => id === returnId);
  if (request === undefined) return err({ code: 'RETURN_NOT_FOUND' });
  if (!takesPhotos(request.state)) return err(refused('Photos help us until the goods are picked up'));
  const count = (await listPhotos(db, [request.id])).length;
  return count + more > MOST_PHOTOS ? err(refused(`A return has at most ${MOST_PHOTOS} photos`)) : ok(count);
}

function refused(message: string): Failure {
  return invalid([{ field: 'photos', message }], 'PHOTO_REFUSED');
}
