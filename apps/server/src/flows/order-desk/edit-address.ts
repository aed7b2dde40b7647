import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { checkAddress } from '@ilaneer/domain/address/pin-code-state';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { hasAddress } from '@ilaneer/domain/order/order-address';
import { isUnshipped, type OrderStatus } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  addTimelineEntry,
  findAnyOrder,
  lockAtVersion,
  type Order,
  type OrderLockFailure,
  supplyStateOf,
  taxAtPlace,
  writeAddress,
} from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import { orderShown, readsOrders, toAddressView } from './address-view.ts';

/** Until packing starts, and again after its claim ends (ORDER-33). */
export function mayEditAddress(status: OrderStatus, parcels: readonly Pick<Parcel, 'state'>[]): boolean {
  return isUnshipped(status) && parcels.every(({ state }) => state === 'waiting' || state === 'cancelled');
}

/**
 * The total stays, the GST split follows. Errors: ADDRESS_INVALID, ORDER_NOT_FOUND, ORDER_NOT_EDITABLE,
 * VERSION_STALE.
 */
export async function editAddress(
  deps: Deps & { readonly pinCodes: readonly PinCodeRange[] },
  actor: StaffActor,
  wanted: { readonly orderId: string; readonly version: number; readonly address: AddressInput },
): Promise<Result<Order, Failure>> {
  const checked = checkAddress(wanted.address, deps.pinCodes);
  if (!checked.ok) return err(invalid(checked.error, 'ADDRESS_INVALID'));
  const { zipCode, ...address } = checked.value;
  return transact<Order, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, wanted.orderId, wanted.version);
    if (!locked.ok) return staleAddress(tx, actor, wanted.orderId, locked.error);
    const order = locked.value;
    // A missing address comes with `place-order` (CHECKOUT-22).
    const mayEdit = hasAddress(order) && mayEditAddress(order.status, await listParcels(tx, order.id));
    if (!mayEdit) return err({ code: 'ORDER_NOT_EDITABLE' });
    const at = deps.now();
    const before = order.deliveryAddress;
    const deliveryAddress = { ...address, pinCode: zipCode, email: before.email };
    const tax = taxAtPlace(order, {
      sellerState: deps.brand.state,
      supplyState: supplyStateOf({ ...order, deliveryAddress }),
    });
    const edited = await writeAddress(tx, order, { deliveryAddress, ...tax }, at);
    recordAct(tx, deps, actor, {
      action: 'changed the address',
      kind: 'order',
      id: order.id,
      label: order.number,
      // No addresses in the audit log (AUDIT-3).
      before: { state: before.state },
      after: { state: address.state },
      reason: null,
    });
    const entry = { kind: 'address_changed', actor, note: null, at } as const;
    return ok(await addTimelineEntry(tx, edited, entry));
  });
}

/** Conflict with the current address (AUDIT-4), for readers of orders only (STAFF-12). */
async function staleAddress(
  tx: Database,
  actor: StaffActor,
  orderId: string,
  failure: OrderLockFailure,
): Promise<Result<Order, Failure>> {
  const order = failure.code === 'VERSION_STALE' ? await findAnyOrder(tx, orderId) : null;
  if (failure.code !== 'VERSION_STALE' || order === null || !readsOrders(actor)) return err(failure);
  const current = { ...failure.data.current, address: toAddressView(order.deliveryAddress) };
  return err({ code: failure.code, data: { current }, shows: orderShown(order) });
}
