import type { AddressView } from '@ilaneer/contract/address/address';
import { stateContradiction } from '@ilaneer/domain/address/pin-code-state';
import {
  type Address,
  type AddressInput,
  normaliseAddress,
  REQUIRED_FIELDS_TEXT,
  validateAddress,
} from '@ilaneer/domain/address/validate-address';

/** What the form says: over its fields, and at each field that needs another look. */
export type FormProblems = {
  readonly general: string | null;
  readonly fields: Readonly<Partial<Record<keyof AddressInput, string>>>;
};

/** Nothing to complain about. */
export const NO_PROBLEMS: FormProblems = { general: null, fields: {} };

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

/** The address that was typed, or what is wrong with it (ADDRESS-6). */
export function checkForm(
  input: AddressInput,
  pinCodeState: string | null = null,
): {
  readonly address: Address;
  readonly problems: FormProblems;
} {
  const address = normaliseAddress(input);
  const otherState = address.stateConfirmed ? null : otherStateOf(address, pinCodeState);
  const fields = Object.fromEntries(
    [...validateAddress(address), ...(otherState === null ? [] : [stateContradiction(address, otherState)])]
      .toReversed()
      .map(({ field, message }) => [field, message]),
  );
  const general = REQUIRED.some((field) => address[field] === '') ? REQUIRED_FIELDS_TEXT : null;
  return { address, problems: { general, fields } };
}
