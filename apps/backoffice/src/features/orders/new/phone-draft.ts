import type { PartOf } from '@ilaneer/contract/message/call';
import type { OrderGoodsView } from '@ilaneer/contract/staff/orders/order-lines';
import type { PhoneCustomerView, placePhoneOrder } from '@ilaneer/contract/staff/orders/phone-orders';
import { validateCaller } from '@ilaneer/domain/account/validate-caller';
import {
  type AddressInput,
  BLANK_ADDRESS,
  normaliseAddress,
  validateAddress,
} from '@ilaneer/domain/address/validate-address';
import { unitsProblem } from '@ilaneer/domain/cart/line-quantity';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { BusinessInput } from '@ilaneer/domain/tax-document/business-details';
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

export type TypedAddress = Omit<AddressInput, 'addressType'>;

/** Stored until placed. */
export type PhoneDraft = {
  readonly key: string;
  readonly customer: PhoneCustomerView | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: TypedAddress;
  readonly business: BusinessInput | null;
  readonly lines: readonly PhoneLine[];
  readonly couponCode: string;
  readonly payment: 'cod' | 'link';
  readonly note: string;
};

const { addressType: _type, ...BLANK } = BLANK_ADDRESS;

export function newDraft(): PhoneDraft {
  return {
    key: crypto.randomUUID(),
    customer: null,
    name: '',
    phone: '',
    email: '',
    address: BLANK,
    business: null,
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

export function storeDraft(draft: PhoneDraft): void {
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
  const lines = draft.lines.map((line) =>
    line.goods.variantId === variantId ? { ...line, quantity } : line,
  );
  return { ...draft, lines };
}

export function withoutLine(draft: PhoneDraft, variantId: string): PhoneDraft {
  return { ...draft, lines: draft.lines.filter(({ goods }) => goods.variantId !== variantId) };
}

/** Local validation by server field. */
export function problemsOf(draft: PhoneDraft): readonly FieldProblem[] {
  const { customer, name, phone, email, address } = draft;
  const ofCaller = customer === null ? validateCaller({ name, phone, email }) : [];
  // Empty fields have their own error.
  const stands = ({ field }: FieldProblem) =>
    customer === null && (field === 'fullName' || field === 'phone') && address[field].trim() === '';
  const ofAddress = validateAddress(normaliseAddress(addressOf(draft))).filter((one) => !stands(one));
  return [...ofCaller, ...unitProblems(draft), ...ofAddress];
}

export function unitProblems({ lines }: PhoneDraft): readonly FieldProblem[] {
  return lines.flatMap(({ quantity }, index) => {
    const message = unitsProblem(quantity, 1);
    return message === null ? [] : [{ field: `lines.${index}.quantity`, message }];
  });
}

export function linesOf({ lines }: PhoneDraft) {
  return lines.map(({ goods, quantity }) => ({ variantId: goods.variantId, quantity }));
}

/** A new customer's name and number also fill the address. */
export function bodyOf(draft: PhoneDraft, total: number): PartOf<typeof placePhoneOrder, 'body'> {
  const { customer, name, phone, email, business, couponCode, payment, note } = draft;
  return {
    customer: customer === null ? { name, phone, email } : { id: customer.id },
    address: { ...addressOf(draft), country: 'India' },
    business,
    lines: linesOf(draft),
    couponCode,
    payment,
    total,
    note,
  };
}

function addressOf({ customer, name, phone, address }: PhoneDraft): AddressInput {
  return {
    ...address,
    fullName: address.fullName.trim() || (customer?.name ?? name),
    phone: address.phone.trim() || (customer?.mobile ?? phone),
    addressType: 'Home',
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
