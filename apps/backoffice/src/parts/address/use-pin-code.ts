import { ApiError } from '@ilaneer/client/api-errors';
import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../session/staff-api.ts';

type KnownPinCode = {
  readonly hint: string | undefined;
  readonly state: string | null;
  readonly city: string | null;
};

export function usePinCode(typed: string): KnownPinCode {
  const pin = typed.replaceAll(' ', '');
  const { data, error } = useQuery({
    queryKey: ['pin-code', pin],
    enabled: PIN_CODE_SHAPE.test(pin),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof getPinCode>('GET', '/pin-codes/:pin', { params: { pin }, signal }),
  });
  if (data !== undefined) {
    const place = [data.city || data.district, data.state].filter((part) => part !== '');
    return { hint: place.join(', '), state: data.state, city: data.city || data.district || null };
  }
  const isUnknown = error instanceof ApiError && error.status === 404;
  return {
    hint: isUnknown ? 'We do not know this PIN code. Please check it.' : undefined,
    state: null,
    city: null,
  };
}
