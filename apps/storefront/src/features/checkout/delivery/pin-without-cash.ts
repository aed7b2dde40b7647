import { useArrival } from '../../address/arrival.tsx';

/** The PIN code, if the shop delivers there and takes no cash (DELIVERY-15). */
export function usePinWithoutCash(pin: string): string | null {
  const { data } = useArrival(pin);
  return data?.isServed === true && !data.takesCash ? data.pinCode : null;
}
