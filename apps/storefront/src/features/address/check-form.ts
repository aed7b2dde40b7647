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

/** Whether a saved address has to be asked about before anything is ordered to it. */
export function isContradicted(
  address: AddressView,
): address is AddressView & { readonly pinCodeState: string } {
  // A copy from an earlier release says nothing of it.
  return typeof address.pinCodeState === 'string' && !address.stateConfirmed;
}

/** The other state that the form's PIN code lies in, as far as it is known; null when nothing speaks against the one chosen. */
export function otherStateOf(
  { state }: Pick<AddressInput, 'state'>,
  pinCodeState: string | null,
): string | null {
  return state === '' || state === pinCodeState ? null : pinCodeState;
}

/** What is wrong with the address that was typed, field by field; over all of them (`root`) that something is missing (ADDRESS-6). */
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
