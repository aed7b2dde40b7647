import { partOf } from '@ilaneer/client/api-errors';
import { useOneAtATime } from '@ilaneer/client/use-one-at-a-time';
import type { PlaceOrderBody, placeOrder } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { placeSingleOrder } from '@ilaneer/contract/order/single-order';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { attemptFor, clearSentAttempt, type OrderAttempt, storeSentAttempt } from './order-attempt.ts';
import { type OrderRefusal, orderRefusal } from './order-refusal.ts';

const TIMEOUT_MS = 30_000;

type Placing = { readonly kind: 'placed'; readonly order: OrderView } | OrderRefusal;

/** Single-flight (null meanwhile). Keeps the key until new figures must be agreed to. */
export function usePlaceOrder(isSingle: boolean) {
  const placing = useMutation({ mutationFn: isSingle ? sendSingle : sendCart });
  const oneAtATime = useOneAtATime();
  const attempt = useRef<OrderAttempt | null>(null);

  async function place(body: PlaceOrderBody): Promise<Placing> {
    attempt.current = attemptFor(body, attempt.current, () => crypto.randomUUID());
    storeSentAttempt(attempt.current);
    try {
      const order = await placing.mutateAsync(attempt.current);
      clearSentAttempt();
      return { kind: 'placed', order };
    } catch (error) {
      const refusal = orderRefusal(error instanceof Error ? error : new Error(String(error)));
      if (refusal.kind !== 'unknown') clearSentAttempt();
      if (refusal.kind === 'price-changed') attempt.current = null;
      return refusal;
    }
  }

  return {
    place: (body: PlaceOrderBody) => oneAtATime(() => place(body)),
    isPlacing: placing.isPending || placing.isSuccess,
  };
}

function sendCart({ key, body }: OrderAttempt) {
  return request<typeof placeOrder>('POST', '/place-order', {
    headers: { 'idempotency-key': key },
    body,
    timeoutMs: TIMEOUT_MS,
  }).then(partOf('order'));
}

function sendSingle({ key, body: { items, ...agreement } }: OrderAttempt) {
  const [item] = items;
  if (item === undefined) throw new RangeError('an order of one item without it');
  return request<typeof placeSingleOrder>('POST', '/single-product-place-order', {
    headers: { 'idempotency-key': key },
    body: { ...item, ...agreement },
    timeoutMs: TIMEOUT_MS,
  }).then(partOf('order'));
}
