import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { findAnyOrder, isAnonymised, type OrderRow } from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';

/** Behind the hash, which no server and no log sees (PARCEL-25). */
export function attemptLinkOf(
  { keys, config }: SecretDeps & Pick<Deps, 'config'>,
  order: Pick<OrderRow, 'number'>,
  parcel: Pick<Parcel, 'position'>,
): string {
  return `${config.publicUrl}/#/delivery/${tokenOf(keys, 'attempt', `${order.number}-${parcel.position}`)}`;
}

/** Null for tokens that are not of the shop, and after the buyer's account is deleted. */
export async function parcelOfAttemptLink(
  db: Database,
  { keys }: SecretDeps,
  link: string,
): Promise<Parcel | null> {
  const number = idOfToken(keys, 'attempt', link);
  if (number === null) return null;
  const at = number.lastIndexOf('-');
  const order = await findAnyOrder(db, number.slice(0, at));
  if (order === null || isAnonymised(order)) return null;
  const parcels = await listParcels(db, order.id);
  return parcels.find(({ position }) => String(position) === number.slice(at + 1)) ?? null;
}
