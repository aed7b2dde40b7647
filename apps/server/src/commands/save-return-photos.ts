import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../deps/deps.ts';
import type { WhichReturn } from '../flows/returns/returns.ts';
import type { Failure } from '../http/failure.ts';
import { findAnyOrder } from '../modules/order/order.ts';
import { listReturns, readPhotos } from '../modules/return/return.ts';

/**
 * Saves the photos of an order's return, or of all its returns, for staff to look at; replies with their number.
 * Errors: ORDER_NOT_FOUND, PHOTO_NOT_FOUND.
 */
export async function saveReturnPhotos(
  { db }: Pick<Deps, 'db'>,
  { orderNumber, returnNumber }: WhichReturn,
  folder: string,
): Promise<Result<number, Failure>> {
  const order = await findAnyOrder(db, orderNumber);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const wanted = (await listReturns(db, [order.id])).filter(
    ({ number }) => returnNumber === null || number === returnNumber,
  );
  let saved = 0;
  for (const { id, number } of wanted) {
    for (const { position, contentType, bytes } of await readPhotos(db, id)) {
      const ending = contentType.replace('image/', '').replace('jpeg', 'jpg');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${order.number}-return-${number}-${position}.${ending}`), bytes);
      saved += 1;
    }
  }
  return saved === 0
    ? err({ code: 'PHOTO_NOT_FOUND', message: `Order ${order.number} has no such photos.` })
    : ok(saved);
}
