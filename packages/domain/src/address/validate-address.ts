import type { FieldProblem } from '../field-problem.ts';
import { typedPhone } from '../text/typed-phone.ts';
import { typedDigits, typedName, typedText } from '../text/typed-text.ts';
import { indianStateNamed } from './indian-states.ts';

export const ADDRESS_TYPES = ['Home', 'Office'] as const;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** A delivery address in India; phone as by `normalisePhone`, `zipCode` the 6-digit PIN code. */
export type Address = AddressInput & { readonly country: 'India' };

export type AddressInput = {
  readonly fullName: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly addressType: AddressType;
  /** Confirmed although the PIN code is in another state. */
  readonly stateConfirmed: boolean;
};

export const BLANK_ADDRESS: AddressInput = {
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  addressType: 'Home',
  stateConfirmed: false,
};

/** Text for missing required fields (ADDRESS-6). */
export const REQUIRED_FIELDS_TEXT = 'Please fill in all required fields';

const limits = { fullName: 100, addressLine1: 200, addressLine2: 200, city: 100 } as const;
const indianPhone = /^[6-9]\d{9}$/;
const phoneAbroad = /^\+[1-9]\d{6,14}$/;
const pinCodeShape = /^[1-9]\d{5}$/;

/** The stored form: trimmed texts, phone and PIN code without separators, state as listed. */
export function normaliseAddress(input: AddressInput): Address {
  return {
    fullName: typedName(input.fullName),
    phone: normalisePhone(input.phone),
    addressLine1: typedName(input.addressLine1),
    addressLine2: typedName(input.addressLine2),
    city: typedName(input.city),
    state: indianStateNamed(input.state) ?? typedText(input.state),
    country: 'India',
    zipCode: typedDigits(input.zipCode),
    addressType: input.addressType,
    stateConfirmed: input.stateConfirmed,
  };
}

/** Indian numbers as 10 digits, foreign ones as `+` and digits: gifts are sent from abroad (ADDRESS-9). */
export function normalisePhone(phone: string): string {
  const compact = typedPhone(phone).replace(/^00(?=[1-9])/, '+');
  const digits = compact.replace(/\+/g, '').replace(/^0+/, '');
  if (/^910?[6-9]\d{9}$/.test(digits)) return digits.slice(-10);
  return compact.startsWith('+') && digits !== '' ? `+${digits}` : digits;
}

/** ADDRESS-6 to ADDRESS-10. City and second line are optional. */
export function validateAddress(address: Address): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (field: keyof Address, message: string): void => {
    problems.push({ field, message });
  };
  if (address.fullName === '') report('fullName', 'Full name is required');
  const phone = phoneProblem(address.phone);
  if (phone !== null) report('phone', phone);
  if (address.addressLine1 === '') report('addressLine1', 'Address line 1 is required');
  if (address.state === '') report('state', 'State is required');
  else if (indianStateNamed(address.state) === null) report('state', 'Please choose a state of India');
  if (address.zipCode === '') report('zipCode', 'PIN code is required');
  else if (!pinCodeShape.test(address.zipCode)) {
    report('zipCode', 'PIN code must be exactly 6 digits and not start with 0');
  }
  for (const [field, max] of Object.entries(limits) as [keyof typeof limits, number][]) {
    if (address[field].length > max) report(field, `${limitNames[field]} must be at most ${max} characters`);
  }
  return problems;
}

/** Of a normalised phone (ADDRESS-9). */
export function phoneProblem(phone: string): string | null {
  if (phone === '') return 'Phone number is required';
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+91');
  if (isAbroad) return phoneAbroad.test(phone) ? null : 'Please enter a valid phone number';
  return indianPhone.test(phone)
    ? null
    : 'Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9';
}

const limitNames = {
  fullName: 'Full name',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
} as const;
