import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { findPinCodePlace, type PinCodeRange } from './pin-code.ts';
import { type Address, type AddressInput, normaliseAddress, validateAddress } from './validate-address.ts';

type PinCodeAndState = Pick<Address, 'zipCode' | 'state'>;

/** State of the PIN code if it differs from the address; null when they agree or the code is unknown. */
export function contradictingState(
  ranges: readonly PinCodeRange[],
  { zipCode, state }: PinCodeAndState,
): string | null {
  const place = findPinCodePlace(ranges, zipCode);
  return place === null || place.state === state ? null : place.state;
}

/** Error of a PIN code in another state (ADDRESS-17). */
export function stateContradiction(
  { zipCode, state }: PinCodeAndState,
  pinCodeState: string,
): FieldProblem & { readonly field: 'state' } {
  return {
    field: 'state',
    message: `PIN code ${zipCode} is in ${pinCodeState}, not in ${state}. Please correct the PIN code or the state.`,
  };
}

/**
 * The state determines the GST components, so the PIN code must be in it unless confirmed (ADDRESS-16): some
 * border places get post from the next state. Errors: all problems, by field.
 */
export function checkAddress(
  input: AddressInput,
  ranges: readonly PinCodeRange[],
): Result<Address, readonly FieldProblem[]> {
  const address = normaliseAddress(input);
  const problems = validateAddress(address);
  if (problems.length > 0) return err(problems);
  const other = contradictingState(ranges, address);
  // No confirmation to record when they agree.
  if (other === null) return ok({ ...address, stateConfirmed: false });
  return address.stateConfirmed ? ok(address) : err([stateContradiction(address, other)]);
}
