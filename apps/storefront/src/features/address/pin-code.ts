import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import { PIN_CODE_SHAPE } from '@ilaneer/domain/address/pin-code';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

const PIN_CODE_KEY = 'pin-code';

/** Where a PIN code lies; nothing is asked for before it is complete. */
export function usePinCode(pin: string) {
  return useQuery({
    queryKey: [PIN_CODE_KEY, pin],
    enabled: PIN_CODE_SHAPE.test(pin),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      request<typeof getPinCode>('GET', '/pin-codes/:pin', { params: { pin }, signal }),
  });
}

/** Asks again where PIN codes lie that nobody could be asked about before. */
export function askForPinCodesAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    queryKey: [PIN_CODE_KEY],
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
}
