import type { PlaceOrderBody } from '@ilaneer/contract/order';

/** One attempt to order: the request, and the key that makes its repetitions one order. */
export type OrderAttempt = { readonly key: string; readonly body: PlaceOrderBody };

/**
 * The attempt for a request: the former one when the request is the same, so that a second click or a retry
 * after a lost connection can't order twice; a new one when anything in it changed.
 */
export function attemptFor(
  body: PlaceOrderBody,
  former: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  if (former !== null && JSON.stringify(former.body) === JSON.stringify(body)) return former;
  return { key: newKey(), body };
}
