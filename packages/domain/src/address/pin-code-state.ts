import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { findPinCodePlace, type PinCodeRange } from './pin-code.ts';
import { type Address, type AddressInput, normaliseAddress, validateAddress } from './validate-address.ts';

type PinCodeAndState = Pick<Address, 'zipCode' | 'state'>;

/**
 * The state that an address's PIN code lies in when it is another one; null when they agree, or the table does not
 * know the code.
 */
export function contradictingState(
  ranges: readonly PinCodeRange[],
  { zipCode, state }: PinCodeAndState,
): string | null {
  const place = findPinCodePlace(ranges, zipCode);
  return place === null || place.state === state ? null : place.state;
}

/** What is wrong with an address whose PIN code lies in another state (ADDRESS-17). */
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
 * Checks the address that was typed before it is stored or ordered with. The state decides which taxes GST is made
 * of, so its PIN code must lie in it, unless the shopper says that it is right all the same (ADDRESS-16): the table
 * goes by the beginnings of PIN codes, and some places at a border get their post from the other side. Errors: every
 * problem, by field.
 */
export function checkAddress(
  input: AddressInput,
  ranges: readonly PinCodeRange[],
): Result<Address, readonly FieldProblem[]> {
  const address = normaliseAddress(input);
  const problems = validateAddress(address);
  if (problems.length > 0) return err(problems);
  const other = contradictingState(ranges, address);
  // There is nothing to note where the two agree.
  if (other === null) return ok({ ...address, stateConfirmed: false });
  return address.stateConfirmed ? ok(address) : err([stateContradiction(address, other)]);
}
