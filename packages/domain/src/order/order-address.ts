export type OrderAddress = {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pinCode: string;
  readonly addressType: string;
  /** Confirmed despite the PIN code; missing in older orders. */
  readonly stateConfirmed?: boolean;
};

/** CHECKOUT-22. In the shop's state until `place-order`: the total is equal everywhere. */
export function addressToCome(email: string | null, shopState: string): OrderAddress {
  return {
    fullName: '',
    phone: '',
    email,
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: shopState,
    country: 'India',
    pinCode: '',
    addressType: 'Home',
  };
}

/** Only pending and cancelled orders may lack one. */
export function hasAddress(order: { readonly deliveryAddress: Pick<OrderAddress, 'pinCode'> }): boolean {
  return order.deliveryAddress.pinCode !== '';
}
