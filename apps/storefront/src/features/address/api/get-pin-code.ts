import type { getPinCode } from '@ilaneer/contract/pin-code';
import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** Where a PIN code lies; nothing is asked for before it is complete. */
export function usePinCode(pin: string) {
  return useQuery({
    queryKey: ['pin-code', pin],
    enabled: PIN_CODE_SHAPE.test(pin),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      request<typeof getPinCode>('GET', '/pin-codes/:pin', { params: { pin }, signal }),
  });
}
