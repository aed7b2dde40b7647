import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelUnconfirmed, confirmOrder, declineOrder } from '../../src/flows/fulfilment/confirm-order.ts';
import { holdOrder } from '../../src/flows/order-desk/mark-order.ts';
import { orderTokenOf } from '../../src/modules/order/order-links.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { unwrap } from './courier-money.ts';
import { type Happening, note } from './coverage.ts';
import type { MoneyLedger } from './money-ledger.ts';

/** Silence ends with the life, by expiry. */
export const answerStep = fc.record({
  do: fc.constant('answer the question' as const),
  how: fc.constantFrom('confirm', 'confirm', 'release', 'decline', 'expire', 'be silent'),
});
export type AnswerStep = typeof answerStep extends fc.Arbitrary<infer One> ? One : never;

const CONFIRMED = { status: 'placed', heldAt: null, holdReason: null, confirmBy: null };
const ENDS = {
  confirm: { is: 'confirmed', order: CONFIRMED },
  release: { is: 'released', order: CONFIRMED },
  decline: { is: 'declined', order: { status: 'cancelled', cancelCause: 'by shopper' } },
  expire: { is: 'expired', order: { status: 'cancelled', cancelCause: 'not confirmed' } },
} as const satisfies Record<string, { readonly is: Happening; readonly order: object }>;

/** CHECKOUT-31. Without an open question nothing changes. */
export async function answerQuestion(
  { env, clock, seen }: MoneyLedger,
  orderId: string,
  how: AnswerStep['how'],
): Promise<void> {
  if (how === 'be silent') return;
  const asked = await findOrderById(env.db, orderId);
  if (asked === null) throw new Error('the order is gone');
  const { status, confirmBy, version } = asked;
  const isOpen = status === 'placed' && confirmBy !== null;
  const link = orderTokenOf(env, 'confirm', asked);
  if (how === 'confirm' || how === 'decline') {
    const answer = how === 'confirm' ? confirmOrder : declineOrder;
    // Against an end it is refused.
    const isTaken = isOpen || (how === 'decline') === (status === 'cancelled');
    // Links are opened again.
    for (const _ of [1, 2]) expect((await answer(env, link)).ok).toBe(isTaken);
  }
  if (how === 'release' && isOpen) {
    unwrap(await holdOrder(env, TEST_STAFF, { orderId, version, reason: null }));
  }
  if (how === 'expire' && isOpen) {
    clock.at = Math.max(clock.at, confirmBy.getTime());
    await cancelUnconfirmed(env);
  }
  const answered = await findOrderById(env.db, orderId);
  if (!isOpen) {
    expect(answered).toEqual(asked);
    return;
  }
  expect(answered).toMatchObject(ENDS[how].order);
  note(seen, ENDS[how].is);
}
