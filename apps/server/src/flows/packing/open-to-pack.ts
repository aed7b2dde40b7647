import { foodApart } from '@ilaneer/domain/parcel/food-apart';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertParcel, listParcels, openParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { readFoodApart } from '../../modules/setting/setting.ts';
import { readUnitsOfKind } from './items-repository.ts';

/** The order is locked. With separate food, creates a parcel for each kind (PARCEL-14). */
export async function openToPack(tx: Database, deps: Deps, orderId: string): Promise<Parcel[]> {
  const found = await listParcels(tx, orderId);
  const isNew = found.every(({ state }) => state === 'cancelled');
  const parts = isNew && (await readFoodApart(tx)) ? foodApart(await readUnitsOfKind(tx, orderId)) : [];
  if (parts.length < 2) return openParcels(tx, deps, orderId);
  const at = deps.now();
  for (const part of parts) {
    const units = part.map(({ linePosition, quantity }) => ({ linePosition, quantity }));
    await insertParcel(tx, { id: deps.newId(), orderId, at }, units);
  }
  return listParcels(tx, orderId);
}
