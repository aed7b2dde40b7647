import type { placeOrder } from '@ilaneer/contract/order/order';
import type { placeSingleOrder } from '@ilaneer/contract/order/single-order';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import type { OrderAttempt } from './order-attempt.ts';

const TIMEOUT_MS = 30_000;

/**
 * Places an order of the cart, or of a single item. Repeating an attempt is safe: its key makes the server answer with
 * the first order.
 */
export function usePlaceOrder(isSingle: boolean) {
  return useMutation({ mutationFn: isSingle ? sendSingle : sendCart });
}

function sendCart({ key, body }: OrderAttempt) {
  return request<typeof placeOrder>('POST', '/place-order', {
    headers: { 'idempotency-key': key },
    body,
    timeoutMs: TIMEOUT_MS,
  });
}

function sendSingle({ key, body: { items, ...agreement } }: OrderAttempt) {
  const [item] = items;
  if (item === undefined) throw new RangeError('an order of one item without it');
  return request<typeof placeSingleOrder>('POST', '/single-product-place-order', {
    headers: { 'idempotency-key': key },
    body: { ...item, ...agreement },
    timeoutMs: TIMEOUT_MS,
  });
}
