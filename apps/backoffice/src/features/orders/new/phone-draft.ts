import type { AddressBody } from '@ilaneer/contract/address/address';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { OrderGoodsView } from '@ilaneer/contract/staff/orders/order-lines';
import type { PhoneCustomerView, placePhoneOrder } from '@ilaneer/contract/staff/orders/phone-orders';
import { readStored, writeStored } from '../../../session/browser-storage.ts';

export type PhoneLine = { readonly goods: OrderGoodsView; readonly quantity: number };

export const ADDRESS_FIELDS = [
  'fullName',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
] as const;

export type TypedAddress = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>> & {
  /** That it is in this state, whatever its PIN code says. */
  readonly stateConfirmed: boolean;
};

/** An order by phone while it is taken; kept in the browser until it is placed, so that nothing is lost. */
export type PhoneDraft = {
  /** The same for every try: a repeat is the same order. */
  readonly key: string;
  /** Null for somebody new. */
  readonly customer: PhoneCustomerView | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: TypedAddress;
  readonly lines: readonly PhoneLine[];
  readonly couponCode: string;
  readonly payment: 'cod' | 'link';
  readonly note: string;
};

const BLANK: TypedAddress = {
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: 'Kerala',
  zipCode: '',
  stateConfirmed: false,
};

export function newDraft(): PhoneDraft {
  return {
    key: crypto.randomUUID(),
    customer: null,
    name: '',
    phone: '',
    email: '',
    address: BLANK,
    lines: [],
    couponCode: '',
    payment: 'cod',
    note: '',
  };
}

export function readDraft(): PhoneDraft {
  const fresh = newDraft();
  try {
    const stored: unknown = JSON.parse(readStored('staff.phone-order') ?? 'null');
    return isDraft(stored) ? { ...fresh, ...stored, address: { ...BLANK, ...stored.address } } : fresh;
  } catch {
    return fresh;
  }
}

export function keepDraft(draft: PhoneDraft): void {
  writeStored('staff.phone-order', JSON.stringify(draft));
}

export function withFound(draft: PhoneDraft, goods: OrderGoodsView): PhoneDraft {
  const known = draft.lines.findIndex((line) => line.goods.variantId === goods.variantId);
  const line = draft.lines[known];
  const lines =
    line === undefined
      ? [...draft.lines, { goods, quantity: 1 }]
      : draft.lines.with(known, { goods, quantity: line.quantity + 1 });
  return { ...draft, lines };
}

export function withUnits(draft: PhoneDraft, variantId: string, quantity: number): PhoneDraft {
  const lines = draft.lines.flatMap((line) =>
    line.goods.variantId !== variantId
      ? [line]
      : quantity > 0
        ? [{ ...line, quantity: Math.min(50, Math.trunc(quantity)) }]
        : [],
  );
  return { ...draft, lines };
}

export function linesOf({ lines }: PhoneDraft) {
  return lines.map(({ goods, quantity }) => ({ variantId: goods.variantId, quantity }));
}

/** What is sent: who it is for, and where it goes. Name and number of somebody new stand for the address's too. */
export function bodyOf(draft: PhoneDraft, total: number): PartOf<typeof placePhoneOrder, 'body'> {
  const { customer, name, phone, email, address, couponCode, payment, note } = draft;
  const to: AddressBody = {
    ...address,
    fullName: address.fullName.trim() || (customer?.name ?? name),
    phone: address.phone.trim() || (customer?.mobile ?? phone),
    country: 'India',
    addressType: 'Home',
  };
  return {
    customer: customer === null ? { name, phone, email } : { id: customer.id },
    address: to,
    lines: linesOf(draft),
    couponCode,
    payment,
    total,
    note,
  };
}

function isDraft(stored: unknown): stored is PhoneDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'key' in stored &&
    typeof stored.key === 'string' &&
    'lines' in stored &&
    Array.isArray(stored.lines) &&
    'address' in stored
  );
}
