import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Order } from '../../modules/order/order.ts';
import type { NewParcelEvent, Parcel } from '../../modules/parcel/parcel.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';

/** Of each new event of a parcel: `state` is the one that it led to. */
export async function followDelivery(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'brand' | 'config' | 'now'> & SecretDeps,
  locked: { readonly order: Order; readonly parcel: Parcel },
  event: NewParcelEvent & { readonly id: number },
  state: ParcelState,
): Promise<void> {
  await notifyOfParcel(tx, deps, locked, event, state);
}
