import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ShownCustomers } from '../../http/shown-customers.ts';
import type { Order } from '../../modules/order/order.ts';

export function toAddressView(address: Order['deliveryAddress']): StaffOrderView['address'] {
  const { fullName, phone, email, addressLine1, addressLine2, city, state, pinCode, addressType } = address;
  return {
    fullName,
    phone,
    email,
    addressLine1,
    addressLine2,
    city,
    state,
    zipCode: pinCode,
    addressType,
  };
}

export function readsOrders({ permissions }: StaffActor): boolean {
  return permissions.includes('orders.read');
}

/** PRIVACY-17. */
export function orderShown({ id }: Pick<Order, 'id'>): readonly ShownCustomers[] {
  return [{ on: 'order', by: 'order', ids: [id] }];
}
