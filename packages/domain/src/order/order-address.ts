/** The delivery address of an order as it was when the order was placed. */
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
  /** The shopper said that the state is right although the PIN code lies in another one; left out by older orders. */
  readonly stateConfirmed?: boolean;
};

/**
 * The address of an order that is opened to be paid before anybody said where it goes (CHECKOUT-22). Its state is that of
 * the shop, whose GST stands until `place-order` brings the address: the total is the same in every state.
 */
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

/** Whether it is known where an order goes. Only a pending or cancelled one may lack it. */
export function hasAddress(order: { readonly deliveryAddress: Pick<OrderAddress, 'pinCode'> }): boolean {
  return order.deliveryAddress.pinCode !== '';
}
