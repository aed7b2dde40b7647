import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-errors.ts';
import { fillPlace, placeText } from './fill-place.ts';
import { usePinCode } from './pin-code.ts';

/** What is known of a form's PIN code. */
export type KnownPinCode = {
  /** What to say under it. */
  readonly hint: string | undefined;
  /** The state that it lies in; null while or when nobody knows. */
  readonly state: string | null;
};

/** Fills city and state of a form by its PIN code. */
export function usePinCodeFill(
  input: AddressInput,
  change: (part: Partial<AddressInput>) => void,
): KnownPinCode {
  const pin = input.zipCode.replaceAll(' ', '');
  const { data, error } = usePinCode(pin);
  // The address as it was opened counts as filled in by its PIN code: another one may replace it.
  const filled = useRef({ pin, city: input.city, state: input.state });

  useEffect(() => {
    if (data === undefined || data.pinCode === filled.current.pin) return;
    const changes = fillPlace(input, filled.current, data);
    filled.current = { pin: data.pinCode, city: data.city, state: data.state };
    if (Object.keys(changes).length > 0) change(changes);
  }, [data, input, change]);

  if (data !== undefined) return { hint: placeText(data), state: data.state };
  const isUnknown = error instanceof ApiError && error.status === 404;
  return { hint: isUnknown ? 'We do not know this PIN code. Please check it.' : undefined, state: null };
}
