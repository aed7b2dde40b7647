import type { PhoneAddressView } from '@ilaneer/contract/staff/orders/phone-orders';
import type { Database } from '../../db/connect.ts';
import { listAddresses } from '../../modules/address/address.ts';
import { listDeliveryAddresses } from '../../modules/order/order.ts';

/** Shortcut keys 1 to 9. */
const MOST_OFFERED = 9;
const ORDERS_LOOKED_AT = 30;

/** Saved, then recent addresses, deduplicated (ORDER-38). */
export async function offeredAddresses(db: Database, customerId: string): Promise<PhoneAddressView[]> {
  const saved = (await listAddresses(db, customerId)).map((row) => ({ ...row, orderNumber: null }));
  const earlier = (await listDeliveryAddresses(db, customerId, ORDERS_LOOKED_AT)).map((order) => ({
    ...order.deliveryAddress,
    id: order.number,
    orderNumber: order.number,
  }));
  const places = new Map<string, PhoneAddressView>();
  for (const { pinCode, stateConfirmed, ...address } of [...saved, ...earlier]) {
    const { id, fullName, phone, addressLine1, addressLine2, city, state, orderNumber } = address;
    const place = placeOf([fullName, addressLine1, addressLine2, city, state, pinCode]);
    if (places.has(place)) continue;
    places.set(place, {
      ...{ id, fullName, phone, addressLine1, addressLine2, city, state, orderNumber },
      zipCode: pinCode,
      stateConfirmed: stateConfirmed ?? false,
    });
  }
  return [...places.values()].slice(0, MOST_OFFERED);
}

function placeOf(parts: readonly string[]): string {
  return parts.map((part) => part.toLowerCase().replaceAll(/[\s.,]+/g, '')).join('|');
}
