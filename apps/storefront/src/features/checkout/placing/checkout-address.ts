import type { BusinessView } from '@ilaneer/contract/address/business';

/** The address that the address step hands to the payment step; what is missing is empty. */
export type CheckoutAddress = {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly addressType: 'Home' | 'Office';
  /** The shopper said that the state is right although the PIN code lies in another one. */
  readonly stateConfirmed: boolean;
};

/** The navigation state that hands an address to the payment step, and the business that is billed, if one is. */
export function checkoutState(
  address: object,
  shopperId: string | undefined,
  business: BusinessView | null = null,
) {
  return { address, shopperId, business };
}

/**
 * The address in the navigation state, or null without one. It may say `address` for the first line and `pinCode` for
 * the PIN code. The browser's history outlives a session: an address that another shopper chose in this browser is not
 * read (CHECKOUT-5).
 */
export function readCheckoutAddress(state: unknown, shopperId: string | undefined): CheckoutAddress | null {
  const chosenBy = fieldOf(state, 'shopperId');
  if (chosenBy !== undefined && chosenBy !== shopperId) return null;
  const address = fieldOf(state, 'address');
  if (typeof address !== 'object' || address === null) return null;
  return {
    fullName: textOf(address, 'fullName'),
    phone: textOf(address, 'phone'),
    email: textOf(address, 'email'),
    addressLine1: textOf(address, 'addressLine1', 'address'),
    addressLine2: textOf(address, 'addressLine2'),
    city: textOf(address, 'city'),
    state: textOf(address, 'state'),
    zipCode: textOf(address, 'zipCode', 'pinCode'),
    addressType: textOf(address, 'addressType') === 'Office' ? 'Office' : 'Home',
    stateConfirmed: fieldOf(address, 'stateConfirmed') === true,
  };
}

/** The business in the navigation state; null where the order is billed to where it goes. */
export function readCheckoutBusiness(state: unknown, shopperId: string | undefined): BusinessView | null {
  if (readCheckoutAddress(state, shopperId) === null) return null;
  const business = fieldOf(state, 'business');
  if (typeof business !== 'object' || business === null) return null;
  return {
    gstin: textOf(business, 'gstin'),
    legalName: textOf(business, 'legalName'),
    addressLine1: textOf(business, 'addressLine1'),
    addressLine2: textOf(business, 'addressLine2'),
    city: textOf(business, 'city'),
    state: textOf(business, 'state'),
    pinCode: textOf(business, 'pinCode'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function textOf(address: object, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fieldOf(address, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}
