import type { PlaceOrderBody } from '@ilaneer/contract/order/order';

/** One attempt to order: the request, and the key that makes its repetitions one order. */
export type OrderAttempt = { readonly key: string; readonly body: PlaceOrderBody };

/**
 * The attempt for a request: under the former key when the request is the same, so that a second click or a retry
 * after a lost connection can't order twice; under a new one when anything in it changed that the shop goes by.
 */
export function attemptFor(
  body: PlaceOrderBody,
  former: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const isSame = former !== null && agreementOf(former.body) === agreementOf(body);
  return { key: isSame ? former.key : newKey(), body };
}

// A card holder's name that was corrected after a lost answer makes no other order of it.
function agreementOf({ paymentDetails: _unread, ...agreement }: PlaceOrderBody): string {
  return JSON.stringify(agreement);
}
