import type { AddressView } from '@ilaneer/contract/address/address';
import { stateContradiction } from '@ilaneer/domain/address/pin-code-state';
import {
  type AddressInput,
  normaliseAddress,
  REQUIRED_FIELDS_TEXT,
  validateAddress,
} from '@ilaneer/domain/address/validate-address';
import type { FieldProblem } from '@ilaneer/domain/field-problem';

const REQUIRED = ['fullName', 'phone', 'addressLine1', 'state', 'zipCode'] as const;

/** Must be confirmed before ordering. */
export function isContradicted(
  address: AddressView,
): address is AddressView & { readonly pinCodeState: string } {
  // Copies of earlier releases lack it.
  return typeof address.pinCodeState === 'string' && !address.stateConfirmed;
}

/** Null if no contradiction is known. */
export function otherStateOf(
  { state }: Pick<AddressInput, 'state'>,
  pinCodeState: string | null,
): string | null {
  return state === '' || state === pinCodeState ? null : pinCodeState;
}

/** By field, and `root` for missing ones (ADDRESS-6). */
export function checkForm(input: AddressInput, pinCodeState: string | null = null): FieldProblem[] {
  const address = normaliseAddress(input);
  const otherState = address.stateConfirmed ? null : otherStateOf(address, pinCodeState);
  const isIncomplete = REQUIRED.some((field) => address[field] === '');
  return [
    ...(isIncomplete ? [{ field: 'root', message: REQUIRED_FIELDS_TEXT }] : []),
    ...validateAddress(address),
    ...(otherState === null ? [] : [stateContradiction(address, otherState)]),
  ];
}
