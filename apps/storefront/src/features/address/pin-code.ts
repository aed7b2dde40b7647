import { ApiError } from '@ilaneer/client/api-errors';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { request } from '../../lib/api-client.ts';
import { fillPlace, placeText } from './fill-place.ts';

const PIN_CODE_KEY = 'pin-code';

function usePinCode(pin: string) {
  return useQuery({
    queryKey: [PIN_CODE_KEY, pin],
    enabled: PIN_CODE_SHAPE.test(pin),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      request<typeof getPinCode>('GET', '/pin-codes/:pin', { params: { pin }, signal }),
  });
}

/** Retries failed lookups. */
export function askForPinCodesAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    queryKey: [PIN_CODE_KEY],
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
}

export type KnownPinCode = {
  readonly hint: string | undefined;
  readonly state: string | null;
};

export function usePinCodeFill(
  form: UseFormReturn<AddressInput>,
  onFill: (field: 'city' | 'state') => void,
): KnownPinCode {
  const pin = useWatch({ control: form.control, name: 'zipCode' }).replaceAll(' ', '');
  const { data, error } = usePinCode(pin);
  const filled = useRef({ pin, city: form.getValues('city'), state: form.getValues('state') });

  useEffect(() => {
    if (data === undefined || data.pinCode === filled.current.pin) return;
    const changes = fillPlace(form.getValues(), filled.current, data);
    filled.current = { pin: data.pinCode, city: data.city, state: data.state };
    for (const field of ['city', 'state'] as const) {
      const place = changes[field];
      if (place === undefined) continue;
      form.setValue(field, place);
      onFill(field);
    }
  }, [data, form, onFill]);

  if (data !== undefined) return { hint: placeText(data), state: data.state };
  const isUnknown = error instanceof ApiError && error.status === 404;
  return { hint: isUnknown ? 'We do not know this PIN code. Please check it.' : undefined, state: null };
}
