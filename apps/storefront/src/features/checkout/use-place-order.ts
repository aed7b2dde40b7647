import type { PlaceOrderBody } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { useRef } from 'react';
import { attemptFor, type OrderAttempt } from './order-attempt.ts';
import { type OrderRefusal, orderRefusal } from './outcome/order-refusal.ts';
import { usePlaceOrder } from './place-order.ts';
import { forgetSentAttempt, noteSentAttempt } from './sent-attempt.ts';

type Ordering = {
  /** Orders the one item of the request and leaves the cart alone. */
  readonly isSingle: boolean;
  readonly onPlaced: (order: OrderView) => void;
  readonly onRefused: (refusal: OrderRefusal) => void;
};

/**
 * Places an order, one at a time: a second click while one runs is ignored, and the same request keeps its key
 * through retries until the server has given a price to agree to anew.
 */
export function useOrdering({ isSingle, onPlaced, onRefused }: Ordering) {
  const placing = usePlaceOrder(isSingle);
  const running = useRef(false);
  const attempt = useRef<OrderAttempt | null>(null);

  async function place(body: PlaceOrderBody): Promise<void> {
    // A ref, because the second click of a pair comes before React has shown the first one's state.
    if (running.current) return;
    running.current = true;
    attempt.current = attemptFor(body, attempt.current, () => crypto.randomUUID());
    noteSentAttempt(attempt.current.key);
    try {
      const reply = await placing.mutateAsync(attempt.current);
      forgetSentAttempt();
      onPlaced(reply.order);
    } catch (error) {
      const refusal = orderRefusal(error instanceof Error ? error : new Error(String(error)));
      if (refusal.kind !== 'unknown') forgetSentAttempt();
      if (refusal.kind === 'price-changed') attempt.current = null;
      onRefused(refusal);
    } finally {
      running.current = false;
    }
  }

  return { place, isPlacing: placing.isPending || placing.isSuccess };
}
