import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
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
