import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ShownCustomers } from '../../http/shown-customers.ts';
import type { Order } from '../../modules/order/order.ts';

/** Where an order goes, as staff see and edit it. */
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

/** Whether a member of staff may see where orders go. */
export function readsOrders({ permissions }: StaffActor): boolean {
  return permissions.includes('orders.read');
}

/** That a refusal shows whose order it is (PRIVACY-17). */
export function orderShown({ id }: Pick<Order, 'id'>): readonly ShownCustomers[] {
  return [{ on: 'order', by: 'order', ids: [id] }];
}
