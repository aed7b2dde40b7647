import type { BusinessView } from '@ilaneer/contract/address/business';

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
  /** Confirmed despite the PIN code. */
  readonly stateConfirmed: boolean;
};

/** Both null: the recipient. */
export type CheckoutBilling = {
  readonly business: BusinessView | null;
  readonly billTo: CheckoutAddress | null;
};

/** Beside the usual way (DELIVERY-13). */
export type CheckoutMethod = { readonly id: string; readonly name: string };

export function checkoutState(
  address: object,
  shopperId: string | undefined,
  billing: { readonly business: BusinessView | null; readonly billTo: object | null } = {
    business: null,
    billTo: null,
  },
  method: CheckoutMethod | null = null,
) {
  return { address, shopperId, ...billing, method };
}

/** Null: the usual way. */
export function readCheckoutMethod(state: unknown, shopperId: string | undefined): CheckoutMethod | null {
  const method = readCheckoutAddress(state, shopperId) === null ? null : fieldOf(state, 'method');
  if (typeof method !== 'object' || method === null) return null;
  const [id, name] = [textOf(method, 'id'), textOf(method, 'name')];
  return id === '' ? null : { id, name };
}

/** From the navigation state; accepts `address` and `pinCode`. Another shopper's is ignored (CHECKOUT-5). */
export function readCheckoutAddress(state: unknown, shopperId: string | undefined): CheckoutAddress | null {
  const chosenBy = fieldOf(state, 'shopperId');
  if (chosenBy !== undefined && chosenBy !== shopperId) return null;
  return readAddressOf(fieldOf(state, 'address'));
}

function readAddressOf(address: unknown): CheckoutAddress | null {
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

export function readCheckoutBilling(state: unknown, shopperId: string | undefined): CheckoutBilling {
  if (readCheckoutAddress(state, shopperId) === null) return { business: null, billTo: null };
  const business = readBusinessOf(fieldOf(state, 'business'));
  return { business, billTo: business === null ? readAddressOf(fieldOf(state, 'billTo')) : null };
}

function readBusinessOf(business: unknown): BusinessView | null {
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
